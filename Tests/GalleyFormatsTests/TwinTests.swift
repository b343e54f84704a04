import GalleyFormats
import GalleySource
import Testing

/// A document in both notations.
struct Twin: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let yaml: String
  let json: String

  init(_ name: String, yaml: String, json: String) {
    testDescription = name
    self.yaml = yaml
    self.json = json
  }
}

@Suite struct TwinTests {
  static let twins = [
    Twin(
      "scalars", yaml: "[1, -2.5e3, true, null, text, 'quoted']", json: #"[1, -2.5e3, true, null, "text", "quoted"]"#),
    Twin("empty collections", yaml: "a: {}\nb: []\n", json: #"{"a": {}, "b": []}"#),
    Twin("block mapping in block sequence", yaml: "- a: 1\n  b: 2\n- - 3\n", json: #"[{"a": 1, "b": 2}, [3]]"#),
    Twin("sequence at the indentation of its key", yaml: "a:\n- 1\n- 2\nb: 3\n", json: #"{"a": [1, 2], "b": 3}"#),
    Twin("keys that look like values", yaml: "1: a\ntrue: b\n~: c\n", json: #"{"1": "a", "true": "b", "~": "c"}"#),
    Twin("escapes", yaml: #"a: "\u00e9\n\t\"""#, json: #"{"a": "\u00e9\n\t\""}"#),
    Twin("letters that are not ASCII", yaml: "ä: 😀\n", json: #"{"ä": "😀"}"#),
    Twin("an alias", yaml: "a: &x {k: [1]}\nb: *x\n", json: #"{"a": {"k": [1]}, "b": {"k": [1]}}"#),
    Twin(
      "a merge key", yaml: "a: &x {k: 1, l: 2}\nb: {<<: *x, l: 3}\n",
      json: #"{"a": {"k": 1, "l": 2}, "b": {"k": 1, "l": 3}}"#),
    Twin("a document with markers", yaml: "%YAML 1.2\n---\na: 1\n...\n", json: #"{"a": 1}"#),
    Twin("a scalar alone", yaml: "Spacer\n", json: #""Spacer""#),
    Twin("an explicit key", yaml: "? a\n: 1\n? b\n", json: #"{"a": 1, "b": null}"#),
    Twin("a pair in a list", yaml: "[a: 1, b]", json: #"[{"a": 1}, "b"]"#),
  ]

  @Test(arguments: twins) func bothNotationsGiveOneTree(_ twin: Twin) throws {
    let yaml = readYAML(twin.yaml)
    let json = readJSON(twin.json)
    #expect(yaml.diagnostics.isEmpty)
    #expect(json.diagnostics.isEmpty)
    #expect(try #require(yaml.tree).outline() == (try #require(json.tree)).outline())
  }

  @Test(arguments: twins) func jsonIsReadAsYAMLToo(_ twin: Twin) throws {
    let tree = try #require(readYAML(twin.json).tree)
    #expect(tree.outline() == (try #require(readJSON(twin.json).tree)).outline())
  }

  @Test(arguments: twins) func sizesLeadOverWholeSubtrees(_ twin: Twin) throws {
    for tree in [try #require(readYAML(twin.yaml).tree), try #require(readJSON(twin.json).tree)] {
      #expect(tree.size(tree.root) == tree.entries.count)
    }
  }
}
