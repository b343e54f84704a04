/// Parts of JSON Schemas that tell how nodes of two layouts differ.
enum DifferenceSchema {
  static let definitions: [(String, SchemaNode)] = [
    ("difference", difference), ("state", state), ("frame", frame), ("place", place), ("length", length),
  ]

  private static let difference = ReportSchema.closed(
    [
      ("node", ReportSchema.text.described("The path of the node in the document.")), ("view", ReportSchema.text),
      ("label", ReportSchema.text.described("The name that the document gives the node.")),
      ("aspects", SchemaNode.list(of: .words(NodeDifference.Aspect.allCases.map(\.rawValue)))),
      ("follows", SchemaNode.type("boolean").described("It only moves along with the node around it.")),
      ("reason", ReportSchema.text.described("What it comes from at once, in a few words.")),
      ("before", SchemaNode.reference("state")), ("after", SchemaNode.reference("state")),
    ], optional: ["label", "follows", "reason", "before", "after"])

  /// A node in one of the layouts.
  private static let state = ReportSchema.closed(
    ["x", "y", "width", "height"].map { ($0, .reference("length")) } + [
      ("lines", ReportSchema.count.described("The lines of its text, where their number is different.")),
      ("isTruncated", SchemaNode.type("boolean").described("Some of its text is cut off, where that is different.")),
      ("drawn", SchemaNode.reference("frame")),
    ], optional: ["lines", "isTruncated", "drawn"])

  private static let frame = ReportSchema.closed(["x", "y", "width", "height"].map { ($0, .reference("length")) })

  private static let place = ReportSchema.closed([
    ("file", ReportSchema.text), ("line", ReportSchema.count), ("column", ReportSchema.count),
    ("endLine", ReportSchema.count), ("endColumn", ReportSchema.count),
  ])

  /// Infinite lengths are written as a word.
  private static let length = SchemaNode.any(of: [.type("number"), .words(["inf", "-inf"]), .type("null")])
}
