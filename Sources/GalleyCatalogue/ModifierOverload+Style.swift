import GalleyLanguage

extension ModifierOverload {
  /// The only form of a modifier that sets the style of a family; the evaluator writes it into the environment.
  static func style(_ family: String, type: ModifierTypeRule) -> ModifierOverload {
    ModifierOverload(
      [
        .required(
          .controlStyle, .controlStyle([family]), "A built-in style by its short name, or one of the document's.",
          primary: true)
      ],
      type: type)
  }
}
