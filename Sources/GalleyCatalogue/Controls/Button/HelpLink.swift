import GalleyLanguage

extension ViewDefinition {
  static let helpLink = ViewDefinition(
    "HelpLink", summary: "A round button with a question mark, which leads to help.", since: .iOS(17).only(.macOS),
    layoutStanding: .model, figures: ["button.helpDiameter"],
    overloads: [
      ViewOverload(
        [.required("destination", .type("URL"), "The address of the help.").onTap], type: .named("HelpLink"),
        layout: layout),
      ViewOverload(
        [
          .required("anchor", .string, "The name of a place in the help."),
          .optional("book", .string, "The book that it stands in; that of the program if left out.", nullable: false),
        ], type: .named("HelpLink"), layout: layout),
      ViewOverload(
        [.action("What happens; nothing if it is left out.")], type: .named("HelpLink"), layout: layout),
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  HelpLink: { destination: \"https://swift.org\" }", type: "HelpLink")
    ])

  private static let layout = ViewLayout.custom { lowering, view in
    let diameter = lowering.metrics[.buttonHelpDiameter]
    return lowering.close(view, lowering.drawing(.helpMark, lowering.box(width: diameter, height: diameter)))
  }
}
