/// The JSON Schema of what `galley explain --format json` prints.
enum ExplainSchema {
  /// Returns the schema as pretty JSON with a line break at its end.
  static func write() -> [UInt8] {
    ReportSchema.write(
      "Galley explain", [("anyOf", .array([.reference("report"), .reference("failure")]))],
      definitions: [
        ("report", report), ("failure", ReportSchema.failure), ("explanation", explanation), ("step", step),
        ("frame", frame), ("place", place), ("length", length), ("value", value),
      ] + ReportSchema.diagnosticDefinitions)
  }

  private static let report = ReportSchema.closed(
    [
      ("galley", ReportSchema.version), ("file", ReportSchema.file),
      ("explanations", SchemaNode.list(of: .reference("explanation"))),
    ], optional: ["file"])

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
      ("isCut", SchemaNode.type("boolean").described("There were too many steps to tell all.")),
      ("steps", SchemaNode.list(of: .reference("step")).described("Causes before what they lead to.")),
    ], optional: ["label", "frame", "isCut"])

  private static let step = ReportSchema.closed([
    ("id", ReportSchema.count), ("rule", .words(RuleName.all)),
    ("reference", ReportSchema.text.described("The id of the rule in Documentation/Rules.md.")),
    ("standing", .words(["measured", "published", "derived", "unconfirmed", "model"])), ("text", ReportSchema.text),
    ("values", SchemaNode.object([("type", .string("object")), ("additionalProperties", .reference("value"))])),
    ("equations", SchemaNode.list(of: ReportSchema.text).described("What holds between the values, by their names.")),
    ("places", SchemaNode.list(of: .reference("place")).described("What in the document is to blame.")),
    ("causes", SchemaNode.list(of: ReportSchema.count).described("The ids of the steps that it comes from.")),
  ])

  private static let frame = ReportSchema.closed(["x", "y", "width", "height"].map { ($0, .reference("length")) })

  private static let place = ReportSchema.closed([
    ("file", ReportSchema.text), ("line", ReportSchema.count), ("column", ReportSchema.count),
    ("endLine", ReportSchema.count), ("endColumn", ReportSchema.count),
  ])

  /// Infinite lengths are written as a word.
  private static let length = SchemaNode.any(of: [.type("number"), .words(["inf", "-inf"]), .type("null")])

  private static let value = SchemaNode.any(of: [
    .reference("length"), ReportSchema.text, SchemaNode.list(of: .reference("length")),
    SchemaNode.list(of: ReportSchema.text),
  ])
}
