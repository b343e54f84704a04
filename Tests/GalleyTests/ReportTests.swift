import Synchronization
import Testing

@testable import Galley

/// What the reports say of nodes beyond their frames.
@Suite struct ReportTests {
  private func csv(_ text: String) -> [String] {
    let result = Interpreter().check(DocumentSource(name: "report.yaml", text: text, format: .yaml)).layout()
    return String(decoding: result.frames(as: .csv) ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The paths of the views, which are the sixth column.
  private func paths(_ text: String) -> [String] {
    csv(text).dropFirst().map { String($0.split(separator: ",", omittingEmptySubsequences: false)[5]) }
  }

  @Test func pathsOfADocumentBeginAtItsKeys() {
    #expect(paths("body: { VStack: [ { Text: a }, Spacer ] }") == ["body", "body.VStack[0]", "body.VStack[1]"])
    #expect(paths("properties: { p: [ Spacer ] }\nbody: [ p ]") == ["properties.p[0]"])
  }

  @Test func pathsOfABareNodeBeginAtTheBody() {
    #expect(paths("VStack: [ Spacer ]") == ["body", "body.VStack[0]"])
    #expect(paths("- Spacer\n- Divider").suffix(2) == ["body[0]", "body[1]"])
    #expect(paths("if: $(1 > 2)\nthen: [ Spacer ]\nelse: [ Divider ]") == ["body.else[0]"])
    #expect(paths("switch: $(3)\ncases: [ { case: 1, then: Spacer } ]\ndefault: [ Divider ]") == ["body.default[0]"])
  }

  /// A symbol whose size nobody has published is marked, and a resizable one whose ratio nobody has.
  @Test(arguments: [
    ("flame", true), ("house", false), ("mic.fill", false), ("swift", true),
    ("flame, modifiers: [ resizable ]", true), ("house, modifiers: [ resizable ]", true),
    ("mic.fill, modifiers: [ resizable ]", false), ("swift, modifiers: [ resizable ]", false),
  ])
  func estimatedSymbolsAreMarked(_ symbol: String, _ isEstimated: Bool) {
    let words = symbol.split(separator: ",", maxSplits: 1)
    let modifiers = words.count > 1 ? ",\(words[1])" : ""
    let text = "{ Image: { systemName: \(words[0]) }\(modifiers), name: icon }"
    let result = Interpreter().check(DocumentSource(name: "report.yaml", text: text, format: .yaml)).layout()
    let tree = String(decoding: result.frames() ?? [], as: UTF8.self)
    let json = String(decoding: result.frames(as: .json) ?? [], as: UTF8.self)
    #expect(tree.contains("icon") && tree.contains("(estimated)") == isEstimated, "\(tree)")
    #expect(json.contains("\"estimated\": true") == isEstimated)
  }

  /// So is a label with such a symbol, unless it stands in a row, where its icon has a column.
  @Test(arguments: [
    ("Label: { title: Fire, systemImage: flame }", true), ("Label: { title: Home, systemImage: house }", false),
    ("List: [ { Label: { title: Fire, systemImage: flame } } ]", false),
    ("Toggle: { title: Label, systemImage: flame, isOn: true }", true),
    ("Toggle: { title: Label, systemImage: house, isOn: true }", false),
    ("ContentUnavailableView: { title: Label, systemImage: flame }", true),
    ("Button: { title: Label, systemImage: flame }\nmodifiers: [ { buttonStyle: bordered } ]", true),
    (
      "Picker: { title: Label, systemImage: flame, selection: 1, content: [ { Text: a, modifiers: [ { tag: 1 } ] } ] }\n"
        + "modifiers: [ { pickerStyle: navigationLink } ]", true
    ),
    // The symbol is the image's, and not that of the stack around it.
    ("VStack: [ { Text: Label }, { Image: { systemName: flame } } ]", true),
  ])
  func labelsWithEstimatedSymbolsAreMarked(_ text: String, _ isEstimated: Bool) {
    let result = Interpreter().check(DocumentSource(name: "report.yaml", text: text, format: .yaml)).layout()
    let tree = String(decoding: result.frames() ?? [], as: UTF8.self)
    #expect(tree.contains("Label") && tree.ranges(of: "(estimated)").count == (isEstimated ? 1 : 0), "\(tree)")
  }

  /// A style reaches under the safe area, 59 points above and 34 below on this device: 852 − 59 − 34 = 759.
  @Test func whatStylesCoverIsReported() throws {
    let text = """
      preview: { device: iPhone 15 }
      body:
        Text: Hi
        modifiers: [ { frame: { maxWidth: infinity, maxHeight: infinity } }, { background: red } ]
      """
    let result = Interpreter().check(DocumentSource(name: "report.yaml", text: text, format: .yaml)).layout()
    let tree = String(decoding: result.frames() ?? [], as: UTF8.self)
    #expect(tree.contains("drawn 0 0 393 × 852"), "\(tree)")
    var local = FrameOptions()
    local.usesLocalCoordinates = true
    let json = String(decoding: result.frames(as: .json, options: local) ?? [], as: UTF8.self)
    #expect(json.contains(#""drawn": { "x": 0, "y": 0, "width": 393, "height": 852 }"#), "\(json)")
  }

  @Test func rowsStandOnOneLineAndCommandNoTerminal() {
    let rows = csv(#"Text: "a\nb\e[1m, \"c\"""#)
    #expect(rows.count == 2)
    #expect(rows[1].hasSuffix(#","Text(""a b\u{1B}[1m, ""c"""")""#))
  }

  /// A report that is handed on in pieces is the one that is returned whole, and no piece grows with the document.
  @Test(arguments: FrameFormat.allCases) func piecesMakeTheWholeReport(
    _ format: FrameFormat
  ) {
    let text = "VStack: [ { ForEach: { data: $(0..<4000), content: { Text: a } } } ]"
    let result = Interpreter().check(DocumentSource(name: "report.yaml", text: text, format: .yaml)).layout()
    let pieces = Mutex<[[UInt8]]>([])
    #expect(result.writeFrames(as: format) { piece in pieces.withLock { $0.append(piece) } })
    let written = pieces.withLock { $0 }
    #expect(written.count > 1)
    #expect(written.allSatisfy { $0.count < 200_000 })
    #expect(Array(written.joined()) == result.frames(as: format))
  }

  @Test func aDocumentWithErrorsHandsNothingOn() {
    let result = Interpreter().check(DocumentSource(name: "report.yaml", text: "Foo:", format: .yaml)).layout()
    #expect(!result.writeFrames { _ in Issue.record("a piece of nothing") })
  }

  @Test func aNodeOfManyPlacesIsFoundAtEach() throws {
    let text = "VStack: [ { Text: a, name: x }, { ForEach: { data: $(0..<3), content: { Spacer: , name: x } } } ]"
    let result = Interpreter().check(DocumentSource(name: "report.yaml", text: text, format: .yaml)).layout()
    let nodes = result.nodes(meantBy: "x")
    #expect(nodes.map(\.path) == ["body.VStack[0]", "body.VStack[1].ForEach.content"])
    #expect(nodes.map { $0.type() } == ["Text", "Spacer"])
  }

  /// A pack has braces in every form of a type; without its line breaks and comments the broken form is the plain one.
  @Test func packsHaveBracesInEveryForm() throws {
    let text = """
      target: iOS 27
      body: { VStack: [ { Text: a }, { HStack: [ { Text: b }, { Text: c }, { Text: d } ], modifiers: [ padding ] } ] }
      """
    let result = Interpreter().check(DocumentSource(name: "report.yaml", text: text, format: .yaml)).layout()
    let stack = "ModifiedContent<HStack<TupleContent<Pack{Text, Text, Text}>>, _PaddingLayout>"
    #expect(result.type == "VStack<TupleContent<Pack{Text, \(stack)}>>")
    #expect(
      result.qualifiedType?.hasPrefix("SwiftUI.VStack<SwiftUI.TupleContent<Pack{SwiftUI.Text, SwiftUI.Modified") == true
    )
    let lines = try #require(result.prettyType()).split(separator: "\n")
    let words = lines.flatMap { line in (line.split(separator: "//").first ?? "").split(separator: " ") }
    #expect(words.joined() == result.type?.filter { $0 != " " })
  }

  @Test func typesOfDefinitionsWithoutEndAreNotPrinted() {
    func definitionTypes(_ block: String) -> [String]? {
      let text = """
        views:
          A:
            parameters: { n: Int, c: ViewBuilder }
            body: { if: $(n > 0), then: [ { A: { n: $(n - 1), c: \(block) } } ], else: [ c ] }
        body: { A: { n: 3, c: { Text: a } } }
        """
      let result = Interpreter().check(DocumentSource(name: "report.yaml", text: text, format: .yaml)).layout()
      #expect(result.type == "A<Text>")
      return result.definitionTypes()?.map(\.type)
    }
    #expect(definitionTypes("c") == ["_ConditionalContent<A<Text>, Text>"])
    #expect(definitionTypes("{ VStack: [ c ] }") == nil)
  }
}
