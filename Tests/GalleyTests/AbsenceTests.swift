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
    (
      "second",
      "“second” (Text, 13:35) is not in the tree: `$(n)` is 1 (10:15), which `case: [2, 3]` (13:19) does not fit."
    ),
    ("other", "“other” (Text, 14:18) is not in the tree: `$(n)` is 1 (10:15), which `case: 1` (12:19) fits."),
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
      "“other” (Text, 13:20) is not in the tree: `$(isOn)` is false (7:11), and `$(n)` is 2 (9:17), which `case: 2` (12:21) "
        + "fits."
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

  /// The outermost is told first, and each switch around a view; in a loop over nothing conditions have no value.
  @Test(arguments: [
    ("row", "“row” (Text, 6:59) is not in the tree: `$(isOn)` is false (4:11) and `$(items)` is empty (6:28)."),
    ("never", "“never” (Text, 8:11) is not in the tree: `$(items)` is empty (7:24)."),
    (
      "neither",
      "“neither” (Text, 13:52) is not in the tree: `$(n)` is 5 (9:15), which `case: 1` (11:17) does not fit, and "
        + "`$(last)` is done (12:27), which `case: { failed: [message] }` (13:21) does not fit."
    ),
    (
      "default",
      "“default” (Text, 19:20) is not in the tree: `$(n)` is 5 (9:15), which `case: [5, 6]` (14:19) fits, and "
        + "`$(last)` is done (16:17), which `case: done` (18:21) fits."
    ),
    ("second", "“second” (Text, 21:15) is not in the tree: `$(isOn)` is false (20:13) and `$(card)` is nil (20:40)."),
  ])
  func whatIsAroundOthers(_ name: String, _ text: String) throws {
    let document = """
      state: { isOn: false, n: 5, items: { type: "[Int]", value: [] }, card: { type: "Int?", value: null }, last: { type: Outcome, value: done } }
      body:
        VStack:
          - if: $(isOn)
            then:
              - ForEach: { data: $(items), id: self, content: { Text: Row, name: row } }
          - ForEach: { data: $(items), id: self, content: { if: $(isOn), then:
              { Text: Never, name: never } } }
          - switch: $(n)
            cases:
              - case: 1
                then: { switch: $(last), cases: [
                  { case: { failed: [message] }, then: { Text: Neither, name: neither } }, { case: done, then: [] } ] }
              - { case: [5, 6], then: { Text: Five } }
            default:
              switch: $(last)
              cases:
                - { case: done, then: { Text: Done } }
              default: { Text: Default, name: default }
          - if: [ $(isOn), { let: found, be: $(card) } ]
            then: { Text: "$(found) of $(items.count)", name: second }
      types: { Outcome: { cases: { done: , failed: { values: { message: String } } } } }
      """
    #expect(try absence(name, in: document) == text)
  }

  /// A part of a view of the document is kept out by what keeps out the view; a menu that is not open is none of its conditions.
  @Test(arguments: [
    (
      "inner",
      "“inner” (Text, 4:35) is not in the tree: `$(isOn)` is false (9:11) and `$(count > 3)` is false (4:13)."
    ),
    ("always", "“always” (Text, 5:9) is not in the tree: `$(isOn)` is false (9:11)."),
    ("item", "“item” (Text, 13:68) is in the document, and nothing shows it here."),
  ])
  func aPartOfAViewOfTheDocument(_ name: String, _ text: String) throws {
    let document = """
      views:
        Part: { parameters: { count: Int }, body: {
          VStack: [
            { if: $(count > 3), then: { Text: Inner, name: inner } },
            { Text: Always, name: always } ] } }
      state: { isOn: false, items: [1, 2] }
      body:
        VStack:
          - if: $(isOn)
            then: { Part: { count: 2 } }
          - Menu:
              title: More
              content: { ForEach: { data: $(items), id: self, content: { Text: Item, name: item } } }
      """
    #expect(try absence(name, in: document) == text)
  }
}
