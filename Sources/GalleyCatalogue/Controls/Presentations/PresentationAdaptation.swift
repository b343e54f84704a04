import GalleyLanguage

// What presentations read of the modifiers of their content.

/// What a presentation becomes where there is little room.
enum PresentationAdaptation: String, SwiftUIEnumeration {
  case automatic
  case none
  case popover
  case sheet
  case fullScreenCover

  static var swiftName: String { "PresentationAdaptation" }
}

/// How large a sheet is.
enum PresentationSizing: String, SwiftUIEnumeration {
  case automatic
  case fitted
  case form
  case page

  static var swiftName: String { "PresentationSizing" }
}

extension ArgumentLabel<PresentationAdaptation> {
  static var adaptation: Self { Self("adaptation") }
  static var horizontalAdaptation: Self { Self("horizontal") }
  static var verticalAdaptation: Self { Self("vertical") }
}

extension ArgumentLabel<PresentationSizing> {
  static var sizing: Self { Self("sizing") }
}
