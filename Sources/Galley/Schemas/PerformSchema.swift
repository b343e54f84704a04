/// The JSON Schema of what `galley perform --format json` prints.
enum PerformSchema {
  /// Returns the schema as pretty JSON with a line break at its end.
  static func write() -> [UInt8] {
    let report = ReportSchema.closed(
      [
        ("galley", ReportSchema.version),
        ("steps", SchemaNode.list(of: .reference("step")).described("The document at first, and after each event.")),
        (
          "failure",
          ReportSchema.text.described("Why the next event could not be performed, so that the rest is missing.")
        ),
      ], optional: ["failure"])
    return ReportSchema.write(
      "Galley perform", [("anyOf", .array([report, ReportSchema.failure]))],
      definitions: [("step", step)] + FrameSchema.nodeDefinitions + ReportSchema.diagnosticDefinitions)
  }

  private static let step = ReportSchema.closed(
    [
      ("event", ReportSchema.text.described("What was done; missing before the first event.")),
      ("name", ReportSchema.text.described("The view that it was done to.")),
      ("value", ReportSchema.text.described("What the event gave it: a text, a choice, a distance.")),
      (
        "printed",
        SchemaNode.list(of: ReportSchema.text).described("What actions printed; at first when the views appeared.")
      ),
      (
        "state",
        .list(
          of: ReportSchema.closed([
            ("name", ReportSchema.text),
            ("value", ReportSchema.text.described("As Swift prints it.")),
          ]))
      ),
      ("type", ReportSchema.text.described("What Swift prints for the body.")),
      ("typeChanged", SchemaNode.type("boolean").described("Whether it is another one than before the event.")),
      ("root", .any(of: [.reference("node"), .type("null")])),
      ("diagnostics", ReportSchema.diagnostics("What is wrong, if anything is.")),
    ], optional: ["event", "name", "value", "printed", "type", "typeChanged", "diagnostics"])
}
