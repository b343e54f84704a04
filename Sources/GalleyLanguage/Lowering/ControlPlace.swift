package import GalleyLayout

/// What controls adapt to: where they stand.
package struct ControlPlace: Sendable, Hashable {
  package enum Container: UInt8, Sendable, Hashable {
    /// Nothing in particular.
    case plain
    case list
    case form
    case toolbar
    case menu
  }

  package var container = Container.plain
  /// The view is a row of its list: views that are several rows there may be it.
  package var isRowLevel = false
  /// The font of texts that have none of their own, such as in the header of a section.
  package var font: Font?
  /// The font of section headers in the list around.
  package var listHeaderFont: Font?

  package init() {}

  /// A list, or a form that is laid out as one.
  package var isList: Bool { container == .list || container == .form }
}

/// What a view is to the section of a list that it stands in.
package struct ListPart: Sendable, Hashable {
  package var part: ListLayout.Part
  /// The number of the section.
  package var section: Int

  package init(_ part: ListLayout.Part, section: Int) {
    self.part = part
    self.section = section
  }
}

extension Platform {
  /// The platform whose metrics count.
  package var metricPlatform: MetricPlatform {
    switch self {
    case .iOS, .iPadOS: .iOS
    case .macOS: .macOS
    case .watchOS: .watchOS
    case .tvOS: .tvOS
    case .visionOS: .visionOS
    }
  }
}
