import Foundation
import Galley
import GalleyLayout
import GalleySource
import GalleyTestSupport
import Testing

/// Every step that is run again gives what the layout itself gave: offers, sizes and places.
@Suite struct ReplayTests {
  @Test(arguments: CaseFile.all.filter { $0.knownIssue == nil })
  func casesComeOutAgain(_ file: CaseFile) throws {
    for run in file.expectation.runs {
      var options = try run.options()
      options.keepsReasons = true
      let document = Interpreter(options: options).check(DocumentSource(name: "document.yaml", bytes: file.document))
      expectSame(document.layout(in: try run.surroundings()))
    }
  }

  @Test func samplesComeOutAgain() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../samples")
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".yaml") }
    var options = InterpreterOptions()
    options.keepsReasons = true
    var laidOut = 0
    for name in names.sorted() {
      let bytes = try Data(contentsOf: root.appendingPathComponent(name))
      let source = DocumentSource(name: name, bytes: Array(bytes))
      if expectSame(Interpreter(options: options).check(source).layout()) { laidOut += 1 }
    }
    #expect(laidOut > 15, "only \(laidOut) of \(names.count) samples could be laid out")
  }

  @Test func generatedDocumentsComeOutAgain() {
    var options = InterpreterOptions()
    options.keepsReasons = true
    var documents = RandomDocuments(seed: 21, examples: catalogueExamples)
    var laidOut = 0
    for _ in 0..<500 {
      let source = DocumentSource(name: "document.yaml", bytes: Array(documents.next().utf8))
      let layout = Interpreter(options: options).check(source).layout(in: .size(width: 320, height: 480))
      if expectSame(layout) { laidOut += 1 }
    }
    #expect(laidOut > 200, "only \(laidOut) documents could be laid out")
  }

  /// Places every node again, from the windows inwards, and compares.
  @discardableResult
  private func expectSame(_ layout: DocumentLayout) -> Bool {
    let isKept: Bool? = layout.replay { replay, result in
      var placed = 0
      var pending = replay.windows()
      while let placement = pending.popLast() {
        placed += 1
        compare(placement, result, replay.tree)
        pending += replay.children(of: placement)
      }
      // A presentation stands for a window and is not placed by anybody.
      let shown = result.tree.presentationCount(where: { result.isPlaced[$0.position] })
      #expect(placed == result.isPlaced.count { $0 } - shown, "other nodes are placed")
      return true
    }
    return isKept == true
  }

  private func compare(_ placement: Placement, _ result: LayoutResult, _ tree: LayoutTree) {
    let node = placement.node
    let name: String = "\(tree.kind(of: node)) \(node.position)"
    #expect(placement.proposal == result.proposals[node.position], "\(name): another offer")
    let (found, wanted) = (placement.frame, result.frames[node.position])
    for (found, wanted) in [
      (found.minX, wanted.minX), (found.minY, wanted.minY), (found.size.width, wanted.size.width),
      (found.size.height, wanted.size.height),
    ] where abs(wanted) < 1e6 {
      #expect(abs(found - wanted) < 1e-9, "\(name): another frame")
    }
  }

  /// The way from a window to a node ends in the node, and each step is that of `children(of:)`.
  @Test func aPathLeadsFromTheWindowToTheNode() throws {
    var options = InterpreterOptions()
    options.keepsReasons = true
    let text = "HStack: [ { Text: One, modifiers: [ { padding: 4 } ], name: one }, { Text: Two, name: two } ]"
    let layout = Interpreter(options: options).check(DocumentSource(name: "document.yaml", text: text)).layout()
    let lengths = try #require(
      layout.replay { replay, result in result.tree.nodeIDs.map { replay.path(to: $0).map(\.node) } })
    #expect(lengths.allSatisfy { !$0.isEmpty })
    #expect(lengths.map(\.count).sorted() == [1, 2, 2, 3])
  }

  @Test func nothingIsKeptUnasked() {
    let layout = Interpreter().check(DocumentSource(name: "document.yaml", text: "Text: Hello")).layout()
    #expect(layout.replay { _, _ in true } == nil)
  }
}
