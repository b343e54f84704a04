import Foundation
import Testing

@testable import Galley

@Suite struct ReferenceTests {
  private func entry(_ name: String) throws -> CatalogueEntry {
    try #require(CatalogueEntry.all.first { $0.name == name })
  }

  @Test func aPageSaysEverythingThatTheDeclarationSays() throws {
    let entry = try entry("VStack")
    let page = CatalogueText.page(entry, naming: .library)
    #expect(page.hasPrefix("VStack (view)\n\(entry.summary)\n\nVStack(alignment: HorizontalAlignment"))
    for parameter in entry.forms[0].parameters { #expect(page.contains(parameter.summary)) }
    for example in entry.examples { #expect(page.contains("  type: \(example.type)\n")) }
    #expect(page.contains("Available: iOS 13, "))
  }

  @Test func theListHasAHeadingForEachKind() {
    let list = CatalogueText.list(CatalogueEntry.all, naming: .library)
    #expect(list.hasPrefix("Views\n  "))
    #expect(list.contains("\n\nModifiers\n  "))
    #expect(list.split(separator: "\n").count == CatalogueEntry.all.count + CatalogueEntry.Kind.allCases.count)
  }

  @Test func availabilityNamesEveryPlatformThatHasIt() throws {
    #expect(
      try entry("VStack").availability == [
        "iOS 13", "iPadOS 13", "macOS 10.15", "watchOS 6", "tvOS 13", "visionOS 1",
      ])
  }

  @Test func theJSONFormIsAnArray() throws {
    let list = try JSONSerialization.jsonObject(
      with: Data(CatalogueJSON.write([try entry("padding")], naming: .library)))
    let object = try #require((list as? [[String: Any]])?.first)
    #expect(object["name"] as? String == "padding")
    #expect(object["kind"] as? String == "modifier")
    #expect((object["forms"] as? [Any])?.isEmpty == false)
  }

  /// The examples of views and modifiers have tests of their own; those of words are held here.
  @Test func examplesOfWordsAreDocumentsOfTheirType() {
    let examples = CatalogueEntry.all.filter { $0.kind == .word }.flatMap(\.examples)
    #expect(examples.count > 5)
    for example in examples {
      let result = Interpreter().check(DocumentSource(name: "word.yaml", text: example.document, format: .yaml))
        .layout()
      #expect(result.problems.map(\.message) == [], "\(example.document)")
      #expect(result.type == example.type)
    }
  }

  /// Every word that a document may have in a node's place or outermost can be asked for.
  @Test(arguments: ["ForEach", "if", "switch", "let", "Binding", "devices", "targets", "textSizes", "views", "body"])
  func wordsAreFound(_ name: String) throws {
    let page = CatalogueText.page(try entry(name), naming: .library)
    #expect(page.hasPrefix("\(name) ("))
    #expect(page.split(separator: "\n").count > 1)
  }

  @Test func settingsNameWhatOptionsTake() throws {
    let devices = try entry("devices").cases
    #expect(devices.contains { $0.name == "iPhone 15" && $0.summary.hasPrefix("393 × 852 points, 3 pixels each.") })
    for device in devices {
      let document = Interpreter().check(DocumentSource(name: "a.yaml", text: "Text: a"))
      #expect(!document.layout(in: .device(try #require(Device(device.name)))).hasErrors, "\(device.name)")
    }
    let platforms = try entry("targets").cases
    for target in platforms.flatMap({ $0.summary.split(separator: ", ") }) {
      var options = InterpreterOptions()
      options.target = Target(String(target))
      #expect(options.target != nil)
      let result = Interpreter(options: options).check(DocumentSource(name: "a.yaml", text: "Text: a")).layout()
      #expect(!result.hasErrors, "\(target)")
    }
  }
}
