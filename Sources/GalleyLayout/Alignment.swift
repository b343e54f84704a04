import GalleyTables

/// Identifies an alignment guide: one of SwiftUI's eight, or a custom one (`GuideID.custom(n)`).
@usableFromInline package struct GuideID: Hashable, Sendable {
  @usableFromInline package let rawValue: UInt16
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// One of SwiftUI's guides.
  package enum BuiltIn: UInt16 {
    case leading, horizontalCenter, trailing, top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline
  }

  package static let leading = GuideID(rawValue: BuiltIn.leading.rawValue)
  package static let horizontalCenter = GuideID(rawValue: BuiltIn.horizontalCenter.rawValue)
  package static let trailing = GuideID(rawValue: BuiltIn.trailing.rawValue)
  package static let top = GuideID(rawValue: BuiltIn.top.rawValue)
  package static let verticalCenter = GuideID(rawValue: BuiltIn.verticalCenter.rawValue)
  package static let bottom = GuideID(rawValue: BuiltIn.bottom.rawValue)
  package static let firstTextBaseline = GuideID(rawValue: BuiltIn.firstTextBaseline.rawValue)
  package static let lastTextBaseline = GuideID(rawValue: BuiltIn.lastTextBaseline.rawValue)

  /// Nil for a custom guide.
  package var builtIn: BuiltIn? { BuiltIn(rawValue: rawValue) }

  /// Custom guides have the numbers behind those of SwiftUI's.
  private static var firstCustom: UInt16 { BuiltIn.lastTextBaseline.rawValue + 1 }

  /// Whether this is one of SwiftUI's: `builtIn != nil`, without looking at which.
  var isBuiltIn: Bool { rawValue < Self.firstCustom }

  /// The custom guide with this index in the layout tree's `customGuides`.
  package static func custom(_ index: Int) -> GuideID { GuideID(rawValue: firstCustom + UInt16(index)) }

  /// The index in `customGuides`, or nil for a built-in guide.
  package var customIndex: Int? { isBuiltIn ? nil : Int(rawValue - Self.firstCustom) }
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
  package static let bottom = Alignment(horizontal: .horizontalCenter, vertical: .bottom)

  package subscript(axis: Axis) -> GuideID { axis == .horizontal ? horizontal : vertical }
}
