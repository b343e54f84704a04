import GalleyLanguage

extension ModifierDefinition {
  static let pickerStyle = ModifierDefinition(
    "pickerStyle", summary: "Sets how pickers in the view look.", since: .iOS(13), layout: .model,
    overloads: [.style("PickerStyle", type: .layer("PickerStyleWriter", .of(.controlStyle)))],
    examples: [
      Example(
        "Picker: { title: Size, selection: 1, content: [] }\nmodifiers: [ { pickerStyle: segmented } ]",
        type: "ModifiedContent<Picker<Text, Int, EmptyView>, PickerStyleWriter<SegmentedPickerStyle>>")
    ])
}
