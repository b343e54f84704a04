import GalleyLanguage

extension StyleProtocol {
  static let pickerStyle = StyleProtocol(
    "PickerStyle", summary: "How pickers look.", since: .iOS(13), isDefinable: false,
    styles: [
      BuiltInStyle("automatic", "DefaultPickerStyle", "What suits the place of the picker."),
      BuiltInStyle("inline", "InlinePickerStyle", "The options in the place of the picker.", since: .iOS(14)),
      BuiltInStyle(
        "menu", "MenuPickerStyle", "The chosen option, with a menu of all.",
        since: .iOS(14).except(.watchOS).on(.tvOS, since: .iOS(17))),
      BuiltInStyle(
        "navigationLink", "NavigationLinkPickerStyle", "The chosen option, with a link to a list of all.",
        since: .iOS(16).except(.macOS)),
      BuiltInStyle(
        "palette", "PalettePickerStyle", "A row of symbols in a menu.", since: .iOS(17).except(.tvOS, .watchOS)),
      BuiltInStyle(
        "radioGroup", "RadioGroupPickerStyle", "Radio buttons below each other.", since: .iOS(13).only(.macOS)),
      BuiltInStyle(
        "segmented", "SegmentedPickerStyle", "Segments beside each other.", since: .iOS(13).except(.watchOS)),
      BuiltInStyle("wheel", "WheelPickerStyle", "A wheel.", since: .iOS(13).except(.macOS, .tvOS)),
    ])
}
