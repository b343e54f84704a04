/// The JSON Schema of what `galley type --format json` prints.
enum TypeSchema {
  /// Returns the schema as pretty JSON with a line break at its end.
  static func write() -> [UInt8] {
    let type = ReportSchema.closed(
      [
        ("galley", ReportSchema.version), ("file", ReportSchema.file),
        ("type", ReportSchema.text.described("What Swift prints for the body, or for the node that was asked for.")),
        (
          "types",
          SchemaNode.list(of: ReportSchema.text).described(
            "Where there are several: the types of all nodes that were asked for, or of the body and of the definitions."
          )
        ),
        ("diagnostics", ReportSchema.diagnostics("What is wrong all the same, if anything is.")),
      ], optional: ["file", "types", "diagnostics"])
    let differences = ReportSchema.closed([
      ("galley", ReportSchema.version),
      ("differences", SchemaNode.list(of: .reference("difference")).described("None if the types are equal.")),
    ])
    let difference = ReportSchema.closed([
      ("path", ReportSchema.text.described("The types around the place, outermost first; empty for the whole type.")),
      ("first", ReportSchema.text), ("second", ReportSchema.text),
    ])
    return ReportSchema.write(
      "Galley type", ReportSchema.oneOrMore(beside: [.reference("differences")]),
      definitions: [
        ("report", .any(of: [type, ReportSchema.failure])), ("differences", differences), ("difference", difference),
      ] + ReportSchema.diagnosticDefinitions)
  }
}
