import Galley
import GalleyDrawing
import Testing

/// What compact date pickers write.
@Suite struct PickedDateTests {
  /// The words of a picture of a picker in a locale.
  private func words(in locale: String) throws -> [String] {
    var surroundings = Surroundings.size(width: 400, height: 100)
    surroundings.locale = LocaleName(locale)
    let source = DocumentSource(
      name: "date.yaml", text: "DatePicker: { title: \"\", selection: \"2024-05-01T21:41:00Z\" }")
    let layout = Interpreter().check(source).layout(in: surroundings)
    return try #require(layout.picture()).list.runs.map(\.text)
  }

  /// CLDR has `d. MMM y` and `HH:mm` for German, and for French days before months without dots.
  @Test(arguments: [("de_DE", ["1. Mai 2024", "21:41"]), ("fr_FR", ["1 mai 2024", "21:41"])])
  func datesAreThoseOfTheLocale(_ locale: String, _ expected: [String]) throws {
    #expect(try words(in: locale).filter { !$0.isEmpty } == expected)
  }

  /// Between a time and its half of the day is U+202F.
  @Test func americansHaveHalvesOfDays() throws {
    #expect(try words(in: "en_US").filter { !$0.isEmpty } == ["May 1, 2024", "9:41\u{202F}PM"])
  }
}
