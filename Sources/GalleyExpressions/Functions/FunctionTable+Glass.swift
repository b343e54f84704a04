// Methods of Glass. They change nothing that is laid out, so the value stays as it is.
extension FunctionTable {
  static let glass: [FunctionDeclaration] = [
    unchanged("tint", "Glass", [.needs("", .optional(.named(.color)))], "The glass in a colour."),
    unchanged("interactive", "Glass", [.may("", .bool, .bool(true))], "The glass that reacts to touches."),
  ]
}
