import GalleyLayout
import GalleyLanguage
import GalleySource

/// The JSON Schema of what `galley catalogue --format json` prints.
enum CatalogueSchema {
  /// Returns the schema as pretty JSON with a line break at its end.
  static func write() -> [UInt8] {
    let lists: [SchemaNode] = [.list(of: .reference("entry")), .list(of: .reference("figure"))]
    return ReportSchema.write("Galley catalogue", [("anyOf", .array(lists))], definitions: definitions)
  }

  private static let platforms = SchemaNode.list(of: ReportSchema.text).described("The first release of each platform.")

  private static var definitions: [(String, SchemaNode)] {
    [
      ("entry", entry),
      (
        "case",
        ReportSchema.closed([("name", ReportSchema.text), ("summary", ReportSchema.text)], optional: ["summary"])
      ),
      (
        "figure",
        ReportSchema.closed([
          ("name", ReportSchema.text), ("summary", ReportSchema.text), ("values", .list(of: .reference("figureValue"))),
        ])
      ),
      ("figureValue", figureValue),
      ("form", form),
      ("example", ReportSchema.closed([("document", ReportSchema.text), ("type", ReportSchema.text)])),
    ]
  }

  private static var figureValue: SchemaNode {
    ReportSchema.closed(
      [
        ("points", .type("number")), ("platform", .words(MetricPlatform.allCases.map(\.rawValue))),
        ("release", ReportSchema.text.described("The first that it was measured on; missing for a model.")),
        (
          "style",
          SchemaNode.words(ListFamily.allCases.map(\.rawValue)).described("The lists that it is for, if not all.")
        ),
        ("standing", SchemaNode.words(Standing.allCases.map(\.rawValue)).described("How well it is known.")),
        ("source", ReportSchema.text.described("The rule that it comes from; missing for a model.")),
      ], optional: ["release", "style", "source"])
  }

  private static var entry: SchemaNode {
    ReportSchema.closed(
      [
        ("name", ReportSchema.text), ("kind", .words(CatalogueEntry.Kind.allCases.map(\.rawValue))),
        ("summary", ReportSchema.text),
        ("cases", SchemaNode.list(of: .reference("case")).described("What a value may be written as.")),
        ("availability", platforms),
        (
          "layout",
          SchemaNode.words(Standing.allCases.map(\.rawValue) + [CatalogueEntry.unchangedLayout])
            .described("How well the rule is known that it is laid out by; neutral for what has no part in layout.")
        ),
        ("figures", .list(of: .reference("figure"))), ("forms", .list(of: .reference("form"))),
        ("examples", .list(of: .reference("example"))),
      ], optional: ["cases", "figures"])
  }

  private static var form: SchemaNode {
    let parameter = ReportSchema.closed([
      ("label", ReportSchema.text), ("type", ReportSchema.text), ("required", .type("boolean")),
      ("primary", SchemaNode.type("boolean").described("Whether its value may stand for the whole call.")),
      ("summary", ReportSchema.text),
    ])
    return ReportSchema.closed(
      [("signature", ReportSchema.text), ("availability", platforms), ("parameters", .list(of: parameter))],
      optional: ["availability"])
  }
}

/// The JSON Schema of what `galley explain-code --format json` prints.
enum CodeSchema {
  /// Returns the schema as pretty JSON with a line break at its end.
  static func write() -> [UInt8] {
    let list = SchemaNode.list(of: .any(of: [.reference("code"), .reference("rule")]))
    let code = ReportSchema.closed([
      ("code", ReportSchema.text), ("severity", .words(Severity.allCases.reversed().map(\.rawValue))),
      ("summary", ReportSchema.text), ("explanation", ReportSchema.text),
    ])
    let rule = ReportSchema.closed([
      ("rule", ReportSchema.text), ("sentence", ReportSchema.text), ("reference", ReportSchema.text),
      ("standing", .words(Standing.allCases.map(\.rawValue))),
    ])
    return ReportSchema.write("Galley diagnostic codes", list.members, definitions: [("code", code), ("rule", rule)])
  }
}
