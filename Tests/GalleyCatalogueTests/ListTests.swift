import Foundation
import Testing

/// The order of the lists, and that nothing but its own file and its list knows an entry.
@Suite struct ListTests {
  @Test(arguments: [CatalogueEntry.views, CatalogueEntry.modifiers])
  func listsAreAlphabeticalAndNamesUnique(_ entries: [CatalogueEntry]) {
    let names = entries.map { $0.name.lowercased() }
    for (name, next) in zip(names, names.dropFirst()) { #expect(name < next, "\(name) stands before \(next)") }
  }

  @Test(arguments: CatalogueEntry.all) func everyEntryIsDeclaredInItsOwnFile(_ entry: CatalogueEntry) throws {
    // A modifier that is called as a view says in its file's name what it is of.
    let other = "/" + entry.file.dropLast(".swift".count) + "Of"
    let files = SourceText.all.filter {
      $0.path.hasPrefix("GalleyCatalogue/") && ($0.path.hasSuffix("/" + entry.file) || $0.path.contains(other))
    }
    try #require(!files.isEmpty, "there is no \(entry.file)")
    let declaration = "Definition(\"\(entry.name)\",summary:"
    #expect(
      files.contains { $0.text.filter { !$0.isWhitespace }.contains(declaration) },
      "\(entry.file) does not declare \(entry.name)")
  }

  /// Every stage works from the declarations: a branch on a name would be a second place that knows the entry.
  @Test func noStageBranchesOnNamesOfTheCatalogue() {
    let names = Set(CatalogueEntry.all.map(\.name))
    for file in SourceText.all where !file.path.hasPrefix("GalleyCatalogue/") && !SourceText.readsValues(file.path) {
      for name in file.comparedWords where names.contains(name) {
        #expect(
          SourceText.knownComparisons.contains([file.path, name]), "\(file.path) compares something with \"\(name)\"")
      }
    }
  }

  @Test func knownComparisonsStillExist() {
    for known in SourceText.knownComparisons {
      #expect(
        SourceText.all.contains { $0.path == known[0] && $0.comparedWords.contains(known[1]) }, "\(known) is gone")
    }
  }

  @Test func allWaysToCompareAreSeen() {
    let file = SourceText(
      path: "Some.swift",
      text: """
        case "a", "b": "no"
        // case "no": of a comment
        if name == "c" || "d" != name, word != "e" { }
        guard ["f", "g"].contains(name), let word = names.find("h"), catalogue.view(named: "i") == nil
        """)
    #expect(file.comparedWords.sorted() == ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
  }

  @Test func noOtherFileRefersToADeclaration() {
    for file in SourceText.all {
      for kind in ["ViewDefinition", "ModifierDefinition"] {
        let uses = file.text.components(separatedBy: kind + ".").dropFirst().compactMap(\.first)
        #expect(!uses.contains { $0.isLowercase }, "\(file.path) refers to a declaration of the catalogue")
      }
    }
  }
}

/// A file below `Sources`.
struct SourceText: Sendable {
  let path: String
  let text: String

  static let all: [SourceText] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)).map {
        SourceText(path: path, text: $0)
      }
    }
  }()

  /// Files in which a word is a value of the language or a member of an expression, not an entry of the catalogue.
  static func readsValues(_ path: String) -> Bool {
    ["GalleyExpressions/", "GalleyLanguage/Literals/", "GalleyLayout/", "GalleySource/Suggestions/"]
      .contains { path.hasPrefix($0) }
  }

  /// Comparisons with words that are names of the catalogue too, but mean something else there.
  static let knownComparisons: Set<[String]> = [
    // The modifier that a change of the text adds.
    ["Galley/Explaining/Fixes/FixFinder.swift", "frame"],
    // Mistakes that authors make with these.
    ["GalleyLanguage/Checking/Calls/Checker+BindingArguments.swift", "TextField"],
    ["GalleyLanguage/Checking/Definitions/Checker+Shapes.swift", "cornerRadius"],
    ["GalleyLanguage/Checking/Values/Checker+Values.swift", "tag"],
    ["GalleyLanguage/Checking/Mistakes/Checker+ArgumentsElsewhere.swift", "Grid"],
    ["GalleyLanguage/Checking/Mistakes/Checker+ArgumentsElsewhere.swift", "LazyHGrid"],
    ["GalleyLanguage/Checking/Mistakes/Checker+ArgumentsElsewhere.swift", "LazyVGrid"],
    ["GalleyLanguage/Checking/Mistakes/Checker+ModifierInModifier.swift", "offset"],
    ["GalleyLanguage/Checking/Mistakes/Checker+ModifierInModifier.swift", "opacity"],
    ["GalleyLanguage/Checking/Mistakes/Checker+ModifierInModifier.swift", "shadow"],
    ["GalleyLanguage/Checking/Mistakes/Checker+ForeignArguments.swift", "Grid"],
    ["GalleyLanguage/Checking/Mistakes/Checker+ForeignLoops.swift", "LazyVGrid"],
    ["GalleyLanguage/Checking/Mistakes/Checker+ItemsWithoutViews.swift", "symbol"],
    ["GalleyLanguage/Checking/Mistakes/Checker+LooksAmongArguments.swift", "Circle"],
    ["GalleyLanguage/Checking/Mistakes/Checker+LooksAmongArguments.swift", "Divider"],
    ["GalleyLanguage/Checking/Mistakes/Checker+LoopPositions.swift", "id"],
    ["GalleyLanguage/Checking/Mistakes/Checker+PlacesInBars.swift", "toolbar"],
    ["GalleyLanguage/Checking/Mistakes/Checker+StyleSheetWords.swift", "scale"],
    ["GalleyLanguage/Checking/Mistakes/Checker+StyleSheetWords.swift", "transform"],
    ["GalleyLanguage/Checking/Mistakes/Checker+TextsAsTitles.swift", "Button"],
    ["GalleyLanguage/Checking/Mistakes/Checker+TextsAsTitles.swift", "Link"],
    ["GalleyLanguage/Checking/Mistakes/Checker+TextsAsTitles.swift", "SecureField"],
    ["GalleyLanguage/Checking/Mistakes/Checker+TextsAsTitles.swift", "TextField"],
    ["GalleyLanguage/Checking/Mistakes/Checker+Units.swift", "width"],
    ["GalleyLanguage/Checking/Mistakes/Checker+UnknownCases.swift", "Text"],
    ["GalleyLanguage/Checking/Mistakes/Checker+UnknownKeys.swift", "onAppear"],
    ["GalleyLanguage/Checking/Mistakes/Checker+UnknownKeys.swift", "onDisappear"],
    // A word in the names of symbols.
    ["GalleyDrawing/Symbols/SymbolComposer.swift", "fill"],
    // A key of a preview.
    ["GalleyLanguage/Checking/Definitions/Checker+Preview.swift", "environment"],
    // A key of `preview`.
    ["GalleyLanguage/Checking/Definitions/Checker+Preview.swift", "size"],
    // A key of `ForEach`.
    ["GalleyLanguage/Checking/Mistakes/Checker+LoopMistakes.swift", "id"],
    ["GalleyLanguage/Checking/Mistakes/Checker+ForeignCalls.swift", "id"],
    ["GalleyLanguage/Checking/Mistakes/Checker+ItemsWithoutViews.swift", "id"],
    // The field that tells one item of a sheet from another.
    ["GalleyLanguage/Evaluating/Evaluator+Presentations.swift", "id"],
    // The lengths of a preview's canvas.
    ["GalleyLanguage/Checking/Definitions/Checker+Preview.swift", "width"],
    // The key of a short text in a drawing of a node.
    ["GalleyLanguage/Checking/Mistakes/Sketch.swift", "Text"],
    // Words of other tools, and what is said of them here.
    ["GalleyLanguage/Checking/Mistakes/Checker+Looks.swift", "inset"],
    ["GalleyLanguage/Checking/Mistakes/Checker+Looks.swift", "lineHeight"],
    ["GalleyLanguage/Checking/Mistakes/Checker+UnknownCases.swift", "lineHeight"],
    ["GalleyLanguage/Checking/Mistakes/Checker+Looks.swift", "lineLimit"],
    ["GalleyLanguage/Checking/Mistakes/Checker+Looks.swift", "rotation"],
    ["GalleyLanguage/Checking/Mistakes/Checker+Looks.swift", "size"],
    ["GalleyLanguage/Checking/Mistakes/Checker+Looks.swift", "width"],
    ["GalleyLanguage/Checking/Mistakes/Checker+MisusedArguments.swift", "cornerRadius"],
    ["GalleyLanguage/Checking/Mistakes/Checker+ForeignViews.swift", "Button"],
    ["GalleyLanguage/Checking/Mistakes/Checker+Slips.swift", "shadow"],
    ["GalleyLanguage/Checking/Mistakes/Checker+UnknownKeys.swift", "environment"],
    // The view whose pictures have no address.
    ["GalleyLanguage/Checking/Mistakes/Checker+WebPictures.swift", "Image"],
    // The view whose picture may not be there in what is written anew.
    ["GalleyLanguage/Checking/Mistakes/Checker+StyleSheets.swift", "Image"],
    // Names that style sheets have, too.
    ["GalleyLanguage/Checking/Mistakes/Checker+StyleSheetWords.swift", "animation"],
    ["GalleyLanguage/Checking/Mistakes/Checker+StyleSheetWords.swift", "transition"],
    // The bounds of frames that mend fixed lengths.
    ["GalleyLanguage/Checking/Mistakes/Checker+FrameMistakes.swift", "frame"],
    ["GalleyLanguage/Checking/Mistakes/Checker+FrameMistakes.swift", "width"],
    // A word of other tools for views that do not show.
    ["GalleyLanguage/Checking/Mistakes/Checker+ModifierMistakes.swift", "hidden"],
    // Parts of the names of lengths.
    ["GalleyLanguage/Checking/Mistakes/Checker+Slips.swift", "padding"],
    ["GalleyLanguage/Checking/Mistakes/Checker+Slips.swift", "size"],
    ["GalleyLanguage/Checking/Mistakes/Checker+Slips.swift", "width"],
  ]

  /// The words that the file compares something with or looks for: `case "word"`, `== "word"`, `!= "word"`,
  /// `["word"].contains`, `find("word")`, `named: "word"`.
  var comparedWords: [String] {
    let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    let places = [
      #/case \(?"[^:]*:/#, #/[=!]= "[^"]*"/#, #/"[^"]*" [=!]=/#, #/\[(?:\s*"[^"]*",?)+\s*\]\s*\.contains/#,
      #/find\("[^"]*"/#,
      #/named: "[^"]*"/#,
    ]
    return places.flatMap { code.matches(of: $0) }.flatMap { match in
      code[match.range].split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
  }
}
