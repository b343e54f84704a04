/// The direction of reading.
package enum LayoutDirection: String, SwiftUIEnumeration {
  case leftToRight
  case rightToLeft

  package static var swiftName: String { "LayoutDirection" }

  init(isRightToLeft: Bool) { self = isRightToLeft ? .rightToLeft : .leftToRight }
}
