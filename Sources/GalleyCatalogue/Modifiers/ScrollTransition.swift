import GalleyLanguage

extension ModifierDefinition {
  static let scrollTransition = ModifierDefinition(
    "scrollTransition",
    summary: "Applies effects to a view as it comes into sight in a scroll view, and leaves its layout alone.",
    since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "configuration", .type("ScrollTransitionConfiguration"),
            "How the effects follow scrolling; `interactive` if left out.", nullable: false),
          .optional("axis", .type("Axis"), "The axis of scrolling; that of the scroll view if left out."),
          .required(
            "transition", .effects([.init("phase", .builtIn("ScrollTransitionPhase"))]),
            "The effects as modifiers; `phase` says how far the view is in sight.", primary: true),
        ], type: .unknown("scrollTransition"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { scrollTransition: { axis: vertical, transition: [ { opacity: 0.5 } ] } } ]",
        type: "ModifiedContent<Text, unknown(scrollTransition)>")
    ])
}
