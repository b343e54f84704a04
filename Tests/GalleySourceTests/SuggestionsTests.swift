import GalleySource
import Testing

@Suite struct SuggestionsTests {
  private static let stackArguments = ["alignment", "spacing", "content"]
  private static let views = ["HStack", "VStack", "ZStack", "Text", "Image", "Spacer", "NavigationStack", "Divider"]

  @Test(arguments: [
    ("aligment", "alignment"), ("alignmnet", "alignment"), ("Alignment", "alignment"), ("spacign", "spacing"),
    ("space", "spacing"), ("gap", "spacing"), ("children", "content"), ("contents", "content"),
  ])
  func argumentsAreFound(_ word: String, _ expected: String) {
    #expect(Suggestions.closest(to: word, in: Self.stackArguments) == expected)
  }

  @Test(arguments: [
    ("Hstack", "HStack"), ("vstack", "VStack"), ("Column", "VStack"), ("Row", "HStack"), ("Stack", "ZStack"),
    ("NavigationView", "NavigationStack"), ("Txt", "Text"), ("Paragraph", "Text"), ("img", "Image"),
    ("Separator", "Divider"), ("v-stack", "VStack"),
  ])
  func viewsAreFound(_ word: String, _ expected: String) {
    #expect(Suggestions.closest(to: word, in: Self.views) == expected)
  }

  @Test(arguments: ["banana", "x", "", "Zebra", String(repeating: "alignment", count: 20)])
  func otherWordsAreNot(_ word: String) {
    #expect(Suggestions.closest(to: word, in: Self.stackArguments + Self.views) == nil)
  }

  @Test func aSwapOfNeighboursIsOneMistake() {
    // One swap in four letters is within a third; as two substitutions it would be "a", "b" at distance 2.
    #expect(Suggestions.closest(to: "tpo", in: ["top"]) == "top")
  }

  @Test func partsInAnotherOrderAreFound() {
    #expect(Suggestions.closest(to: "styleForeground", in: ["foregroundStyle"]) == "foregroundStyle")
  }

  @Test func theNearestComesFirstAndTheOrderDecidesTies() {
    #expect(Suggestions.closest(to: "xStack", in: Self.views, limit: 2) == ["HStack", "VStack"])
    #expect(Suggestions.closest(to: "frmae", in: ["name", "frame"], limit: 3).first == "frame")
  }

  @Test func questionsQuoteTheName() {
    #expect(Suggestions.question(for: "aligment", in: Self.stackArguments) == "did you mean `alignment`?")
    #expect(Suggestions.question(for: "banana", in: Self.stackArguments) == nil)
  }

  @Test(arguments: [
    ("backgroundColor", "background"), ("background-color", "background"), ("borderRadius", "cornerRadius"),
    ("onClick", "action"), ("color", "foregroundStyle"), ("margin", "padding"), ("visible", "hidden"),
  ])
  func wordsOfOtherFrameworksHaveNames(_ word: String, _ expected: String) {
    #expect(Synonyms.names(for: word).first == expected)
  }

  @Test func ideasWithoutANameHaveAdvice() {
    #expect(Synonyms.advice(for: "justify-content")?.contains("`Spacer`") == true)
    #expect(Synonyms.advice(for: "padding") == nil)
  }
}
