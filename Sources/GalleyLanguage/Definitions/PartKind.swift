/// What stands among its like alone, and is no view by itself: a type of another protocol than `View` in Swift.
package enum PartKind: Sendable, Hashable {
  case tableRow
  case alert
  case actionSheet
}
