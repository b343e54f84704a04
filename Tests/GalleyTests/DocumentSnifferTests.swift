import Testing

@testable import Galley

@Suite struct DocumentSnifferTests {
  private let sniffer = DocumentSniffer(viewNames: ["VStack", "Text"])

  @Test(arguments: [
    "body: Spacer", "galley: 1\n", "# comment\n\nviews:\n  A:\n", "\"body\" : x", "'galley': 1",
    "target: iOS 18\r\nbody:\r\n",
    "\u{FEFF}body:\n", "VStack:\n  - Text: a\n", "- Text: a\n", "%YAML 1.2\n---\nbody: x\n",
    "{\"galley\": 1}", "{ \"target\": \"iOS 18\", \"body\": [] }", "[{\"Text\": \"a\"}]",
    "{\"VStack\" : [], \"name\": {}}",
    "# Only definitions.\ntypes:\n  A: { id: Int }\nfunctions:\n  f: { value: 1 }\n", "styles:\n  A: {}\n",
    "import: [a.yaml]\nlet: { a: 1 }\n", "{\"let\": {}, \"functions\": {}}",
    "body: [", "{\"body\": ", "body:\t",
    // Misspelt, or views in lower case.
    "boddy:\n  Text: a\n", "Body: x\n", "{\"bdoy\": 1}", "VStak: []\n", "Vstack: []\n", "name: x\nText: y\n",
    "a: 1\nVStackk: []\n", "{\"a\": 1, \"Text\": 2}", "vstack: []\nmodifiers: []\n", "{ VStack: [ { Text: a } ] }",
    "{ 'body': x }", "# a\n{ body: x # y\n}", "text: Hello\n",
    // Keys of documents alone, without what others have.
    "state:\n  a: 1\n", "{\"colors\": {}}", "functions:\n  a:\n", "parameters: {}\nproperties: {}\n",
    "target: iOS 18\n", "module: Cards\n", "{\"target\": \"iOS 18\", \"module\": \"Cards\"}",
    // Two mistakes of typing from `body` or a view, where nothing else stands.
    "nobody:\n  Text: a\n", "bdo:\n  Text: a\n", "name: Card\nversion: 1\nnobody: x\n", "Test: Hello\n",
    "Tet: Hello\nmodifiers: []\n",
    // A view without arguments.
    "Text", "VStack\n", "# a\n\nText # b\n", "- VStack\n- Text\n", "[\"Text\"]", "[ VStack ]", "\"Text\"",
    "let:\n  a: 1\nother: 2\n", "target: iOS 18\nstate: {}\n", "layouts: {}\n", "if: $(a)\nthen: []\n",
    // The same with a slip.
    "VStak\n", "Textt # a\n", "- VStak\n", "[\"VStak\"]",
    // A document's key, whatever stands beside it.
    "state: { n: 1 }\nbodies:\n  Text: a\n", "state: open\ntitle: x\n", "service: x\nfunctions:\n  a:\n",
    "images: []\ninfo: {}\n", "openapi: 3.0.0\npaths: {}\nparameters: {}\n", "types: {}\nservice: x\nfunctions: {}\n",
    "{\"target\": \"ES2022\", \"include\": []}", "{\"name\": \"x\", \"module\": \"x.js\"}",
    "nobody: 1\nservice: x\n", "service: x\nboddyy: 1\n",
    // Indented, by tabs as well, which no YAML can be.
    "  body:\n    Text: a\n", "\tstate:\n\t\tn: 1\n\tother: x\n", "# a\n\tVStack:\n\t\t- Text: a\n",
    "a: [\nstate: {}\n",
    // In brackets or quotes that nobody closed.
    "{\n  \"a\": [1, 2,\n  \"body\": {}\n}", "{ \"a\": [1,\n  \"state\": {} }", "{\n  \"a\": \"x,\n  \"state\": {}\n}",
  ])
  func documentsAreTold(_ text: String) {
    #expect(sniffer.verdict(on: Array(text.utf8)) == .document)
  }

  @Test(arguments: [
    "name: CI\non: push\njobs:\n  body: x\n", "{\"name\": \"x\", \"scripts\": {\"body\": \"y\"}}", "[1, 2]",
    "\"body\"", "Texting\n", "Text and more\n", "[\"a\", \"b\"]",
    "{\"x\": \"body\"}", "bodywork: 1", "text about body: and views", "{\"a\": [{\"body\": 1}]}", "{\"",
    "Resources:\n  A:\n", "{\"types\": \"index.d.ts\", \"name\": \"x\"}",
    "types: {}\n", "{\"types\": {}, \"$schema\": \"x\"}", "{\"import\": []}", "version: 1\nname: x\n",
    "image: nginx\nports: []\n", "{\"data\": 1}", "kind: Pod\n", "env: {}\n", "{\"coding\": 1}", "x-body: 1\n",
    "code: 1\nother: 2\n", "mode: x\nother: true\n", "openapi: 3.0.0\ninfo: {}\npaths: {}\n",
    "{\"compilerOptions\": {\"target\": \"ES2022\"}}",
    "{\"name\": \"x\", \"main\": \"x\"}", "{\n  \"a\": {\n    \"state\": 1\n", "a:\n  state: 1\n",
    "\ta:\n\t\tbody: 1\n",
    "import: [a]\ntypes: {}\n",
    "{\"$schema\": \"https://json-schema.org/draft/2020-12/schema\", \"properties\": {}}",
  ])
  func otherFilesAreTold(_ text: String) {
    #expect(sniffer.verdict(on: Array(text.utf8)) == .other)
  }

  @Test(arguments: ["", "\n\n", "# todo\n---\n", "\u{FEFF}", " \t\n...\n"])
  func filesWithoutContentAreEmpty(_ text: String) {
    #expect(sniffer.verdict(on: Array(text.utf8)) == .empty)
  }

  @Test(arguments: [true, false], [true, false])
  func filesInUTF16AreJudgedByWhatTheySay(_ isLittle: Bool, _ hasMark: Bool) {
    func bytes(_ text: String) -> [UInt8] {
      ((hasMark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return isLittle ? [low, high] : [high, low]
      }
    }
    #expect(sniffer.verdict(on: bytes("body: Spacer\n")) == .document)
    #expect(sniffer.verdict(on: bytes("version: 1\n")) == .other)
    #expect(sniffer.verdict(on: bytes("\n")) == .empty)
  }

  /// A file of data may have any number of keys; it is not compared with every name.
  @Test func manyKeysAreNoDocument() {
    let text = (0..<5000).map { "k\($0): 1\n" }.joined()
    #expect(sniffer.verdict(on: Array(text.utf8)) == .other)
  }
}
