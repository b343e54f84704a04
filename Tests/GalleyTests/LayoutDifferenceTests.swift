import Galley
import Testing

/// What is different between two layouts, and what it comes from.
@Suite struct LayoutDifferenceTests {
  /// In a window of 200 × 300 the stack is offered all 200; 20 + 8 + 30 = 58 are its height, so it begins at
  /// (300 − 58) / 2 = 121, and “blue” at 121 + 20 + 8 = 149.
  private static let document = """
    VStack:
      spacing: 8
      content:
        - { Color: red, name: red, modifiers: [ { frame: { height: 20 } } ] }
        - { Color: blue, name: blue, modifiers: [ { frame: { height: 30 } } ] }
    """

  private func layout(
    _ text: String, _ name: String = "card.yaml", in surroundings: Surroundings = .size(width: 200, height: 300)
  ) -> DocumentLayout {
    var options = InterpreterOptions()
    options.keepsReasons = true
    return Interpreter(options: options).check(DocumentSource(name: name, text: text)).layout(in: surroundings)
  }

  private func difference(_ first: String, _ second: String) throws -> LayoutDifference {
    try #require(layout(second, "new.yaml").difference(from: layout(first)))
  }

  @Test func equalDocumentsDifferInNothing() throws {
    let difference = try difference(Self.document, Self.document)
    #expect(difference.isEmpty)
    #expect(difference.causes.isEmpty)
    #expect(difference.text == "nothing is different\n")
  }

  /// The stack is 10 higher and begins 5 higher; “blue” begins at 116 + 20 + 18 = 154.
  @Test func aChangedArgumentIsTheCause() throws {
    let difference = try difference(
      Self.document, Self.document.replacing("spacing: 8", with: "spacing: 18"))
    #expect(difference.causes.map(\.text) == ["spacing: 8 → 18 (new.yaml:2:12)"])
    #expect(difference.otherChanges.isEmpty)
    #expect(
      difference.text == """
        spacing: 8 → 18 (new.yaml:2:12)
          the VStack    58 → 68 high (+10), begins 5 higher  1 gap 10 more
          frame (5:49)  149 → 154 from the top (+5)          follows from the VStack, `spacing`
        Frame (4:47), “red” and “blue” follow. Nothing left the window, nothing is cut that was whole.

        """)
  }

  /// 393 for columns of at least 100 with 8 between them: (393 + 8) ÷ 108 = 3.7, so 3; of at least 150: 401 ÷ 158 = 2.5, so 2.
  @Test func whatIsInACaseIsNoLessAChange() throws {
    func text(_ least: Int) -> String {
      "LazyVGrid: { columns: [ { adaptive: { minimum: \(least) } } ], content: [ { Color: red }, { Color: blue } ] }"
    }
    let phone = Surroundings.size(width: 393, height: 300)
    let (before, after) = (layout(text(100), in: phone), layout(text(150), in: phone))
    let difference = try #require(after.difference(from: before))
    #expect(difference.causes.map(\.name) == ["columns"])
  }

  /// Four gaps stand between five views; each of the four is 2 less, and a view is 5 more.
  @Test func aStackIsTheSumOfWhatIsDifferentInIt() throws {
    func text(_ spacing: Int, _ width: Int) -> String {
      let box = "{ Color: red, modifiers: [ { frame: { width: 20 } } ] }"
      let last = "{ Color: red, modifiers: [ { frame: { width: \(width) }, name: last } ] }"
      return "HStack: { spacing: \(spacing), content: [ \(box), \(box), \(box), \(box), \(last) ] }"
    }
    let difference = try difference(text(10, 20), text(8, 25))
    #expect(difference.text.contains("140 → 137 wide (−3), begins 1.5 further right"))
    #expect(difference.text.contains("4 gaps 2 less, “last” 5 more: −8 + 5\n"))
  }

  @Test func whatMovesNothingIsNoCause() throws {
    let faded = Self.document.replacing("height: 20 } }", with: "height: 20 } }, { opacity: 0.5 }")
    let alone = try difference(Self.document, faded)
    #expect(alone.isEmpty)
    #expect(alone.otherChanges.map(\.text) == ["opacity: 0.5 is new (new.yaml:4:74)"])
    let beside = try difference(Self.document, faded.replacing("spacing: 8", with: "spacing: 18"))
    #expect(beside.causes.map(\.name) == ["spacing"])
    #expect(beside.otherChanges.map(\.name) == ["opacity"])
  }

  /// Another text needs another width; the font around both has no place of its own.
  @Test func textsAndFontsAreCauses() throws {
    let first = "VStack: [ { Text: One, name: one } ]\nmodifiers: [ { font: body }, { opacity: 0.5 } ]\n"
    let words = try difference(first, first.replacing("One", with: "One more"))
    #expect(words.causes.map(\.text) == ["Text: One → One more (new.yaml:1:19)"])
    let font = try difference(
      first, first.replacing("font: body", with: "font: title").replacing("0.5", with: "0.6"))
    #expect(font.causes.map(\.text) == ["font: body → title (new.yaml:2:22)"])
    #expect(font.otherChanges.map(\.text) == ["opacity: 0.5 → 0.6 (new.yaml:2:42)"])
  }

  @Test func viewsAreFoundAgainBesideNewOnes() throws {
    let second = Self.document.replacing(
      "content:\n", with: "content:\n    - { Color: green, name: green, modifiers: [ { frame: { height: 10 } } ] }\n")
    let difference = try difference(Self.document, second)
    #expect(difference.causes.map(\.text) == ["Color(green) “green” is new (new.yaml:4:9)"])
    // 58 + 10 + 8 = 76 high, from (300 − 76) / 2 = 112; “blue” follows 10 + 8 + 20 + 8 = 46 lower.
    let blue = try #require(difference.nodes.first { $0.after?.name == "blue" })
    #expect(blue.before?.frame.minY == 149)
    #expect(blue.after?.frame.minY == 158)
    #expect(difference.nodes.filter { $0.before == nil }.compactMap(\.after?.name) == ["green"])
  }

  @Test func aNewModifierIsTheCause() throws {
    let second = Self.document + "\nmodifiers: [ { padding: 10 } ]\n"
    let difference = try difference(Self.document, second)
    #expect(difference.causes.map(\.text) == ["padding: 10 is new (new.yaml:6:16)"])
    let red = try #require(difference.nodes.first { $0.after?.name == "red" })
    #expect(red.aspects == [.width, .x])
    #expect(red.after?.frame.size.width == 180)
    #expect(try self.difference(second, Self.document).causes.map(\.text) == ["padding: 10 is gone (card.yaml:6:16)"])
  }

  @Test func aContainerOfAnotherTypeKeepsItsViews() throws {
    let difference = try difference(Self.document, Self.document.replacing("VStack", with: "HStack"))
    #expect(difference.causes.map(\.text) == ["VStack(spacing: 8) → HStack(spacing: 8) (new.yaml:1:1)"])
    // Each has (200 − 8) / 2 = 96.
    let blue = try #require(difference.nodes.first { $0.before?.name == "blue" })
    #expect(blue.after?.frame == ViewBounds(x: 104, y: 135, width: 96, height: 30))
  }

  @Test func aNamedViewIsFoundInAnotherContainer() throws {
    let first = "VStack: [ { Text: A, name: a }, { HStack: [ { Text: B, name: b } ] } ]\n"
    let second = "VStack: [ { Text: A, name: a }, { Text: B, name: b } ]\n"
    let difference = try difference(first, second)
    #expect(difference.nodes.allSatisfy { $0.before?.name != "b" || $0.after != nil })
    #expect(difference.nodes.allSatisfy { $0.after?.name != "b" || $0.before != nil })
  }

  @Test func anotherWindowIsTheCause() throws {
    let before = layout(Self.document)
    let after = layout(Self.document, in: .size(width: 100, height: 300))
    let difference = try #require(after.difference(from: before, isSameText: true))
    #expect(difference.causes.map(\.text) == ["window: 200 × 300 → 100 × 300"])
    let red = try #require(difference.nodes.first { $0.after?.name == "red" })
    #expect(red.after?.frame.size.width == 100)
  }

  /// The line that the expression is in says what it said; what it reads was changed.
  @Test func aNewValueOfAnExpressionIsToldByWhatItReads() throws {
    let first =
      "state: { gap: 4 }\nbody: { VStack: { spacing: $(gap * 2), content: [ { Color: red }, { Color: blue } ] } }\n"
    let difference = try difference(first, first.replacing("gap: 4", with: "gap: 5"))
    #expect(difference.causes.map(\.text) == ["gap: 4 → 5 (new.yaml:1:15)"])
  }

  @Test func whatLeavesTheWindowIsTold() throws {
    let first = "Color: red\nname: red\nmodifiers: [ { frame: { width: 10, height: 10 } }, { offset: { x: 0 } } ]\n"
    let difference = try difference(first, first.replacing("x: 0", with: "x: 500"))
    #expect(difference.text.contains("Out of the window now: "))
    #expect(difference.text.contains("“red”; nothing is cut that was whole."))
  }

  /// Without reasons every change counts.
  @Test func withoutReasonsAllChangesAreCauses() throws {
    let interpreter = Interpreter()
    let layouts = [Self.document, Self.document.replacing("spacing: 8", with: "spacing: 18")].map {
      interpreter.check(DocumentSource(name: "card.yaml", text: $0)).layout(in: .size(width: 200, height: 300))
    }
    #expect(try #require(layouts[1].difference(from: layouts[0])).causes.map(\.name) == ["spacing"])
  }

  @Test func aReportHasAWarningForEachView() throws {
    var report = ProblemReport()
    report.add(try difference(Self.document, Self.document.replacing("spacing: 8", with: "spacing: 18")))
    #expect(Set(report.problems.map(\.code)) == ["layout-differs"])
    #expect(report.problems.first?.sourceRange?.file == "new.yaml")
    #expect(report.problems.first?.help == ["this comes from spacing: 8 → 18 (new.yaml:2:12)"])
  }

  /// Of 101 new views 100 are told by name.
  @Test func manyChangesAreCounted() throws {
    let views = (1...101).map { "  - { Color: red, name: \"n\($0)\" }\n" }.joined()
    let difference = try difference("VStack:\n  - Spacer\n", "VStack:\n  - Spacer\n" + views)
    #expect(difference.causes.count == 101)
    #expect(difference.text.contains("\n… and 1 more change\n"))
  }

  @Test func aValueFromOutsideIsGiven() throws {
    let text = "state: { on: true }\nbody: { VStack: [ { if: $(on), then: { Text: A }, else: { Color: red } } ] }\n"
    var off = Surroundings.size(width: 200, height: 300)
    off.values = [GivenValue("on", "false")]
    let difference = try #require(layout(text, in: off).difference(from: layout(text), isSameText: true))
    #expect(difference.causes.map(\.text) == ["on: false is given"])
    #expect(difference.nodes.contains { $0.before == nil && $0.after?.view == "Color" })
    #expect(difference.nodes.contains { $0.after == nil && $0.before?.view == "Text" })
  }
}
