import Galley
import GalleyDrawing
import GalleyLayout
import GalleyTestSupport
import Testing

/// What pictures say of nodes is what reports of frames say of them, in every case.
@Suite struct PictureMarkTests {
  /// What tells nodes apart.
  private struct Marked: Hashable {
    var view: String
    var name: String?
    var path: String
    var line: Int?
    var frame: [Double]
  }

  @Test(arguments: CaseFile.all.filter { $0.knownIssue == nil && !$0.expectation.runs.isEmpty })
  func marksAreTheNodesOfTheFramesReport(_ file: CaseFile) throws {
    for run in file.expectation.runs {
      let layout = try run.layout(file.document)
      guard !layout.hasErrors else { continue }
      var options = PictureOptions()
      options.marksNodes = true
      guard let list = layout.picture(options)?.list else {
        // What is endless has no picture.
        let size = try #require(layout.root).frame.size
        #expect(!size.width.isFinite || !size.height.isFinite)
        continue
      }
      let marks = Set(
        list.marks.map { mark in
          Marked(
            view: mark.view, name: mark.name, path: mark.path, line: mark.line,
            frame: [mark.frame.minX, mark.frame.minY, mark.frame.size.width, mark.frame.size.height])
        })
      let reported = layout.nodes.filter { $0.changesLayout || $0.name != nil }
      let expected = Set(reported.map { marked($0) })
      for mark in marks { #expect(expected.contains(mark), "\(mark) is in no report") }
      for node in reported where isInSight(node, of: list.size) {
        #expect(marks.contains(marked(node)), "\(marked(node)) has no mark")
      }
    }
  }

  private func marked(_ node: Node) -> Marked {
    let frame = node.frame
    return Marked(
      view: node.view, name: node.name, path: node.position == nil ? "" : node.path, line: node.position?.line,
      frame: [frame.minX, frame.minY, frame.size.width, frame.size.height])
  }

  /// Whether a node stands in the window and in all that scrolls it, and nothing around it hides it.
  private func isInSight(_ node: Node, of size: Size) -> Bool {
    guard touches(node.frame, ViewBounds(x: 0, y: 0, width: size.width, height: size.height)) else { return false }
    return !([node] + node.ancestors).contains { outer in
      outer.view == "hidden"
        || (outer.isScrollView || outer.view == "List" || outer.view == "Form")
          && !touches(node.frame, outer.frame)
    }
  }

  private func touches(_ one: ViewBounds, _ other: ViewBounds) -> Bool {
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY
  }
}
