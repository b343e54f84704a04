import Galley
import Testing

/// Layouts of the document: what they cost, and where they end.
@Suite struct DocumentLayoutTests {
  /// Views in rows, each of whose views is asked once for each question.
  private static let flow = """
    layouts:
      Flow:
        sizeThatFits:
          - var: { x: 0, y: 0 }
          - forEach: $(subviews)
            item: s
            do:
              - let: { size: "$(s.sizeThatFits(.unspecified))" }
              - if: $(x + size.width > (proposal.width ?? .infinity))
                then: [ { set: { x: 0, y: $(y + 10) } } ]
              - set: { x: $(x + size.width) }
          - return: { width: "$(proposal.width ?? x)", height: $(y + 10) }
        placeSubviews:
          - forEach: $(subviews)
            item: s
            do: { place: { subview: $(s), at: $(bounds.origin) } }
    """

  private func layout(_ text: String, steps: Int = InterpreterOptions.Limits().steps) -> DocumentLayout {
    var options = InterpreterOptions()
    options.limits.steps = steps
    return Interpreter(options: options).check(DocumentSource(name: "document.yaml", text: text)).layout()
  }

  private func views(_ count: Int) -> String {
    """
    \(Self.flow)
    body: { Flow: { ForEach: { data: 0..<\(count), item: i, content: { Color: red, modifiers: [ { frame: { width: 10, height: 10 } } ] } } } }
    """
  }

  /// A thousand views: less than a hundred steps for each, however often the layout is asked; a tenth takes a tenth.
  @Test(arguments: [100, 1_000, 10_000]) func stepsGrowWithTheViews(_ count: Int) {
    #expect(layout(views(count), steps: 100 * count + 1_000).problems.map(\.message) == [])
  }

  @Test func stepsAreLimited() {
    let result = layout(views(10_000), steps: 20_000)
    #expect(result.problems.map(\.code) == ["too-many-steps"])
  }

  /// Each layout of the chain asks the next for two sizes, and that one for two others: without an end it would be 2^200 questions.
  @Test func chainsOfQuestionsEnd() {
    let open = String(repeating: "{ Ask: ", count: 200)
    let close = String(repeating: " }", count: 200)
    let text = """
      layouts:
        Ask:
          sizeThatFits:
            let: { w: $(proposal.width ?? 1), a: "$(subviews[0].sizeThatFits(.init(width: w + 1, height: nil)))" }
            value: "$(CGSize(width: a.width + subviews[0].sizeThatFits(.init(width: w * 2, height: nil)).width, height: 1))"
          placeSubviews: []
      body: \(open){ Text: a }\(close)
      """
    #expect(layout(text, steps: 100_000).problems.map(\.code) == ["too-many-steps"])
  }

  /// One proposal is handed down: every layout is asked once.
  @Test func chainsOfOneQuestionAreLinear() {
    let open = String(repeating: "{ Pass: ", count: 400)
    let close = String(repeating: " }", count: 400)
    let text = """
      layouts:
        Pass:
          sizeThatFits: "$(subviews[0].sizeThatFits(proposal))"
          placeSubviews: { place: { subview: "$(subviews[0])", at: $(bounds.origin), proposal: $(proposal) } }
      body: \(open){ Text: a }\(close)
      """
    #expect(layout(text, steps: 400 * 40).problems.map(\.message) == [])
  }

  /// What the engine asks the document for while a layout is being asked: elements of lazy loops, guides, readers.
  @Test func layoutsAskWhatNeedsTheDocumentAgain() throws {
    let result = layout(
      """
      layouts:
        Inner: { sizeThatFits: "$(subviews[0].sizeThatFits(proposal))", placeSubviews: [] }
        Outer:
          functions: { height: { parameters: { of: LayoutSubview }, value: "$(of.sizeThatFits(.init(width: 100, height: 50)).height)" } }
          sizeThatFits: { width: 100, height: "$(height(of: subviews[0]) + height(of: subviews[1]) + height(of: subviews[2]))" }
          placeSubviews: { place: { subview: "$(subviews[1])", at: $(bounds.origin), proposal: { width: 100, height: 20 } } }
      let: { names: [a, b] }
      body:
        Outer:
          - Inner: [ { LazyVStack: { spacing: 0, content: [ { ForEach: { data: $(names), id: self, item: n, content: { Color: red, modifiers: [ { frame: { height: 15 } } ] } } } ] } } ]
          - GeometryReader: { parameters: [g], body: { Inner: [ { Text: "$(g.size.width) $(names[0])" } ], name: inside } }
          - HStack: [ { Color: red, modifiers: [ { frame: { height: 10 } }, { alignmentGuide: { g: $(VerticalAlignment.center), computeValue: { parameters: [d], value: $(d.height) } } } ] } ]
        name: outer
      """)
    #expect(result.problems.map(\.message) == [])
    // The stack's two elements are 15 high each, the reader takes the 50, the row is 10 high.
    #expect(result.nodes(named: "outer").first?.frame.size == ViewSize(width: 100, height: 2 * 15 + 50 + 10))
  }
}
