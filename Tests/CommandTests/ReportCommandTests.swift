import Foundation
import Testing

@Suite struct ReportCommandTests {
  private let document = "Color: red\nmodifiers: [ { frame: { width: 40, height: 20 } } ]"

  /// The switches of the page's first document.
  private func switches(of page: String) throws -> [[String: Any]] {
    let start = try #require(page.range(of: "id=\"data\">")?.upperBound)
    let end = try #require(page[start...].range(of: "</script>")?.lowerBound)
    let data = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any]
    return try #require((data?["documents"] as? [[String: Any]])?.first?["switches"] as? [[String: Any]])
  }

  private func choices(of page: String) throws -> [String: [String]] {
    Dictionary(try switches(of: page).map { ($0["name"] as? String ?? "", $0["choices"] as? [String] ?? []) }) { $1 }
  }

  @Test func aPageIsWrittenToAFile() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("a.yaml", document)
    let outcome = try BuiltCommand.run("report", "a.yaml", "-o", "a.html", folder: folder.url)
    #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "")
    let page = try folder.read("a.html")
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    #expect(
      try choices(of: page) == ["color-scheme": ["light", "dark"], "dynamic-type": ["large", "accessibility3"]])
  }

  /// The document's own settings are shown first.
  @Test func theDocumentsOwnSettingsComeFirst() throws {
    let dark = "preview: { environment: { colorScheme: dark } }\nbody: { Text: Hello }"
    let outcome = try BuiltCommand.run("report", "-", input: dark)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try choices(of: outcome.output)["color-scheme"] == ["dark", "light"])
  }

  @Test func whatIsAskedForTakesThePlaceOfTheUsual() throws {
    let outcome = try BuiltCommand.run(
      "report", "-", "--color-scheme", "dark", "--matrix", "dynamic-type=small,xLarge", "--matrix",
      "device=iPhone SE, iPad mini", "--matrix", "title=\"c, \\\"d\",e", "--matrix", "names=[a, b],[c]",
      input: "state: { title: x, names: [y] }\nbody: { Text: $(title) }")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try choices(of: outcome.output) == [
        "dynamic-type": ["small", "xLarge"], "device": ["iPhone SE", "iPad mini"], "title": ["\"c, \\\"d\"", "e"],
        "names": ["[a, b]", "[c]"],
      ])
  }

  @Test(arguments: [
    ("color-scheme=light,grey", "color-scheme"), ("device=Nokia", "there is no device `Nokia`"),
    ("dynamic-type=huge", "there is no text size `huge`"), ("x", "x"), ("x=,", "x=,"),
  ])
  func wrongCombinationsAreTold(_ axis: String, _ words: String) throws {
    let outcome = try BuiltCommand.run("report", "-", "--matrix", axis, input: document)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  /// 9 × 8 are more than 64.
  @Test func combinationsHaveALimit() throws {
    let outcome = try BuiltCommand.run(
      "report", "-", "--matrix", "x=1,2,3,4,5,6,7,8,9", "--matrix", "y=1,2,3,4,5,6,7,8", input: document)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("more than 64 combinations"))
    let twice = try BuiltCommand.run("report", "-", "--matrix", "x=1", "--matrix", "x=2", input: document)
    #expect(twice.status == 2 && twice.errors.contains("twice"))
  }

  @Test func aFolderGetsAPageForEachDocument() throws {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", "b.yaml"] { _ = try folder.write(name, document) }
    #expect(try BuiltCommand.run("report", ".", "-o", "out/", folder: folder.url).status == 0)
    #expect(try folder.read("out/b.yaml.html").contains("b.yaml</h1>"))
    #expect(try BuiltCommand.run("report", "a.yaml", "b.yaml", "-o", "both.html", folder: folder.url).status == 0)
    #expect(try folder.read("both.html").contains("<title>a.yaml, b.yaml</title>"))
  }

  @Test func mistakesAreToldAndShown() throws {
    let outcome = try BuiltCommand.run("report", "-", input: "Txt: Hello")
    #expect(outcome.status == 1)
    #expect(outcome.errors.components(separatedBy: "error[unknown-view]").count == 2)
    #expect(outcome.output.contains("\"code\":\"unknown-view\""))
  }

  /// The goal for a page of twelve variants: at most a megabyte.
  @Test func twelveVariantsTakeLessThanAMegabyte() throws {
    let settings = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("samples/settings.yaml")
    let outcome = try BuiltCommand.run(
      "report", settings.path, "--matrix", "device=iPhone SE,iPhone 15,iPhone 15 Pro Max", "--matrix",
      "dynamic-type=large,accessibility1")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.components(separatedBy: "<template id=\"picture-").count == 12)
    #expect(outcome.output.utf8.count <= 1_000_000, "\(outcome.output.utf8.count)")
  }
}
