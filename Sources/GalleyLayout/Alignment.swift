/// Identifies an alignment guide: one of SwiftUI's eight, or a custom one (`GuideID.custom(n)`).
@usableFromInline package struct GuideID: Hashable, Sendable {
  @usableFromInline package let rawValue: UInt16
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let leading = GuideID(rawValue: 0)
  package static let horizontalCenter = GuideID(rawValue: 1)
  package static let trailing = GuideID(rawValue: 2)
  package static let top = GuideID(rawValue: 3)
  package static let verticalCenter = GuideID(rawValue: 4)
  package static let bottom = GuideID(rawValue: 5)
  package static let firstTextBaseline = GuideID(rawValue: 6)
  package static let lastTextBaseline = GuideID(rawValue: 7)

  /// The custom guide with this index in the layout tree's `customGuides`.
  package static func custom(_ index: Int) -> GuideID { GuideID(rawValue: UInt16(8 + index)) }

  /// The index in `customGuides`, or nil for a built-in guide.
  package var customIndex: Int? { rawValue < 8 ? nil : Int(rawValue) - 8 }
}

/// A custom alignment guide of a document.
package struct CustomGuide: Sendable {
  package var axis: Axis
  /// The closure that gives the default value for a view's dimensions; the host evaluates it.
  package var defaultValue: HostClosureID

  package init(axis: Axis, defaultValue: HostClosureID) {
    self.axis = axis
    self.defaultValue = defaultValue
  }
}

/// A pair of guides, one per axis.
package struct Alignment: Hashable, Sendable {
  package var horizontal: GuideID
  package var vertical: GuideID

  package init(horizontal: GuideID, vertical: GuideID) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter)
  package static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  package subscript(axis: Axis) -> GuideID { axis == .horizontal ? horizontal : vertical }
}
