/// The JSON Schema of the report that `galley frames --format json` prints.
enum FrameSchema {
  /// Returns the schema as pretty JSON with a line break at its end.
  static func write() -> [UInt8] {
    ReportSchema.write(
      "Galley frames", ReportSchema.oneOrMore(),
      definitions: [("report", .any(of: [report, ReportSchema.failure]))] + nodeDefinitions
        + ReportSchema.diagnosticDefinitions)
  }

  private static var report: SchemaNode {
    ReportSchema.closed(
      [
        ("galley", ReportSchema.version), ("file", ReportSchema.file),
        ("target", SchemaNode.type("string").described("Whose SwiftUI is meant.")),
        ("canvas", .reference("canvas")),
        ("root", .any(of: [.reference("node"), .type("null")])),
        ("diagnostics", ReportSchema.diagnostics("What is wrong all the same, if anything is.")),
      ], optional: ["file", "diagnostics"])
  }

  /// `node` and its parts, and the canvas.
  static var nodeDefinitions: [(String, SchemaNode)] {
    let lengths = { (names: [String]) in ReportSchema.closed(names.map { ($0, .type("number")) }) }
    // Infinite for a view that takes all of an infinite proposal.
    let length = SchemaNode.any(of: [.type("number"), .words(["inf", "-inf"])])
    let proposed = SchemaNode.any(of: [.type("number"), .type("null"), .words(["inf", "-inf"])])
      .described("Points; null is unspecified.")
    return [
      ("canvas", canvas),
      ("insets", lengths(["top", "leading", "bottom", "trailing"])),
      ("rectangle", ReportSchema.closed([("x", length), ("y", length), ("width", length), ("height", length)])),
      ("proposal", ReportSchema.closed([("width", proposed), ("height", proposed)])),
      ("node", node),
    ]
  }

  private static var canvas: SchemaNode {
    ReportSchema.closed(
      [
        ("proposal", SchemaNode.reference("proposal").described("What the bare body was offered, without a window.")),
        ("width", .type("number")), ("height", .type("number")),
        ("scale", SchemaNode.type("number").described("Device pixels per point.")),
        ("safeArea", .reference("insets")),
        ("keyboard", SchemaNode.type("number").described("The height of the keyboard that is shown, by a model.")),
      ], optional: ["proposal", "width", "height", "keyboard"])
  }

  private static var node: SchemaNode {
    ReportSchema.closed(
      [
        ("kind", .words(Node.Kind.allCases.map(\.rawValue))),
        ("view", SchemaNode.type("string").described("The SwiftUI name as the document spells it.")),
        ("label", SchemaNode.type("string").described("The node's `name`.")),
        ("role", .words(Node.Role.allCases.map(\.rawValue))),
        ("file", SchemaNode.type("string").described("The imported document that the node stands in.")),
        ("path", SchemaNode.type("string").described("Where the node stands in the document.")),
        ("line", .type("integer")), ("column", .type("integer")),
        ("summary", SchemaNode.type("string").described("The name with its telling arguments.")),
        (
          "estimated",
          SchemaNode.type("boolean").described(
            "Its own size, or its ratio if it is resizable, is not published, but estimated by the symbol's kind.")
        ),
        ("type", SchemaNode.type("string").described("What Swift prints for its type.")),
        ("proposal", .reference("proposal")),
        ("frame", SchemaNode.reference("rectangle").described("Points.")),
        (
          "drawn",
          SchemaNode.reference("rectangle").described("What a style covers, where it reaches under the safe area.")
        ),
        ("children", .list(of: .reference("node"))),
      ], optional: ["label", "role", "file", "path", "line", "column", "estimated", "type", "drawn", "children"])
  }
}
