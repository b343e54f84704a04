import GalleyTables

// Methods of Glass. They change nothing that is laid out; a tint is seen.
extension FunctionTable {
  static let glass: [FunctionDeclaration] = [
    .method(
      "tint", on: .named(TypeTable.wellKnown("Glass")), [.needs("", .optional(.named(.color)))],
      .named(TypeTable.wellKnown("Glass")), about: "The glass in a colour; nil takes the colour away."
    ) { arguments throws(FunctionFailure) in
      guard case .enumeration(let type, let index, _) = arguments[0] else { return arguments[0] }
      let tint = arguments[1]
      return .enumeration(type, index: index, payload: tint == .null ? [] : [tint])
    },
    unchanged("interactive", "Glass", [.may("", .bool, .bool(true))], "The glass that reacts to touches."),
  ]
}
