// Variants of SymbolEffect, as members of members: `.variableColor.iterative`. They change nothing that is laid out, so the
// value stays as it is.
extension FunctionTable {
  static let symbolEffects: [FunctionDeclaration] = [
    variant("up", "Upwards."), variant("down", "Downwards."), variant("left", "To the left."),
    variant("right", "To the right."), variant("clockwise", "With the hands of a clock."),
    variant("counterClockwise", "Against the hands of a clock."), variant("byLayer", "Layer by layer."),
    variant("wholeSymbol", "All of the symbol at once."), variant("individually", "Layer by layer, one at a time."),
    variant("iterative", "One layer at a time."), variant("cumulative", "One more layer at a time."),
    variant("reversing", "Forth and back."), variant("nonReversing", "Forth only."),
    variant("dimInactiveLayers", "With other layers dimmed."),
    variant("hideInactiveLayers", "With other layers hidden."),
    variant("plain", "Without more than that."), variant("downUp", "The old one downwards, the new one upwards."),
    variant("upUp", "Both upwards."), variant("offUp", "The old one vanishes, the new one comes upwards."),
    variant("pulse", "In pulses."),
  ]

  private static func variant(_ name: String, _ summary: String) -> FunctionDeclaration {
    let pattern = TypePattern.named(TypeTable.wellKnown("SymbolEffect"))
    return .property(name, on: pattern, pattern, about: summary) {
      arguments throws(FunctionFailure) in arguments[0]
    }
  }
}
