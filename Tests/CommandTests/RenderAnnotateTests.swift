import Foundation
import Testing

/// What a picture says of the nodes that it shows.
@Suite struct RenderAnnotateTests {
  /// What tells nodes apart: the name of the view, its path, its line and its frame.
  private struct Marked: Hashable {
    var view: String
    var path: String
    var line: Int?
    var frame: [Double]
  }

  private func nodes(of report: Any?) -> [Marked] {
    guard let node = report as? [String: Any], let frame = node["frame"] as? [String: Double] else { return [] }
    let own = Marked(
      view: node["view"] as? String ?? "", path: node["path"] as? String ?? "", line: node["line"] as? Int,
      frame: ["x", "y", "width", "height"].compactMap { frame[$0] })
    return [own] + (node["children"] as? [Any] ?? []).flatMap { nodes(of: $0) }
  }

  /// The groups of an SVG that name nodes.
  private func groups(of svg: String) -> [Marked] {
    svg.split(separator: "\n").filter { $0.hasPrefix("<g data-node=") }.map { line in
      var values: [String: String] = [:]
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      for (key, value) in zip(parts, parts.dropFirst()).enumerated().filter({ $0.offset % 2 == 0 }).map(\.element) {
        values[String(key.split(separator: " ").last ?? "")] = String(value)
      }
      return Marked(
        view: values["data-node="] ?? "", path: values["data-path="] ?? "",
        line: values["data-line="].flatMap { Int($0) },
        frame: (values["data-frame="] ?? "").split(separator: " ").compactMap { Double($0) })
    }
  }

  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../samples")

  /// Samples in which all that is laid out is drawn, too.
  @Test(arguments: [
    "card.yaml", "hello.yaml", "grid.yaml", "stacks-and-spacers.yaml", "settings.yaml", "geometry.yaml",
  ])
  func marksAreTheNodesOfTheFramesReport(_ sample: String) throws {
    let path = Self.samples.appendingPathComponent(sample).path
    // High enough that no row lies outside of what can be seen.
    let picture = try BuiltCommand.run("render", path, "--size", "400x2000", "--annotate", "--quiet")
    let report = try BuiltCommand.run("frames", path, "--size", "400x2000", "--format", "json")
    let frames = try JSONSerialization.jsonObject(with: Data(report.output.utf8)) as? [String: Any]
    let expected = nodes(of: frames?["root"])
    #expect(expected.count > 5)
    let marked = Set(groups(of: picture.output))
    for node in expected { #expect(marked.contains(node), "\(node)") }
    for node in marked { #expect(expected.contains(node), "\(node)") }
    #expect(picture.output.components(separatedBy: "<g").count == picture.output.components(separatedBy: "</g>").count)
  }

  /// 40 × 20 in the middle of 100 × 60; a name cannot end its attribute.
  @Test func namesAreText() throws {
    let outcome = try BuiltCommand.run(
      "render", "-", "--size", "100x60", "--annotate",
      input: "Color: red\nmodifiers: [ { frame: { width: 40, height: 20 }, name: 'a\"><script>' } ]")
    #expect(
      outcome.output.contains(
        "<g data-node=\"frame\" data-name=\"a&quot;&gt;&lt;script&gt;\" data-path=\"body.modifiers[0]\" data-line=\"2\" data-frame=\"30 20 40 20\">"
      ), "\(outcome.output)")
  }

  @Test func othersSayNothingOfNodes() throws {
    let outcome = try BuiltCommand.run("render", "-", "--size", "100x60", input: "Color: red")
    #expect(!outcome.output.contains("data-"))
  }

  @Test(arguments: [("none", nil), ("#102030", "#102030"), ("#123", "#112233"), ("red", "#FF3B30")])
  func theBackgroundIsAsAskedFor(_ name: String, _ color: String?) throws {
    let outcome = try BuiltCommand.run(
      "render", "-", "--size", "100x60", "--background", name, input: "Spacer:")
    let fill = "<path d=\"m0 0l100 0l0 60l-100 0z\" fill=\"#"
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(fill) == (color != nil))
    if let color { #expect(outcome.output.contains("fill=\"\(color)\""), "\(outcome.output)") }
  }

  @Test func coloursThatDoNotExistAreRefused() throws {
    let outcome = try BuiltCommand.run("render", "-", "--background", "rde", input: "Spacer:")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean `red`?"), "\(outcome.errors)")
    for wrong in ["#12", "#12345g", "#+1234567", "#12345"] {
      #expect(try BuiltCommand.run("render", "-", "--background", wrong, input: "Spacer:").status == 2, "\(wrong)")
    }
  }

  /// Seven letters that are drawn, and a space, have eight places.
  @Test func textsCanStayTexts() throws {
    let outcome = try BuiltCommand.run(
      "render", "-", "--size", "200x60", "--text", "font", "--background", "none", input: "Text: abc <def\n")
    let line = outcome.output.split(separator: "\n").first { $0.hasPrefix("<text ") } ?? ""
    #expect(line.contains(" font-family=\"Inter, -apple-system, sans-serif\" font-size=\"17\" font-weight=\"400\""))
    #expect(line.hasSuffix(">abc &lt;def</text>"), "\(outcome.output)")
    let places = line.split(separator: "\"").dropFirst().first?.split(separator: " ").compactMap { Double($0) } ?? []
    #expect(places.count == 8 && places == places.sorted(), "\(line)")
    #expect(!outcome.output.contains("<use"))
  }
}
