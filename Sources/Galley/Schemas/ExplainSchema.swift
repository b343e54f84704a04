/// The JSON Schema of what `galley explain --format json` prints.
enum ExplainSchema {
  /// Returns the schema as pretty JSON with a line break at its end.
  static func write() -> [UInt8] {
    ReportSchema.write(
      "Galley explain", [("anyOf", .array([.reference("report"), .reference("failure")]))],
      definitions: [
        ("report", report), ("failure", ReportSchema.failure), ("explanation", explanation), ("step", step),
        ("symptom", symptom), ("remedy", remedy), ("value", value), ("effect", effect), ("absence", absence),
      ] + DifferenceSchema.definitions + ReportSchema.diagnosticDefinitions)
  }

  private static let report = ReportSchema.closed(
    [
      ("galley", ReportSchema.version), ("explanations", SchemaNode.list(of: .reference("explanation"))),
      ("effects", SchemaNode.list(of: .reference("effect")).described("What arguments and modifiers do.")),
      (
        "absences",
        SchemaNode.list(of: .reference("absence")).described("Views that are asked for and that conditions keep out.")
      ),
      ("leftOut", ReportSchema.count.described("How many nodes are not explained, since there are too many steps.")),
      (
        "symptoms",
        SchemaNode.list(of: .reference("symptom")).described("What of the layout is mostly a mistake.")
      ),
      ("diagnostics", ReportSchema.diagnostics("What else is to be said about the document.")),
    ], optional: ["effects", "absences", "leftOut", "symptoms", "diagnostics"])

  private static let symptom = ReportSchema.closed(
    [
      ("kind", .words(Symptom.Kind.allCases.map(\.rawValue))),
      ("node", ReportSchema.text.described("The path of the node in the document.")),
      ("label", ReportSchema.text.described("The name that the document gives the node.")),
      ("text", ReportSchema.text),
      (
        "fixes",
        SchemaNode.list(of: .reference("remedy"))
          .described("Changes of the text that help, each made, read and laid out before it is offered.")
      ),
    ], optional: ["label", "fixes"])

  private static let remedy = ReportSchema.closed([
    ("message", ReportSchema.text), ("edits", SchemaNode.list(of: .reference("fix"))),
  ])

  private static let explanation = ReportSchema.closed(
    [
      ("node", ReportSchema.text.described("The path of the node in the document.")),
      ("label", ReportSchema.text.described("The name that the document gives the node.")),
      (
        "aspects",
        SchemaNode.list(of: .words(Explanation.Aspect.allCases.map(\.rawValue)))
          .described("What is explained; none of a node that is not shown.")
      ),
      ("answer", ReportSchema.text), ("frame", .reference("frame")),
      ("count", ReportSchema.count.described("For how many nodes of one name it stands, itself included.")),
      ("isCut", SchemaNode.type("boolean").described("There were too many steps to tell all.")),
      ("steps", SchemaNode.list(of: .reference("step")).described("Causes before what they lead to.")),
      (
        "fixes",
        SchemaNode.list(of: .reference("remedy"))
          .described("Changes after which what the answer wonders at is gone, each made, read and laid out.")
      ),
    ], optional: ["label", "frame", "count", "isCut", "fixes"])

  private static let step = ReportSchema.closed([
    ("id", ReportSchema.count), ("rule", .words(RuleName.all)),
    ("reference", ReportSchema.text.described("The id of the rule in Documentation/Rules.md.")),
    ("standing", .words(Standing.allCases.map(\.rawValue))), ("text", ReportSchema.text),
    ("values", SchemaNode.object([("type", .string("object")), ("additionalProperties", .reference("value"))])),
    ("equations", SchemaNode.list(of: ReportSchema.text).described("What holds between the values, by their names.")),
    ("places", SchemaNode.list(of: .reference("place")).described("What in the document is to blame.")),
    ("causes", SchemaNode.list(of: ReportSchema.count).described("The ids of the steps that it comes from.")),
  ])

  private static let effect = ReportSchema.closed(
    [
      ("kind", .words(DocumentPart.Kind.allCases.map(\.rawValue))),
      ("name", ReportSchema.text.described("The modifier, or the label of the argument.")),
      ("text", ReportSchema.text.described("What the document writes, in one line.")), ("place", .reference("place")),
      ("isNeeded", SchemaNode.type("boolean").described("This would be no document without it.")),
      (
        "idle",
        SchemaNode.words(PartEffect.Idleness.allCases.map(\.rawValue))
          .described("Why it changes nothing: it says what is usual, or nothing listens to it.")
      ),
      (
        "differences",
        SchemaNode.list(of: .reference("difference"))
          .described("What is different without it, the largest first; `after` is without it.")
      ),
      (
        "removal",
        SchemaNode.reference("fix")
          .described("The change of the text that takes it away; read and laid out again before it is offered.")
      ),
    ], optional: ["idle", "removal"])

  private static let absence = ReportSchema.closed([
    ("text", ReportSchema.text), ("place", .reference("place")),
    (
      "conditions",
      SchemaNode.list(
        of: ReportSchema.closed(
          [
            ("text", ReportSchema.text.described("What the document writes.")),
            (
              "state",
              SchemaNode.words(Absence.Condition.State.allCases.map(\.rawValue)).described(
                "What it is where the view is not shown; `empty` what a loop goes through, `nil` an item or a value that is to "
                  + "be unwrapped, `not-nil` one that an `else` needs to be nil, `another-case` a value that a pattern is to take apart."
              )
            ), ("place", .reference("place")),
            (
              "subject",
              ReportSchema.closed([
                ("text", ReportSchema.text.described("What the document writes.")),
                ("value", ReportSchema.text.described("Its value, as a text shows it.")),
                ("place", .reference("place")),
              ]).described("What the case of a switch is compared with.")
            ),
          ], optional: ["subject"])
      ).described("What keeps it out, the outermost first; none if something else does.")
    ),
  ])

  private static let value = SchemaNode.any(of: [
    .reference("length"), ReportSchema.text, SchemaNode.list(of: .reference("length")),
    SchemaNode.list(of: ReportSchema.text),
  ])
}
