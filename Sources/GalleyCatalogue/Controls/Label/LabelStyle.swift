import GalleyLanguage

extension ModifierDefinition {
  static let labelStyle = ModifierDefinition(
    "labelStyle", summary: "Sets how labels in the view look.", since: .iOS(14), layoutStanding: .model,
    overloads: [
      // The first systems of 2020 had another name for it.
      .style(
        "LabelStyle",
        type: .layer("LabelStyleWritingModifier", .of(.controlStyle)).since(
          .iOS(14, 1), before: .layer("LabelStyleModifier", .of(.controlStyle))))
    ],
    examples: [
      Example(
        "VStack: [ { Text: Fire } ]\nmodifiers: [ { labelStyle: iconOnly } ]",
        type: "ModifiedContent<VStack<Text>, LabelStyleWritingModifier<IconOnlyLabelStyle>>")
    ])
}

extension StyleProtocol {
  static let labelStyle = StyleProtocol(
    "LabelStyle", summary: "How labels of a title and an icon look.", since: .iOS(14),
    members: [.view("title"), .view("icon")],
    styles: [
      BuiltInStyle(LabelStyle.automatic, "DefaultLabelStyle", "What suits the place of the label."),
      BuiltInStyle(LabelStyle.iconOnly, "IconOnlyLabelStyle", "The icon alone."),
      BuiltInStyle(LabelStyle.titleAndIcon, "TitleAndIconLabelStyle", "The icon and the title.", since: .iOS(14, 5)),
      BuiltInStyle(LabelStyle.titleOnly, "TitleOnlyLabelStyle", "The title alone."),
    ],
    example: { style in
      """
      Label: { title: Fire, systemImage: flame }
      modifiers: [ { labelStyle: \(style) } ]
      """
    })
}

/// The styles of labels that come with SwiftUI, by their short names.
enum LabelStyle: String, BuiltInStyleFamily {
  case automatic
  case iconOnly
  case titleAndIcon
  case titleOnly

  static var key: String { "LabelStyle" }
}
