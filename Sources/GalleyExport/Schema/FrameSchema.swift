import GalleySource

/// The JSON Schema of the report that `galley frames --format json` prints.
package enum FrameSchema {
  /// Returns the schema as pretty JSON with a line break at its end.
  package static func write() -> [UInt8] {
    var writer = JSONWriter(.pretty)
    root.write(to: &writer)
    writer.endLine()
    return writer.bytes
  }

  private static var root: SchemaNode {
    let version = SchemaNode.object([("const", .integer(1))]).described("The version of this report.")
    let report: [(String, SchemaNode)] = [
      ("galley", version),
      ("target", SchemaNode.type("string").described("Whose SwiftUI is meant.")),
      ("canvas", .reference("canvas")),
      ("root", .any(of: [.reference("node"), .type("null")])),
      ("diagnostics", diagnostics("What is wrong all the same, if anything is.")),
    ]
    let failure: [(String, SchemaNode)] = [
      ("galley", version), ("diagnostics", diagnostics("What is wrong, so that there are no frames.")),
    ]
    return .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Galley frames")),
      (
        "anyOf",
        .array([
          closed(report, optional: ["diagnostics"]), closed(failure),
        ])
      ),
      ("$defs", .object(definitions)),
    ])
  }

  private static var definitions: [(String, SchemaNode)] {
    let lengths = { (names: [String]) in closed(names.map { ($0, .type("number")) }) }
    let proposed = SchemaNode.any(of: [.type("number"), .type("null"), .words(["inf", "-inf"])])
      .described("Points; null is unspecified.")
    return [
      ("canvas", canvas),
      ("insets", lengths(["top", "leading", "bottom", "trailing"])),
      ("rectangle", lengths(["x", "y", "width", "height"])),
      ("proposal", closed([("width", proposed), ("height", proposed)])),
      ("node", node),
    ]
  }

  private static var canvas: SchemaNode {
    closed(
      [
        ("proposal", SchemaNode.reference("proposal").described("What the bare body was offered, without a window.")),
        ("width", .type("number")), ("height", .type("number")),
        ("scale", SchemaNode.type("number").described("Device pixels per point.")),
        ("safeArea", .reference("insets")),
      ], optional: ["proposal", "width", "height"])
  }

  private static var node: SchemaNode {
    closed(
      [
        ("kind", .words(["view", "modifier", "container"])),
        ("view", SchemaNode.type("string").described("The SwiftUI name as the document spells it.")),
        ("label", SchemaNode.type("string").described("The node's `name`.")),
        ("role", .words(["background", "overlay", "inset", "mask"])),
        ("file", SchemaNode.type("string").described("The imported document that the node stands in.")),
        ("path", SchemaNode.type("string").described("Where the node stands in the document.")),
        ("line", .type("integer")), ("column", .type("integer")),
        ("summary", SchemaNode.type("string").described("The name with its telling arguments.")),
        (
          "estimated",
          SchemaNode.type("boolean").described("Its own size is not published, but estimated by the symbol's kind.")
        ),
        ("type", SchemaNode.type("string").described("What Swift prints for its type.")),
        ("proposal", .reference("proposal")),
        ("frame", SchemaNode.reference("rectangle").described("Points.")),
        ("children", .list(of: .reference("node"))),
      ], optional: ["label", "role", "file", "path", "line", "column", "estimated", "type", "children"])
  }

  private static func diagnostics(_ description: String) -> SchemaNode {
    SchemaNode.list(of: .type("object")).described(description)
  }

  /// An object with these members and no others; those not `optional` are always there.
  private static func closed(_ members: [(String, SchemaNode)], optional: Set<String> = []) -> SchemaNode {
    .object([
      ("type", .string("object")),
      ("properties", .object(members)),
      ("required", .array(members.map(\.0).filter { !optional.contains($0) }.map { .string($0) })),
      ("additionalProperties", .boolean(false)),
    ])
  }
}
