import Galley
import GalleyCatalogue
import GalleyLanguage
import Testing

private typealias Target = GalleyLanguage.Target

/// The families of styles and the styles in them.
@Suite struct StyleTests {
  static let families = Catalogue.standard.styleProtocols

  @Test(arguments: families.map(\.name)) func everyFamilyBeginsWithItsAutomaticStyle(_ name: String) throws {
    let family = try #require(Self.families.first { $0.name == name })
    // The button styles that come with SwiftUI are primitive ones; the dots of pages have one style alone.
    guard !["ButtonStyle", "IndexViewStyle"].contains(name) else { return }
    #expect(family.styles.first?.name == "automatic", "\(name)")
    #expect(Set(family.styles.map(\.name)).count == family.styles.count)
  }

  @Test(arguments: families.flatMap(\.styles).map(\.summary)) func everyStyleIsDescribedByASentence(_ summary: String) {
    #expect(summary.first?.isUppercase == true && summary.hasSuffix("."), "\(summary)")
  }

  /// The modifier of a family takes each of its styles on the platforms that have it, and no others.
  @Test(arguments: ["iOS 18", "macOS 15", "watchOS 11", "tvOS 18", "visionOS 2"])
  func stylesAreAvailableWhereTheySayTheyAre(_ name: String) throws {
    let target = try #require(Target(name))
    for family in Self.families {
      for style in family.styles {
        let isThere = (style.availability ?? family.availability).includes(target)
        let codes = problems(modifier(of: family), style.name, on: name)
        guard let codes else { continue }
        #expect(codes.contains("not-available") == !isThere, "\(style.name) of \(family.name) on \(name): \(codes)")
      }
    }
  }

  private func modifier(of family: StyleProtocol) -> String {
    family.key.prefix(1).lowercased() + family.key.dropFirst()
  }

  /// The codes of the problems of a document that uses a style; nil where the platform has not even the modifier.
  private func problems(_ modifier: String, _ style: String, on target: String) -> [String]? {
    guard let parsed = Target(target),
      Catalogue.standard.modifiers.first(where: { $0.name == modifier })?.availability.includes(parsed) == true
    else { return nil }
    let text = "target: \(target)\nbody:\n  Text: Hello\n  modifiers: [ { \(modifier): \(style) } ]"
    return Interpreter().check(DocumentSource(name: "style.yaml", text: text)).layout().problems
      .filter { $0.severity == .error }.map(\.code)
  }
}
