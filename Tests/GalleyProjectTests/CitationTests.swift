import Testing

/// What counts as a citation of a rule.
@Suite struct CitationTests {
  @Test(arguments: [
    ("Source: layout 2.2, step 7.", ["layout 2.2"]),
    ("(`grid 1.1`, `types 5`)", ["grid 1.1", "types 5"]),
    ("layout 4.5 (default length 16), 4.7, 5", ["layout 4.5", "layout 4.7", "layout 5"]),
    ("Source: text 1.2; grid 4.1.", ["text 1.2", "grid 4.1"]),
    ("types 5 and 6, 12; the rest", ["types 5", "types 6", "types 12"]),
    ("layout 1.8, 4.7 to 4.16, 5.", ["layout 1.8", "layout 4.7", "layout 4.16", "layout 5"]),
    ("a rule over\ntwo lines (layout\n4.1)", ["layout 4.1"]),
    ("grid 4.4: 320, 320 and the rest", ["grid 4.4"]),
    ("grid 2 and 6.2, layout 5 with a box", ["grid 2", "grid 6.2", "layout 5"]),
    ("a layout of 2.3 points, a grid 100x100, a text 20 wide, text as before", []),
  ])
  func rulesAreFound(_ text: String, _ rules: [String]) {
    let found = CitationScanner.citations(in: text)
    #expect(found == rules.map { Citation(rule: $0, example: nil) })
  }

  @Test(arguments: [
    ("source: layout 2.3 S-04", "layout 2.3", "S-04"),
    ("layout 1.3 G-06b.", "layout 1.3", "G-06b"),
    ("grid 1.1 (GA7)", "grid 1.1", "GA7"),
    ("layout 4.4 (K4: 40×20 ideal, fill at 100×nil)", "layout 4.4", "K4"),
    ("unconfirmed (layout 8 U7): the child decides", "layout 8", "U7"),
  ])
  func examplesAreFound(_ text: String, _ rule: String, _ example: String) {
    let found = CitationScanner.citations(in: text)
    #expect(found == [Citation(rule: rule, example: nil), Citation(rule: rule, example: example)])
  }
}
