import GalleyLanguage

extension ModifierDefinition {
  static let progressViewStyle = ModifierDefinition(
    "progressViewStyle", summary: "Sets how progress views in the view look.", since: .iOS(14), layoutStanding: .model,
    overloads: [.style("ProgressViewStyle", type: .layer("ProgressViewStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "ProgressView: { value: 0.4 }\nmodifiers: [ { progressViewStyle: linear } ]",
        type: "ModifiedContent<ProgressView<EmptyView, EmptyView>, ProgressViewStyleModifier<LinearProgressViewStyle>>")
    ])
}

extension StyleProtocol {
  static let progressViewStyle = StyleProtocol(
    "ProgressViewStyle", summary: "How progress looks.", since: .iOS(14),
    members: [
      .view("label", isOptional: true), .view("currentValueLabel", isOptional: true),
      .value("fractionCompleted", .optional(.double)),
    ],
    styles: [
      BuiltInStyle(
        ProgressViewStyle.automatic, "DefaultProgressViewStyle",
        "What suits the progress: a bar if a value is given, else a spinner."),
      BuiltInStyle(
        ProgressViewStyle.circular, "CircularProgressViewStyle", "A ring, or a spinner.", parameters: [.styleTint]),
      BuiltInStyle(ProgressViewStyle.linear, "LinearProgressViewStyle", "A bar.", parameters: [.styleTint]),
    ],
    example: { style in
      """
      ProgressView: { title: Files, value: 0.4 }
      modifiers: [ { progressViewStyle: \(style) } ]
      """
    })
}

/// The styles of progress views that come with SwiftUI, by their short names.
enum ProgressViewStyle: String, BuiltInStyleFamily {
  case automatic
  case circular
  case linear

  static var key: String { "ProgressViewStyle" }
}
