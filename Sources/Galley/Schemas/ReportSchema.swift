import GalleySource

/// Parts that the JSON Schemas of reports share.
enum ReportSchema {
  static let version = SchemaNode.object([("const", .integer(1))]).described("The version of this report.")
  static let file = SchemaNode.type("string").described("The document, in a list of reports.")
  static let text = SchemaNode.type("string")
  static let count = SchemaNode.type("integer")

  /// An object with these members and no others; those not `optional` are always there.
  static func closed(_ members: [(String, SchemaNode)], optional: Set<String> = []) -> SchemaNode {
    .object([
      ("type", .string("object")),
      ("properties", .object(members)),
      ("required", .array(members.map(\.0).filter { !optional.contains($0) }.map { .string($0) })),
      ("additionalProperties", .boolean(false)),
    ])
  }

  /// A schema as pretty JSON with a line break at its end.
  static func write(_ title: String, _ content: [(String, SchemaNode)], definitions: [(String, SchemaNode)]) -> [UInt8]
  {
    var writer = JSONWriter(.pretty)
    SchemaNode.object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(title)),
      ] + content + [("$defs", .object(definitions))]
    ).write(to: &writer)
    writer.endLine()
    return writer.bytes
  }

  /// The definition `report`, or a list of such, in which each names its document; or one of some others.
  static func oneOrMore(beside others: [SchemaNode] = []) -> [(String, SchemaNode)] {
    let entry = SchemaNode.object([("$ref", .string("#/$defs/report")), ("required", .array([.string("file")]))])
    return [("anyOf", .array([.reference("report"), .list(of: entry)] + others))]
  }

  /// What stands where errors left no result.
  static let failure = closed(
    [
      ("galley", version), ("file", file),
      ("diagnostics", diagnostics("What is wrong, so that there is no result.")),
    ], optional: ["file"])

  static func diagnostics(_ description: String) -> SchemaNode {
    SchemaNode.list(of: .reference("diagnostic")).described(description)
  }

  /// What is said about a problem, by `diagnostic`, `place` and their parts.
  static let diagnosticDefinitions: [(String, SchemaNode)] = [
    ("diagnostic", diagnostic),
    ("related", closed([("message", text)] + sourceRange, optional: Set(sourceRange.map(\.0)))),
    ("fix", closed([("replacement", text)] + sourceRange, optional: Set(sourceRange.map(\.0)))),
  ]

  private static let diagnostic = closed(
    [
      ("code", text.described("A stable name in kebab-case.")),
      ("severity", .words(Severity.allCases.reversed().map(\.rawValue))),
      ("message", text.described("What was found and why it cannot stand.")),
    ] + sourceRange + [
      ("label", SchemaNode.any(of: [text, .type("null")]).described("A few words that belong to the place.")),
      ("help", SchemaNode.list(of: text).described("Further help, a sentence each.")),
      ("related", SchemaNode.list(of: .reference("related")).described("Places that explain it.")),
      ("expected", SchemaNode.list(of: text).described("What would have been accepted.")),
      ("fix", SchemaNode.any(of: [.reference("fix"), .type("null")]).described("The edit that mends the document.")),
    ], optional: Set(sourceRange.map(\.0)))

  /// A stretch of a file; missing for what concerns no file.
  private static let sourceRange: [(String, SchemaNode)] = [
    ("file", text), ("line", count.described("From 1.")),
    ("column", count.described("From 1, in Unicode scalars.")), ("endLine", count),
    ("endColumn", count.described("Behind the last letter.")), ("startOffset", count.described("In bytes, from 0.")),
    ("endOffset", count),
  ]
}

/// The JSON Schema of what `galley validate --format json` prints.
enum DiagnosticSchema {
  /// Returns the schema as pretty JSON with a line break at its end.
  static func write() -> [UInt8] {
    let list = SchemaNode.list(of: .reference("diagnostic"))
    return ReportSchema.write("Galley diagnostics", list.members, definitions: ReportSchema.diagnosticDefinitions)
  }
}
