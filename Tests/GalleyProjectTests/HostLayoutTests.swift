import Galley
import Testing

/// Layouts that the embedding program brings.
///
/// Source: layout 4.16.
@Suite struct HostLayoutTests {
  /// Steps down and to the right by as much for every view.
  private struct Staircase: HostLayout {
    var step: Double

    func makeCache(subviews: LayoutSubviewList) -> [ViewSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

    func sizeThatFits(_ proposal: Proposal, subviews: LayoutSubviewList, cache: inout [ViewSize]) -> ViewSize {
      var size = ViewSize(width: 0, height: 0)
      for (index, subview) in cache.enumerated() {
        size.width = max(size.width, subview.width + step * Double(index))
        size.height = max(size.height, subview.height + step * Double(index))
      }
      return size
    }

    func placeSubviews(
      in bounds: ViewBounds, proposal: Proposal, subviews: LayoutSubviewList, cache: inout [ViewSize]
    ) {
      for (index, subview) in subviews.enumerated() {
        let offset = step * Double(index)
        subview.place(at: ViewPoint(x: bounds.minX + offset, y: bounds.minY + offset), proposal: .unspecified)
      }
    }
  }

  /// 100 × 100; places its first view's centre at its own corner if it is told to.
  private struct Corner: HostLayout {
    var places: Bool
    var spacing: SpacingWishes? { SpacingWishes(top: 30, bottom: 30) }

    func sizeThatFits(_ proposal: Proposal, subviews: LayoutSubviewList, cache: inout Void) -> ViewSize {
      ViewSize(width: 100, height: 100)
    }

    func placeSubviews(
      in bounds: ViewBounds, proposal: Proposal, subviews: LayoutSubviewList, cache: inout Void
    ) {
      guard places else { return }
      subviews.first?.place(
        at: bounds.origin, anchor: .center, proposal: Proposal(width: 30, height: 30))
    }
  }

  private var options: InterpreterOptions {
    var options = InterpreterOptions()
    options.layouts = [
      RegisteredLayout("Staircase", parameters: [.number("step", default: 10)]) {
        Staircase(step: $0.number("step"))
      },
      RegisteredLayout("Corner", parameters: [.flag("places", default: false)]) { Corner(places: $0.flag("places")) },
    ]
    return options
  }

  private func interpret(_ text: String) -> DocumentLayout {
    Interpreter(options: options).check(DocumentSource(name: "layouts.yaml", text: text))
      .layout(in: .proposal(width: 300, height: 300))
  }

  /// The frame of the first node of a name.
  private func frame(_ name: String, _ text: String) throws -> ViewBounds {
    try #require(interpret(text)[name]).frame
  }

  private static let box = "{ Color: red, modifiers: [ { frame: { width: 20, height: 20 }, name: box } ] }"

  @Test func documentsUseTheLayoutLikeAContainer() {
    let result = interpret("Staircase: [ { Text: A }, { Text: B } ]")
    #expect(result.problems.isEmpty, "\(result.problems)")
    #expect(result.type == "Tree<_LayoutRoot<Staircase>, TupleView<(Text, Text)>>")
  }

  @Test func argumentsReachTheLayout() throws {
    let result = interpret(
      "Staircase:\n  step: 5\n  content: [ \(HostLayoutTests.box), \(HostLayoutTests.box) ]\nname: all")
    #expect(result.problems.isEmpty, "\(result.problems)")
    // Two boxes of 20, the second 5 further: 25 × 25.
    #expect(try #require(result["all"]).frame.size == ViewSize(width: 25, height: 25))
  }

  @Test func wrongArgumentsAreReportedLikeAnyView() {
    let result = interpret("Staircase: { stepp: 5, content: [ { Text: A } ] }")
    #expect(result.problems.contains { $0.code == "unknown-argument" }, "\(result.problems)")
  }

  @Test func viewsThatAreNotPlacedAreCentred() throws {
    // CL-1: the centre of 100 × 100, so a box of 20 begins at 40.
    let frame = try frame("box", "Corner: [ \(HostLayoutTests.box) ]")
    #expect(frame == ViewBounds(x: 40, y: 40, width: 20, height: 20))
  }

  @Test func anchorsCountWithTheSizeForTheProposal() throws {
    // CL-2: a colour takes 30 × 30, and its centre stands at the corner.
    let frame = try frame("box", "Corner: { places: true, content: [ { Color: red, name: box } ] }")
    #expect(frame == ViewBounds(x: -15, y: -15, width: 30, height: 30))
  }

  @Test func distancesAreWished() throws {
    let frame = try frame("below", "VStack: [ { Corner: [ Spacer ] }, { Color: red, name: below } ]")
    // The layout is 100 high and wishes 30 below it; the colour has the other 170 of 300.
    #expect(frame == ViewBounds(x: 0, y: 130, width: 300, height: 170))
  }

  @Test func picturesAreReadThroughTheHost() throws {
    var options = options
    options.images = ImageResolver { path, root in
      path == "assets/card.gif" && root == "assets"
        ? .header(Array("GIF89a".utf8) + [60, 0, 40, 0]) : .failure("there is no such file")
    }
    let source = DocumentSource(
      name: "assets/card.yaml", text: "images: { card: { file: card.gif } }\nbody: { Image: card }")
    let image = try #require(Interpreter(options: options).check(source).layout().root)
    #expect(image.frame.size == ViewSize(width: 60, height: 40))
  }

  @Test func onlyWhatMeetsTheViewportIsShown() throws {
    let text = """
      ScrollView:
        - VStack:
            spacing: 0
            content:
              - ForEach:
                  data: $(0..<50)
                  content:
                    - Color: red
                      modifiers: [ { frame: { height: 30 }, name: row-$(item) } ]
      """
    let result = Interpreter().check(DocumentSource(name: "rows.yaml", text: text))
      .layout(in: .size(width: 100, height: 100))
    var shown = FrameOptions()
    shown.showsOnlyVisible = true
    let csv = String(decoding: try #require(result.frames(as: .csv, options: shown)), as: UTF8.self)
    // Rows of 30 in 100: the fourth begins at 90, the fifth at 120.
    #expect(csv.contains("row-3") && !csv.contains("row-4"), "\(csv)")
  }
}
