import GalleyLanguage

extension ViewDefinition {
  static let photosPicker = ViewDefinition(
    "PhotosPicker", summary: "A button that lets people choose photos.", since: .iOS(16).except(.tvOS, .watchOS),
    layoutStanding: .model,
    overloads: [
      ViewOverload(
        [.required(.title, "The words on the button.")] + Parameter.photosChoice, type: .unknown("PhotosPicker"),
        layout: layout),
      ViewOverload(
        Parameter.photosChoice + [.label("The views on the button.")], type: .unknown("PhotosPicker"), layout: layout),
      ViewOverload(Parameter.photosChoice, type: .unknown("PhotosPicker"), layout: layout),
    ],
    examples: [
      Example(
        "PhotosPicker: { title: Choose, selection: null, matching: images }",
        type: "unknown(PhotosPicker)"),
      Example(
        "PhotosPicker: { selection: null, label: { Text: Choose } }",
        type: "unknown(PhotosPicker)"),
    ])

  /// A button around its label; without one, what the system shows fills what it is offered.
  private static let layout = ViewLayout.custom { lowering, view in
    guard let label = lowering.label(of: view) else { return lowering.close(view, lowering.area()) }
    return lowering.close(view, lowering.button(label, in: lowering.environment(of: view.node)))
  }
}

extension ModifierDefinition {
  static let photosPicker = ModifierDefinition(
    "photosPicker", summary: "Lets people choose photos.", since: .iOS(16).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required(.isPresented, "Whether it is shown.")] + Parameter.photosChoice, type: .unknown("photosPicker"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { photosPicker: { isPresented: false, selection: null, matching: images } } ]",
        type: "ModifiedContent<Text, unknown(photosPicker)>")
    ])
}

extension Parameter {
  /// What is chosen, and among what.
  fileprivate static let photosChoice: [Parameter] = [
    .required("selection", .binding(.unknown), "The photo, or a list of photos; nil for none.", nullable: true),
    .optional("maxSelectionCount", .integer, "How many people may choose; as many as they like if left out."),
    .optional(
      "selectionBehavior", .type("PhotosPickerSelectionBehavior"), "How they choose several; `default` if left out.",
      nullable: false),
    .optional("matching", .type("PHPickerFilter"), "The kind of photos; all if left out."),
    .optional(
      "preferredItemEncoding", .type("PhotosPickerItem.EncodingDisambiguationPolicy"),
      "How they are handed out; `automatic` if left out.", nullable: false),
  ]
}
