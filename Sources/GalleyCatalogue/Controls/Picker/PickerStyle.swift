import GalleyLanguage

extension ModifierDefinition {
  static let pickerStyle = ModifierDefinition(
    "pickerStyle", summary: "Sets how pickers in the view look.", since: .iOS(13), layoutStanding: .model,
    overloads: [.style("PickerStyle", type: .layer("PickerStyleWriter", .of(.controlStyle)))],
    examples: [
      Example(
        "Picker: { title: Size, selection: 1, content: [] }\nmodifiers: [ { pickerStyle: segmented } ]",
        type: "ModifiedContent<Picker<Text, Int, EmptyView>, PickerStyleWriter<SegmentedPickerStyle>>")
    ])
}

extension StyleProtocol {
  static let pickerStyle = StyleProtocol(
    "PickerStyle", summary: "How pickers look.", since: .iOS(13), isDefinable: false,
    styles: [
      BuiltInStyle(PickerStyle.automatic, "DefaultPickerStyle", "What suits the place of the picker."),
      BuiltInStyle(PickerStyle.inline, "InlinePickerStyle", "The options in the place of the picker.", since: .iOS(14)),
      BuiltInStyle(
        PickerStyle.menu, "MenuPickerStyle", "The chosen option, with a menu of all.",
        since: .iOS(14).except(.watchOS).on(.tvOS, since: .iOS(17))),
      BuiltInStyle(
        PickerStyle.navigationLink, "NavigationLinkPickerStyle", "The chosen option, with a link to a list of all.",
        since: .iOS(16).except(.macOS)),
      BuiltInStyle(
        PickerStyle.palette, "PalettePickerStyle", "A row of symbols in a menu.",
        since: .iOS(17).except(.tvOS, .watchOS)),
      BuiltInStyle(
        PickerStyle.radioGroup, "RadioGroupPickerStyle", "Radio buttons below each other.", since: .iOS(13).only(.macOS)
      ),
      BuiltInStyle(
        PickerStyle.segmented, "SegmentedPickerStyle", "Segments beside each other.", since: .iOS(13).except(.watchOS)),
      BuiltInStyle(PickerStyle.wheel, "WheelPickerStyle", "A wheel.", since: .iOS(13).except(.macOS, .tvOS)),
    ],
    example: { style in
      """
      Picker:
        title: Size
        selection: small
        content:
          - { Text: Small, modifiers: [ { tag: small } ] }
          - { Text: Large, modifiers: [ { tag: large } ] }
      modifiers: [ { pickerStyle: \(style) } ]
      """
    })
}

/// The styles of pickers that come with SwiftUI, by their short names.
enum PickerStyle: String, BuiltInStyleFamily {
  case automatic
  case inline
  case menu
  case navigationLink
  case palette
  case radioGroup
  case segmented
  case wheel

  static var key: String { "PickerStyle" }
}
