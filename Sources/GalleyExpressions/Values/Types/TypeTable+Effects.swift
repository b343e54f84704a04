extension TypeTable {
  static func effects(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .enumeration(
        "SymbolEffect", "An animation of a symbol.",
        [
          "bounce", "pulse", "variableColor", "scale", "appear", "disappear", "replace", "wiggle", "breathe", "rotate",
        ]),
      .enumeration(
        "LayoutDirectionBehavior", "What a view does where people read from right to left.",
        [
          "fixed", "mirrors",
        ]),
      .enumeration("ColorMatrix", "A change of all colours.", ["identity"]),
      .enumeration("ScrollEdgeEffectStyle", "How content fades below a bar.", ["automatic", "soft", "hard"]),
      .enumeration("Glass", "The look of a Liquid Glass effect.", ["regular", "clear", "identity"]),
    ]
  }
}
