/// Whose coordinates a place is in, as SwiftUI's CoordinateSpace calls them.
package enum CoordinateSpaceCase: String, SwiftUIEnumeration {
  case local
  case global
  case named
  case scrollView

  package static var swiftName: String { "CoordinateSpace" }
}
