import GalleyLanguage

extension Catalogue {
  /// Every modifier, in alphabetical order.
  ///
  /// A new modifier is a file in `Modifiers/`, or in the folder of its control below `Controls/`, and a line in the list of
  /// its first letter.
  static let modifiers =
    modifiersAToC + modifiersDToK + modifiersLToP + modifiersQToS + modifiersTToZ
}
