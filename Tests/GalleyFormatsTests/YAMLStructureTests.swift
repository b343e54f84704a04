import GalleyFormats
import GalleySource
import Testing

/// The constructs of YAML 1.2 that documents may use, by chapter of its specification.
///
/// Not supported, since libyaml does not know them: `%YAML` directives of other versions than 1.1 and 1.2, tabs behind
/// `-`, `?` and `:` before a nested block collection, keys of more than 1024 characters, and a colon on a later line
/// than its key. Not supported by choice: mappings and lists as keys, tags other than the core
/// ones, several documents in a stream.
@Suite struct YAMLStructureTests {
  struct Construct: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let outline: String

    init(_ name: String, _ text: String, _ outline: String) {
      testDescription = name
      self.text = text
      self.outline = outline
    }
  }

  static let constructs = [
    Construct(
      "5.7 escapes", #"a: "\0\a\b\t\v\f\r\e\ \"\/\\\N\_\L\P\x41\u0041\U00000041""#,
      "{a: \"\0\u{7}\u{8}\t\u{B}\u{C}\r\u{1B} \"/\\\u{85}\u{A0}\u{2028}\u{2029}AAA\"}"),
    Construct("6.1 indentation of any width", "a:\n b:\n     c: 1\n     d: 2\n", "{a: {b: {c: 1, d: 2}}}"),
    Construct("6.5 folding", "a: one\n  two\n\n  three\n", "{a: \"one two\nthree\"}"),
    Construct("6.6 comments", "# one\na: 1 # two\n# three\n", "{a: 1}"),
    Construct("6.8.2 tag directive", "%TAG !c! tag:yaml.org,2002:\n---\na: !c!str 1\n", "{a: \"1\"}"),
    Construct("6.9 node properties", "a: &x !!str 1\nb: !!str &y 2\n", "{a: \"1\", b: \"2\"}"),
    Construct("7.1 aliases", "a: &x 1\nb: *x\n", "{a: 1, b: 1}"),
    Construct("7.1 anchors may be set anew", "- &x 1\n- *x\n- &x 2\n- *x\n", "[1, 1, 2, 2]"),
    Construct("7.2 empty nodes", "a:\nb: !!str\n", "{a: null, b: \"\"}"),
    Construct("7.3.1 double quotes over lines", "a: \"one\n  two \\\n  three\"\n", "{a: \"one two three\"}"),
    Construct("7.3.2 single quotes", "a: 'it''s\n  two'\n", "{a: \"it's two\"}"),
    Construct("7.3.3 plain", "a: b:c d#e -f ?g\n", "{a: \"b:c d#e -f ?g\"}"),
    Construct("7.4.1 flow sequences", "[a, 'b', \"c\", [d], {e: f}, ]", "[\"a\", \"b\", \"c\", [\"d\"], {e: \"f\"}]"),
    Construct("7.4.2 flow mappings", "{a: 1, b, 'c':2, d: , }", "{a: 1, b: null, c: 2, d: null}"),
    Construct("7.4.2 single pairs", "[a: 1, ? b : 2]", "[{a: 1}, {b: 2}]"),
    Construct(
      "8.1.1 block headers", "a: |-\n  x\nb: |+\n  y\n\nc: >2\n   z\n", "{a: \"x\", b: \"y\n\n\", c: \" z\n\"}"),
    Construct("8.1.2 literal", "a: |\n  x\n    y\n", "{a: \"x\n  y\n\"}"),
    Construct("8.1.3 folded", "a: >\n  x\n  y\n\n  z\n", "{a: \"x y\nz\n\"}"),
    Construct("8.2.1 block sequences", "- a\n- - b\n  - c\n-\n  - d\n", "[\"a\", [\"b\", \"c\"], [\"d\"]]"),
    Construct("8.2.2 block mappings", "a: 1\n'b c': 2\n? d\n: 3\n", "{a: 1, b c: 2, d: 3}"),
    Construct("8.2.3 sequences that are not indented", "a:\n- 1\nb: 2\n", "{a: [1], b: 2}"),
    Construct("9.1 document markers", "---\na: 1\n...\n", "{a: 1}"),
    Construct("9.1.3 value behind the marker", "--- a\n", "\"a\""),
    Construct(
      "10.1 core tags", "a: !!str 1\nb: !!int '1'\nc: !!float 1\nd: !!bool 'true'\ne: !!map {}\nf: !!seq []\n",
      "{a: \"1\", b: 1, c: 1, d: true, e: {}, f: []}"),
  ]

  @Test(arguments: constructs) func readsConstruct(_ construct: Construct) throws {
    let result = readYAML(construct.text)
    #expect(result.diagnostics.map(\.message) == [])
    #expect(try #require(result.tree).outline() == construct.outline)
  }

  @Test(arguments: ["", "# only a comment\n", "\u{FEFF}", "---\n", "\n\n"])
  func emptyFileIsNull(_ text: String) throws {
    let tree = try #require(readYAML(text).tree)
    #expect(tree.kind(tree.root) == .null)
  }

  // MARK: - Merge keys

  @Test func ownKeysWinOverMergedOnes() throws {
    let tree = try #require(readYAML("a: &x {k: 1, l: 2}\nb:\n  k: 0\n  <<: *x\n  l: 3\n").tree)
    #expect(tree.outline(tree.at("b")) == "{k: 0, l: 3}")
  }

  @Test func earlierSourcesOfAMergeWin() throws {
    let tree = try #require(readYAML("- &x {a: 1}\n- &y {a: 2, b: 2}\n- <<: [*x, *y]\n  c: 3\n").tree)
    #expect(tree.outline(tree.at("2")) == "{a: 1, b: 2, c: 3}")
  }

  @Test func mergedMappingsMayBeMergedAgain() throws {
    let tree = try #require(readYAML("- &x {a: 1}\n- &y {<<: *x, b: 2}\n- {<<: *y, a: 3}\n").tree)
    #expect(tree.outline(tree.at("2")) == "{b: 2, a: 3}")
  }

  @Test func quotedMergeKeyIsAnOrdinaryKey() throws {
    #expect(try #require(readYAML("'<<': 1\n").tree).outline() == "{<<: 1}")
  }

  @Test func copiesAreMarked() throws {
    let tree = try #require(readYAML("a: &x [1]\nb: *x\n").tree)
    #expect(!tree.entries[tree.at("a", "0")].flags.contains(.copied))
    #expect(tree.entries[tree.at("b", "0")].flags.contains(.copied))
  }
}
