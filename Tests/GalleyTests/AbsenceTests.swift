import Galley
import Testing

/// Views that a document writes and a layout does not have: of the conditions around each those are told that have to turn.
@Suite struct AbsenceTests {
  private func absence(_ view: String, in text: String) throws -> String {
    let layout = Interpreter().check(DocumentSource(name: "document.yaml", text: text)).layout()
    #expect(!layout.hasErrors, "\(layout.problems.map(\.message))")
    return try #require(layout.absence(of: view)).text
  }

  /// The one in the middle holds, so that it keeps nothing out.
  @Test func aConditionThatHoldsIsNotTold() throws {
    let text = """
      state: { a: false, b: true, c: false }
      body:
        VStack:
          - if: $(a)
            then:
              - if: $(b)
                then:
                  - if: $(c)
                    then: { Text: Deep, name: deep }
          - Text: Always
      """
    #expect(
      try absence("deep", in: text)
        == "“deep” (Text, 9:23) is not in the tree: `$(a)` is false (4:11) and `$(c)` is false (8:19).")
  }

  private static let branches = """
    state: { n: 1 }
    body:
      VStack:
        - if: $(n == 1)
          then: { Text: One, name: one }
          elseIf:
            - { when: $(n == 2), then: { Text: Two, name: two } }
            - { when: $(n > 0), then: { Text: Many, name: many } }
          else: { Text: None, name: none }
        - switch: $(n)
          cases:
            - { case: 1, then: { Text: First, name: first } }
            - { case: [2, 3], then: { Text: Second, name: second } }
          default: { Text: Other, name: other }
    """

  /// A branch is shown where its condition holds and none before it does.
  @Test(arguments: [
    ("two", "“two” (Text, 7:38) is not in the tree: `$(n == 1)` is true (4:11) and `$(n == 2)` is false (7:19)."),
    // It would be shown without the first: 1 is above 0.
    ("many", "“many” (Text, 8:37) is not in the tree: `$(n == 1)` is true (4:11)."),
    ("none", "“none” (Text, 9:15) is not in the tree: `$(n == 1)` is true (4:11) and `$(n > 0)` is true (8:19)."),
    ("second", "“second” (Text, 13:35) is not in the tree: `case: [2, 3]` is false (13:19)."),
    ("other", "“other” (Text, 14:18) is not in the tree: `case: 1` is true (12:19)."),
  ])
  func aBranchBehindOthers(_ name: String, _ text: String) throws {
    #expect(try absence(name, in: Self.branches) == text)
  }

  /// What is not presented has no views, nor has a loop over nothing; of both together the loop is the reason.
  @Test(arguments: [
    ("sheet", "“sheet” (Text, 7:54) is not in the tree: `$isShown` is false (7:33)."),
    ("popover", "“popover” (Text, 8:56) is not in the tree: `$isShown` is false (8:35)."),
    ("row", "“row” (Text, 9:55) is not in the tree: `$(items)` is empty (9:24)."),
    ("hidden", "“hidden” (Text, 11:15) is not in the tree: `$(items)` is empty (10:24)."),
  ])
  func whatIsNotPresentedOrRepeated(_ name: String, _ text: String) throws {
    let document = """
      state: { isShown: false, items: { type: "[Int]", value: [] } }
      body:
        VStack:
          - Text: Hello
            name: hello
            modifiers:
              - sheet: { isPresented: $isShown, content: { Text: Sheet, name: sheet } }
              - popover: { isPresented: $isShown, content: { Text: Popover, name: popover } }
          - ForEach: { data: $(items), id: self, content: { Text: Row, name: row } }
          - ForEach: { data: $(items), id: self, content: { if: $(isShown), then:
                  { Text: Hidden, name: hidden } } }
      """
    #expect(try absence(name, in: document) == text)
  }

  /// What is nil shows nothing, nor does what is another case.
  @Test(arguments: [
    ("item", "“item” (Text, 8:44) is not in the tree: `$card` is nil (8:26)."),
    ("unwrapped", "“unwrapped” (Text, 10:15) is not in the tree: `$(card)` is nil (9:29)."),
    ("otherwise", nil),
    ("failed", "“failed” (Text, 13:15) is not in the tree: `$(last)` is another case (12:46)."),
  ])
  func whatIsNilOrAnotherCase(_ name: String, _ text: String?) throws {
    let document = """
      types: { Card: { id: Int }, Outcome: { cases: { done: , failed: { values: { message: String } } } } }
      state: { card: { type: "Card?", value: null }, last: { type: Outcome, value: done } }
      body:
        VStack:
          - Text: Hello
            name: hello
            modifiers:
              - sheet: { item: $card, content: { Text: Card, name: item } }
          - if: { let: found, be: $(card) }
            then: { Text: "$(found.id)", name: unwrapped }
            else: { Text: None, name: otherwise }
          - if: { case: { failed: [message] }, be: $(last) }
            then: { Text: $(message), name: failed }
      """
    let layout = Interpreter().check(DocumentSource(name: "document.yaml", text: document)).layout()
    #expect(!layout.hasErrors, "\(layout.problems.map(\.message))")
    #expect(layout.absence(of: name)?.text == text)
  }

  /// An `else` needs nil; a `default` needs that no case matches, of which one alone does, whatever else hides it.
  @Test(arguments: [
    ("none", "“none” (Text, 6:15) is not in the tree: `$(name)` is not nil (4:29)."),
    (
      "other",
      "“other” (Text, 13:20) is not in the tree: `$(isOn)` is false (7:11) and `case: 2` is true (12:21)."
    ),
  ])
  func whatNeedsNilOrNoCase(_ name: String, _ text: String) throws {
    let document = """
      state: { name: { type: "String?", value: Ann }, n: 2, isOn: false }
      body:
        VStack:
          - if: { let: found, be: $(name) }
            then: { Text: $(found) }
            else: { Text: None, name: none }
          - if: $(isOn)
            then:
              switch: $(n)
              cases:
                - { case: 1, then: { Text: One } }
                - { case: 2, then: { Text: Two } }
              default: { Text: Other, name: other }
      """
    #expect(try absence(name, in: document) == text)
  }

  // MARK: Several files

  private static let part = """
    views:
      Part:
        parameters: { isOn: Bool }
        body:
          VStack:
            - if: $(isOn)
              then: { VStack: [ { if: $(isOn), then: { Text: Inner, name: inner } } ] }
            - Text: Always
    """

  private func imported(_ body: String) throws -> String {
    var options = InterpreterOptions()
    options.imports = ImportResolver(documents: ["part.yaml": Self.part])
    let source = DocumentSource(name: "main.yaml", text: body)
    return try #require(Interpreter(options: options).check(source).layout().absence(of: "inner")).text
  }

  private static let inner =
    "“inner” (Text, part.yaml:7:52) is not in the tree: `$(isOn)` is false (part.yaml:6:15) and `$(isOn)` is false "
    + "(part.yaml:7:35)."

  /// Places tell their files, and a view at the same place of another file is another view.
  @Test func placesOfImportedViews() throws {
    let head = "import: part.yaml\nbody:\n  VStack:\n    - Part: { isOn: false }\n"
    #expect(try imported(head) == Self.inner)
    // Where one condition is `$(true)` instead of `$(isOn)`, the inner view begins as far in its file as it did.
    let start = try #require(Self.part.utf8.firstRange(of: Array("Text: Inner".utf8))).lowerBound
    let offset = Self.part.utf8.distance(from: Self.part.utf8.startIndex, to: start)
    let comment = "    #"
    let fill = offset - head.utf8.count - comment.utf8.count - "\n    - ".utf8.count
    try #require(fill > 0)
    let other = head + comment + String(repeating: "x", count: fill) + "\n    - Text: Other\n"
    #expect(try imported(other) == Self.inner)
  }
}
