import Galley
import Testing

/// Changes of a document's text that take a part away, or write another number.
@Suite struct PartEditTests {
  private func layout(_ text: String, _ name: String) -> DocumentLayout {
    Interpreter().check(DocumentSource(name: name, text: text)).layout(in: .size(width: 200, height: 300))
  }

  /// The text without what stands at a place.
  private func without(_ place: String, _ text: String, _ name: String = "card.yaml") throws -> String? {
    let layout = layout(text, name)
    let part = try #require(layout.document.part(at: place))
    return layout.removal(of: part).map { edit in
      var bytes = Array(text.utf8)
      bytes.replaceSubrange(edit.sourceRange.bytes, with: Array(edit.replacement.utf8))
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private static let lines = """
    # A card.
    VStack:
      alignment: leading   # at the left
      # Far apart.
      spacing: 20
      content:
        - Text: One
          modifiers:
            - font: title   # large
            # Room around it.
            - padding: { edges: top, length: 4 }
        - Text: Two
          modifiers:
            - frame:
                width: 80
                height: 30
              name: box
    """

  @Test(arguments: [
    ("3:3", "  alignment: leading   # at the left\n"), ("5:12", "  spacing: 20\n"),
    ("9:11", "        - font: title   # large\n"), ("11:11", "        - padding: { edges: top, length: 4 }\n"),
    ("11:22", "edges: top, "), ("16:13", "            height: 30\n"),
    // The last of a list takes the list along.
    (
      "14:11",
      "\n      modifiers:\n        - frame:\n            width: 80\n            height: 30\n          name: box"
    ),
  ])
  func linesGoWithTheirComments(_ place: String, _ removed: String) throws {
    let rest = Self.lines.replacing(removed, with: "")
    #expect(rest != Self.lines)
    let found = try #require(try without(place, Self.lines))
    #expect(found.trimming("\n") == rest.trimming("\n"))
  }

  @Test func bracketsKeepTheirForm() throws {
    let text = "Text: A\nmodifiers: [ { padding: 4 }, bold,   { frame: { width: 80, height: 30 } } ]\n"
    #expect(
      try without("2:16", text) == "Text: A\nmodifiers: [ bold,   { frame: { width: 80, height: 30 } } ]\n")
    #expect(
      try without("2:30", text) == "Text: A\nmodifiers: [ { padding: 4 }, { frame: { width: 80, height: 30 } } ]\n")
    #expect(try without("2:41", text) == "Text: A\nmodifiers: [ { padding: 4 }, bold ]\n")
    #expect(
      try without("2:60", text) == "Text: A\nmodifiers: [ { padding: 4 }, bold,   { frame: { width: 80 } } ]\n")
    #expect(try without("2:16", "Text: A\nmodifiers: [ { padding: 4 } ]\n") == "Text: A\n")
    let inline = "VStack: { content: [ { Text: A } ], spacing: 4 }\n"
    #expect(try without("1:37", inline) == "VStack: { content: [ { Text: A } ] }\n")
  }

  @Test func jsonStaysJSON() throws {
    let text = """
      {
        "VStack": {
          "spacing": 20,
          "content": [
            { "Text": "A", "modifiers": [ { "padding": 4 } ] },
            { "Text": "B" }
          ]
        },
        "modifiers": [
          { "padding": 8 },
          { "frame": { "width": 80 } }
        ]
      }
      """
    for (place, removed) in [
      ("3:6", "\"spacing\": 20,\n    "), ("5:42", ", \"modifiers\": [ { \"padding\": 4 } ]"),
      ("10:8", "{ \"padding\": 8 },\n    "), ("11:8", ",\n    { \"frame\": { \"width\": 80 } }"),
    ] {
      #expect(try without(place, text, "card.json") == text.replacing(removed, with: ""), "\(place)")
    }
  }

  /// What an alias brings goes at the anchor, and a comment between two in brackets would be lost.
  @Test func whatCannotGoAloneStays() throws {
    let commented = "Text: A\nmodifiers: [ { padding: 4 }, # room\n  { frame: { width: 80 } } ]\n"
    #expect(try without("2:16", commented) == nil)
    #expect(try without("1:11", "Spacer: { minLength: 8 }\n") == nil)
  }

  @Test func anotherNumberIsWritten() throws {
    let layout = layout("Color: red   # fills\nmodifiers: [ { padding: 16 } ]\n", "card.yaml")
    let part = try #require(layout.document.part(at: "2:16"))
    let edit = try #require(layout.replacement(of: part, with: 5.5))
    #expect(edit.replacement == "5.5")
    #expect(edit.sourceRange.line == 2)
    #expect(edit.sourceRange.column == 25)
    // 200 − 2 · 5.5 = 189.
    let changed = layout.document.applying([edit]).layout(in: .size(width: 200, height: 300))
    #expect(changed.nodes.first { $0.view == "Color" }?.frame.size.width == 189)
    #expect(layout.replacement(of: part, with: .infinity) == nil)
  }

  @Test func whatIsImportedIsChangedThere() throws {
    var options = InterpreterOptions()
    options.imports = ImportResolver(documents: [
      "parts.yaml": "views: { Part: { body: { Color: red, modifiers: [ { padding: 5 } ] } } }"
    ])
    let layout = Interpreter(options: options)
      .check(DocumentSource(name: "card.yaml", text: "import: [parts.yaml]\nbody: { Part: {} }\n"))
      .layout(in: .size(width: 200, height: 300))
    let part = try #require(layout.document.part(at: "parts.yaml:1:53"))
    let edit = try #require(layout.removal(of: part))
    #expect(edit.sourceRange.file == "parts.yaml")
    let changed = layout.document.applying([edit]).layout(in: .size(width: 200, height: 300))
    #expect(changed.nodes.first { $0.view == "Color" }?.frame.size.width == 200)
  }
}

extension String {
  fileprivate func trimming(_ letter: Character) -> Substring {
    var rest = self[...]
    while rest.last == letter { rest.removeLast() }
    return rest
  }
}
