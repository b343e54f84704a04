import Testing

@testable import Galley

/// What stands in bars and over the window is in the report with its role, and leads to where it is written.
@Suite struct BarReportTests {
  private static let document = """
    target: iOS 18
    state: { words: "" }
    body:
      TabView:
        - NavigationStack:
            - Color: red
              modifiers:
                - navigationTitle: Cards
                - searchable: { text: $words }
                - toolbar: { content: [ { ToolbarItem: { content: { Button: Add } } }, { Button: Edit } ] }
                - sheet: { isPresented: true, content: { Text: More } }
          modifiers: [ { tabItem: { label: { Text: Cards } } } ]
        - Text: Games
          modifiers: [ { tabItem: { label: { Text: Games } } } ]
    """

  private func result(keyboard: Bool = false, _ text: String = document) -> DocumentLayout {
    var surroundings = Surroundings.size(width: 400, height: 800)
    surroundings.showsKeyboard = keyboard
    let source = DocumentSource(name: "bars.yaml", text: text, format: .yaml)
    return Interpreter().check(source).layout(in: surroundings)
  }

  /// Role, view, line and the frame of the nodes with a role.
  @Test func rolesLeadToTheDocument() throws {
    let nodes = result().nodes.filter { $0.role != nil }
    let found = nodes.map { "\($0.role?.rawValue ?? "") \($0.view) \($0.position?.line ?? 0)" }
    #expect(
      Set(found) == [
        "toolbar ToolbarItem 10", "toolbar Button 10", "toolbar Text 8", "search TextField 9", "sheet sheet 11",
        "tab Tab 12", "tab Tab 14",
      ])
    func frame(_ role: Node.Role) throws -> ViewBounds { try #require(nodes.first { $0.role == role }).frame }
    // 16 + 16 of 400, 36 in the middle of the 52 below 44 and 52
    #expect(try frame(.search) == ViewBounds(x: 16, y: 104, width: 368, height: 36))
    // half of 400, 49 above the bottom
    #expect(try frame(.tab) == ViewBounds(x: 0, y: 751, width: 200, height: 49))
    // 10 below the top of a window without a status bar
    #expect(try frame(.sheet) == ViewBounds(x: 0, y: 10, width: 400, height: 790))
  }

  /// Titles with Markdown or numbers are as wide as their words: "22" in the headline's semibold is
  /// 3500/2816 × 17 − 2 × 0.43 = 20.269, up to 20.5 at two pixels a point; italics are as wide.
  @Test(arguments: [
    "navigationTitle: \"$(22)\"", "navigationTitle: \"*22*\"",
    "navigationBarTitle: { title: \"*$(22)*\", displayMode: inline }",
  ])
  func titlesAreLocalised(_ title: String) {
    let text = """
      target: iOS 18
      body: { NavigationStack: [ { Color: red, modifiers: [ { \(title) }, { navigationBarTitleDisplayMode: inline } ] } ] }
      """
    #expect(result(text).nodes.first { $0.role == .toolbar }?.frame.size.width == 20.5)
  }

  /// Titles are no larger than in xxxLarge, 23 and 40 points: 23 × 1.19336 = 27.45 and 47.73, up to half a point.
  @Test(arguments: [("inline", 27.5), ("large", 48)])
  func titlesGrowNoFurtherThanTheirRows(_ mode: String, _ height: Double) {
    let text = """
      target: iOS 18
      body:
        NavigationStack: [ { Color: red, modifiers: [ { navigationTitle: Cards }, { navigationBarTitleDisplayMode: \(mode) } ] } ]
        modifiers: [ { dynamicTypeSize: accessibility5 } ]
      """
    #expect(result(text).nodes.first { $0.role == .toolbar }?.frame.size.height == height)
  }

  /// Items neither: 23 × 1.19336 = 27.45, up to half a point.
  @Test func itemsGrowNoFurtherThanTheirRows() {
    let text = """
      target: iOS 18
      body:
        NavigationStack: [ { Color: red, modifiers: [ { toolbar: [ { ToolbarItem: { content: { Text: Add } } } ] } ] } ]
        modifiers: [ { dynamicTypeSize: accessibility5 } ]
      """
    #expect(result(text).nodes.first { $0.view == "Text" }?.frame.size.height == 27.5)
  }

  /// Of `star` nobody knows the size, of `star.fill` somebody does.
  @Test(arguments: [
    ("iOS 18", "", false), ("iOS 14", "", true), ("iOS 18", ", modifiers: [ { symbolVariant: none } ]", true),
  ])
  func symbolsOfTabsAreFilled(_ target: String, _ modifiers: String, _ isEstimated: Bool) {
    let text = """
      target: \(target)
      body: { TabView: [ { Color: red, modifiers: [ { tabItem: { label: { Image: { systemName: star }\(modifiers) } } } ] } ] }
      """
    #expect(result(text).nodes.first { $0.view == "Image" }?.isEstimated == isEstimated)
  }

  @Test func theReportTellsOfTheKeyboard() {
    let shown = result(keyboard: true)
    #expect(shown.problems.map(\.code) == ["keyboard-model"])
    #expect(shown.canvas?.keyboardHeight == 260)
    #expect(result().canvas?.keyboardHeight == 0)
    #expect(String(decoding: shown.frames(as: .json) ?? [], as: UTF8.self).contains(#""keyboard": 260"#))
    #expect(!String(decoding: result().frames(as: .json) ?? [], as: UTF8.self).contains("keyboard"))
  }

  @Test func optionsWinOverThePreview() {
    let text = "preview: { keyboard: true }\nbody: { Color: red }"
    #expect(result(keyboard: false, text).problems.isEmpty)
    let own = Interpreter().check(DocumentSource(name: "own.yaml", text: text, format: .yaml)).layout()
    #expect(own.problems.map(\.code) == ["keyboard-model"])
  }
}
