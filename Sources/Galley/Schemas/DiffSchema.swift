/// The JSON Schema of what `galley diff --format json` prints.
enum DiffSchema {
  /// Returns the schema as pretty JSON with a line break at its end.
  static func write() -> [UInt8] {
    ReportSchema.write(
      "Galley diff", [("anyOf", .array([.reference("report"), .reference("failure")]))],
      definitions: [("report", report), ("failure", ReportSchema.failure), ("change", change)]
        + DifferenceSchema.definitions + ReportSchema.diagnosticDefinitions)
  }

  private static let report = ReportSchema.closed(
    [
      ("galley", ReportSchema.version), ("before", ReportSchema.text.described("The name of the first document.")),
      ("after", ReportSchema.text.described("The name of the second document.")),
      (
        "causes",
        SchemaNode.list(of: .reference("change")).described("The changes that what is different comes from.")
      ),
      (
        "otherChanges",
        SchemaNode.list(of: .reference("change"))
          .described("What else the documents say in different ways; nothing was found to come from it.")
      ),
      ("ignoredMoves", ReportSchema.count.described("How many nodes are left out, as they only moved by little.")),
      (
        "differences",
        SchemaNode.list(of: .reference("difference"))
          .described("The nodes that only the first layout shows, then the others in the order of the document.")
      ),
      (
        "moves",
        SchemaNode.list(
          of: ReportSchema.closed([
            ("x", .type("number")), ("y", .type("number")),
            ("nodes", SchemaNode.list(of: ReportSchema.text).described("The paths of the nodes.")),
          ])
        ).described("What only moved, by how far it did; pictures of differences have it.")
      ),
      (
        "redrawn",
        SchemaNode.list(
          of: ReportSchema.closed(
            [
              ("node", ReportSchema.text), ("view", ReportSchema.text), ("label", ReportSchema.text),
              ("frame", .reference("frame")),
            ], optional: ["label"])
        ).described("The nodes that stand where they stood and look otherwise; pictures of differences have it.")
      ),
    ], optional: ["ignoredMoves", "moves", "redrawn"])

  private static let change = ReportSchema.closed(
    [
      ("kind", .words(DocumentChange.Kind.allCases.map(\.rawValue))),
      ("name", ReportSchema.text.described("What is changed: `spacing`, `padding`, `window`.")),
      ("before", ReportSchema.text.described("What the first document says; absent where it says nothing.")),
      ("after", ReportSchema.text.described("What the second document says; absent where it says nothing.")),
      ("placeBefore", SchemaNode.reference("place")), ("placeAfter", SchemaNode.reference("place")),
    ], optional: ["before", "after", "placeBefore", "placeAfter"])
}
