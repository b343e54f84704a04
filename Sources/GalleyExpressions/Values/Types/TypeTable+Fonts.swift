internal import GalleyLayout

extension TypeTable {
  static func fonts(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .structure(
        "Font", "A font; text styles grow with Dynamic Type.", [], [],
        statics: TextStyle.allCases.map { .init($0.rawValue, names.type("Font"), .font(Font(.style($0)))) }),
      .enumeration("Font.TextStyle", "A named size of the system font.", TextStyle.allCases.map { .init($0.rawValue) }),
      .enumeration("Font.Weight", "A font's thickness.", FontWeight.allCases.map { .init($0.name) }),
      .enumeration("Font.Design", "The family of the system font.", FontDesign.allCases.map { .init($0.rawValue) }),
      .enumeration(
        "Font.Width", "The width of the system font's glyphs.", FontWidth.allCases.map { .init($0.rawValue) }),
      .enumeration(
        "Font.Leading", "The distance between lines.", FontLeading.allCases.map { .init($0.rawValue) }),
      .enumeration(
        "DynamicTypeSize", "The user's text size.", DynamicTypeSize.allCases.map { .init($0.rawValue) }, .comparable),
    ]
  }
}
