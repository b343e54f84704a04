import GalleyFormats
import GalleySource
import Testing

@Suite struct YAMLStructureTests {
  @Test func emptyFileIsNull() throws {
    let tree = try #require(readYAML(SourceFile(name: "a.yaml", bytes: []), index: 0).tree)
    #expect(tree.kind(tree.root) == .null)
  }

  @Test func ownKeysWinOverMergedOnes() throws {
    let text = "a: &x {k: 1, l: 2}\nb:\n  <<: *x\n  k: 3\n"
    let tree = try #require(readYAML(SourceFile(name: "a.yaml", bytes: Array(text.utf8)), index: 0).tree)
    let b = try #require(tree.value(of: "b", in: tree.root))
    #expect(tree.pairs(b).map { tree.text($0.key) + tree.text($0.value) } == ["l2", "k3"])
  }
}
