/// The heights of the system's bars, in points.
///
/// Source: text 4.
package enum BarMetrics {
  /// A navigation bar with its title inline.
  package static let navigationBar = 44.0
  /// The navigation bar of a sheet in iOS 26.
  package static let sheetNavigationBar = 54.0
  /// What a large title adds below the navigation bar (unconfirmed).
  package static let largeTitleRow = 52.0
  /// A tab bar, above the home indicator's inset.
  package static let tabBar = 49.0
  /// The title bar of a Mac's window, which is an inset where the content reaches under it (unconfirmed).
  package static let windowTitleBar = 28.0
}
