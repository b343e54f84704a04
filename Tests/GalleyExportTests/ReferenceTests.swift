import Foundation
import GalleyExport
import Testing

@Suite struct ReferenceTests {
  private func entry(_ name: String) throws -> ReferenceEntry {
    try #require(ReferenceEntry.all.first { $0.name == name })
  }

  @Test func aPageSaysEverythingThatTheDeclarationSays() throws {
    let entry = try entry("VStack")
    let page = ReferenceText.page(entry)
    #expect(page.hasPrefix("VStack (view)\n\(entry.summary)\n\nVStack(alignment: HorizontalAlignment"))
    for parameter in entry.forms[0].parameters { #expect(page.contains(parameter.summary)) }
    for example in entry.examples { #expect(page.contains("  type: \(example.type)\n")) }
    #expect(page.contains("Available: iOS 13, "))
  }

  @Test func theListHasAHeadingForEachKind() {
    let list = ReferenceText.list(ReferenceEntry.all)
    #expect(list.hasPrefix("Views\n  "))
    #expect(list.contains("\n\nModifiers\n  "))
    #expect(list.split(separator: "\n").count == ReferenceEntry.all.count + 4)
  }

  @Test func availabilityNamesEveryPlatformThatHasIt() throws {
    #expect(
      try entry("VStack").availability == [
        "iOS 13", "iPadOS 13", "macOS 10.15", "watchOS 6", "tvOS 13", "visionOS 1",
      ])
  }

  @Test func theJSONFormIsAnArray() throws {
    let list = try JSONSerialization.jsonObject(with: Data(ReferenceJSON.write([try entry("padding")])))
    let object = try #require((list as? [[String: Any]])?.first)
    #expect(object["name"] as? String == "padding")
    #expect(object["kind"] as? String == "modifier")
    #expect((object["forms"] as? [Any])?.isEmpty == false)
  }
}
