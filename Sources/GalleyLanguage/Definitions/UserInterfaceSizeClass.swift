/// How much room there is along an axis.
package enum UserInterfaceSizeClass: String, SwiftUIEnumeration {
  case compact
  case regular

  package static var swiftName: String { "UserInterfaceSizeClass" }

  init(isCompact: Bool) { self = isCompact ? .compact : .regular }
}
