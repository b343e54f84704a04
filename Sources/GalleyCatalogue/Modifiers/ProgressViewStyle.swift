import GalleyLanguage

extension ModifierDefinition {
  static let progressViewStyle = ModifierDefinition(
    "progressViewStyle", summary: "Sets how progress views in the view look.", since: .iOS(14), layout: .model,
    overloads: [.style("ProgressViewStyle", type: .layer("ProgressViewStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "ProgressView: { value: 0.4 }\nmodifiers: [ { progressViewStyle: linear } ]",
        type: "ModifiedContent<ProgressView<EmptyView, EmptyView>, ProgressViewStyleModifier<LinearProgressViewStyle>>")
    ])
}
