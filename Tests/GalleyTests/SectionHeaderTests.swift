import Galley
import Testing

/// Which headers of sections are shown in capitals: those words are as wide as if they were written so.
@Suite struct SectionHeaderTests {
  private struct Setting: Sendable {
    var target = "iOS 18"
    var container = "List"
    var style = "{ listStyle: insetGrouped }"
    var header = ""
    var isInCapitals: Bool
  }

  /// figures 1; sidebars and plain lists show them as written.
  private static let settings = [
    Setting(isInCapitals: true),
    Setting(target: "iOS 15", style: "{ listStyle: grouped }", isInCapitals: true),
    Setting(container: "Form", style: "{ formStyle: grouped }", isInCapitals: true),
    Setting(style: "{ listStyle: plain }", isInCapitals: false),
    Setting(style: "{ listStyle: sidebar }", isInCapitals: false),
    Setting(target: "iOS 26", isInCapitals: false),
    Setting(header: "{ textCase: null }", isInCapitals: false),
    Setting(header: "{ textCase: uppercase }", isInCapitals: true),
    Setting(style: "{ listStyle: insetGrouped }, { textCase: null }", isInCapitals: false),
    Setting(style: "{ listStyle: insetGrouped }, { headerProminence: increased }", isInCapitals: false),
  ]

  @Test(arguments: settings.indices) func capitals(_ index: Int) throws {
    let setting = Self.settings[index]
    let written = try Self.frame(of: "Sounds of today", setting)
    let capitals = try Self.frame(of: "SOUNDS OF TODAY", setting)
    #expect((written == capitals) == setting.isInCapitals, "\(written) \(capitals)")
  }

  /// A title in place of a header's views, and a footer, which stays as it is written.
  @Test func titlesAreInCapitalsAndFootersAreNot() throws {
    func frames(_ title: String, _ footer: String) -> [ViewBounds] {
      let text = """
        List:
          - Section: { title: \(title), content: [ { Text: One } ] }
          - Section: { footer: { Text: \(footer), name: footer }, content: [ { Text: One } ] }
        """
      return Self.layout(text, target: "iOS 18").nodes.map(\.frame)
    }
    #expect(frames("Sounds", "About") == frames("SOUNDS", "About"))
    #expect(frames("Sounds", "About") != frames("Sounds", "ABOUT"))
  }

  private static func frame(of words: String, _ setting: Setting) throws -> ViewBounds {
    let text = """
      \(setting.container):
        - Section:
            header: { Text: \(words), name: header, modifiers: [ \(setting.header) ] }
            content: [ { Text: One } ]
      modifiers: [ \(setting.style) ]
      """
    return try #require(layout(text, target: setting.target)["header"]).frame
  }

  private static func layout(_ text: String, target: String) -> DocumentLayout {
    var options = InterpreterOptions()
    options.target = Target(target)
    #expect(options.target != nil)
    return Interpreter(options: options).check(DocumentSource(name: "list.yaml", text: text))
      .layout(in: .size(width: 400, height: 800))
  }
}
