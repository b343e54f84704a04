import GalleyDrawing

/// The JSON Schema of what `galley render --format json` prints.
enum PictureSchema {
  /// Returns the schema as pretty JSON with a line break at its end.
  static func write() -> [UInt8] {
    ReportSchema.write(
      "Galley picture", ReportSchema.oneOrMore(),
      definitions: [
        ("report", .any(of: [report, ReportSchema.failure])), ("command", command), ("numbers", numbers),
        ("filter", filter), ("glyph", glyph), ("stop", stop),
      ] + ReportSchema.diagnosticDefinitions)
  }

  private static let number = SchemaNode.type("number")
  private static let numbers = SchemaNode.list(of: .type("number"))

  private static let report = ReportSchema.closed(
    [
      ("galley", ReportSchema.version), ("file", ReportSchema.file),
      ("width", number.described("Points.")), ("height", number.described("Points.")),
      ("scale", number.described("Device pixels per point.")),
      ("commands", SchemaNode.list(of: .reference("command")).described("In the order of drawing.")),
      (
        "diagnostics",
        ReportSchema.diagnostics("What is wrong all the same, and what is drawn otherwise than SwiftUI draws it.")
      ),
    ], optional: ["file", "diagnostics"])

  private static let command = ReportSchema.closed(
    [
      (
        "do",
        .words(
          [
            "fill", "stroke", "glyphs", "picture", "backdrop", "beginLayer", "endLayer", "beginMask", "endMask",
            "beginMark", "endMark",
          ])
      ),
      ("path", ReportSchema.text.described("An outline as SVG's path data, in points: what is drawn, or what clips.")),
      ("rule", .words(["evenOdd"])),
    ] + paint + stroke + glyphs + layer + mark + picture,
    optional: Set((["path", "rule"] + (paint + stroke + glyphs + layer + mark + picture).map(\.0))))

  private static let paint: [(String, SchemaNode)] = [
    ("color", SchemaNode.reference("numbers").described("Red, green, blue and opacity in sRGB, from 0 to 1.")),
    ("gradient", .words(["linear", "radial", "conic"])), ("stops", .list(of: .reference("stop"))),
    ("start", .reference("numbers")), ("end", .reference("numbers")), ("center", .reference("numbers")),
    ("startRadius", number), ("endRadius", number),
    ("startAngle", number.described("Degrees clockwise from three o'clock.")), ("endAngle", number),
    ("shape", SchemaNode.reference("numbers").described("What the circles of a gradient become: a, b, c, d, tx, ty.")),
  ]

  private static let stroke: [(String, SchemaNode)] = [
    ("lineWidth", number), ("cap", .words(["round", "square"])), ("join", .words(["round", "bevel"])),
    ("miterLimit", number), ("dash", .reference("numbers")), ("dashPhase", number),
  ]

  private static let glyphs: [(String, SchemaNode)] = [
    ("text", ReportSchema.text.described("What the glyphs show.")), ("baseline", number),
    ("skew", number.described("How far the glyphs lean, as the tangent of the angle.")),
    ("glyphs", .list(of: .reference("glyph"))),
  ]

  private static let layer: [(String, SchemaNode)] = [
    ("opacity", number), ("blendMode", .words(BlendMode.allCases.map(\.rawValue).filter { $0 != "normal" })),
    ("transform", SchemaNode.reference("numbers").described("a, b, c, d, tx, ty.")),
    ("isMasked", .type("boolean")), ("isIsolated", .type("boolean")), ("filters", .list(of: .reference("filter"))),
  ]

  private static let mark: [(String, SchemaNode)] = [
    ("node", ReportSchema.text.described("The view or modifier that what follows belongs to, as `frames` calls it.")),
    ("name", ReportSchema.text), ("at", ReportSchema.text.described("Its path in its file.")),
    ("line", .type("integer")),
    ("frame", SchemaNode.reference("numbers").described("x, y, width, height in points.")),
  ]

  /// Beside the name and the frame, which marks have, too.
  private static let picture: [(String, SchemaNode)] = [
    ("format", SchemaNode.words(["png", "jpeg", "gif", "webp"]).described("The form of the picture's file.")),
    ("isSmooth", SchemaNode.type("boolean").described("Whether colours run from pixel to pixel; true if left out.")),
    ("blur", number.described("The standard deviation, in points, for what is behind the outline.")),
    ("saturation", number.described("How much stronger colours behind the outline become.")),
  ]

  private static let filter = ReportSchema.closed(
    [
      ("blur", number.described("The standard deviation in points.")),
      ("matrix", SchemaNode.reference("numbers").described("Four rows of five factors.")),
      ("shadow", number.described("The radius in points, twice the standard deviation.")), ("x", number), ("y", number),
      ("color", .reference("numbers")),
    ], optional: ["blur", "matrix", "shadow", "x", "y", "color"])

  private static let glyph = ReportSchema.closed([
    ("character", ReportSchema.text), ("weight", .type("integer")), ("size", number.described("Points per em.")),
    ("x", number), ("stretch", number.described("The factor of the outline's width.")),
  ])

  private static let stop = ReportSchema.closed([("location", number), ("color", .reference("numbers"))])
}
