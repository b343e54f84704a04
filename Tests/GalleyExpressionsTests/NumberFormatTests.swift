import Testing

@testable import GalleyExpressions

/// How numbers, lists and units are written for people of a locale.
///
/// Source of the texts: CLDR 44.
@Suite struct NumberFormatTests {
  private func money(_ code: String, _ change: (inout NumberFormat) -> Void = { _ in }) -> NumberFormat {
    var format = NumberFormat(kind: .currency)
    format.currency = code
    change(&format)
    return format
  }

  @Test(arguments: [
    ("en_US", "€1,234.50"), ("de", "1.234,50\u{A0}€"), ("fr", "1\u{202F}234,50\u{A0}€"), ("es", "1234,50\u{A0}€"),
    ("it", "1.234,50\u{A0}€"), ("pt_BR", "€\u{A0}1.234,50"), ("nl", "€\u{A0}1.234,50"), ("sv", "1\u{A0}234,50\u{A0}€"),
    ("ru", "1\u{A0}234,50\u{A0}€"), ("ja", "€1,234.50"), ("ar", "\u{200F}١٬٢٣٤٫٥٠\u{A0}€"),
  ])
  func amounts(locale: String, text: String) {
    #expect(money("EUR").text(1234.5, isWhole: false, in: locale) == text)
  }

  @Test func currencies() {
    #expect(money("JPY").text(1234.5, isWhole: false, in: "ja") == "￥1,234")
    #expect(money("USD").text(-5, isWhole: false, in: "en_US") == "-$5.00")
    #expect(money("USD").text(5, isWhole: false, in: "fr") == "5,00\u{A0}$US")
    #expect(money("CHF").text(5, isWhole: false, in: "en_US") == "CHF\u{A0}5.00")
    #expect(money("EUR") { $0.presentation = .isoCode }.text(5, isWhole: false, in: "de") == "5,00\u{A0}EUR")
    #expect(money("USD") { $0.presentation = .fullName }.text(1, isWhole: false, in: "en_US") == "1.00 US dollar")
  }

  /// A rule rounds the last digit that is written: of a number 6 decimals, of dollars 2, of dinars 3.
  @Test func rulesRoundTheLastDigit() {
    var format = NumberFormat()
    format.rounding = .up
    // 0.1234561 has a rest behind 0.123456; 0.07 has none, though its binary fraction times a million is 70,000.000…01.
    #expect(format.text(0.1234561, isWhole: false, in: "en_US") == "0.123457")
    #expect(format.text(0.07, isWhole: false, in: "en_US") == "0.07")
    #expect(format.text(-0.1234561, isWhole: false, in: "en_US") == "-0.123456")
    format.significantDigits = 2...2
    #expect(format.text(0.123, isWhole: false, in: "en_US") == "0.13")
    #expect(format.text(1210, isWhole: false, in: "en_US") == "1,300")
    #expect(money("USD") { $0.rounding = .down }.text(1234.567, isWhole: false, in: "en_US") == "$1,234.56")
    #expect(money("USD") { $0.rounding = .down }.text(-1234.561, isWhole: false, in: "en_US") == "-$1,234.57")
    #expect(money("KWD").text(5, isWhole: false, in: "en_US") == "KWD\u{A0}5.000")
    format = NumberFormat()
    format.notation = .compactName
    format.rounding = .up
    // 1,234 is 1.234 thousands, of which two digits are written.
    #expect(format.text(1234, isWhole: false, in: "en_US") == "1.3K")
  }

  @Test func scientificNumbersHaveOneDigitBeforeThePoint() {
    var format = NumberFormat()
    format.notation = .scientific
    #expect(format.text(1234.5, isWhole: false, in: "en_US") == "1.2345E3")
    #expect(format.text(9.9999999, isWhole: false, in: "en_US") == "1E1")
    #expect(format.text(0, isWhole: false, in: "en_US") == "0E0")
    // The smallest Double is 4.940656…E-324.
    #expect(format.text(.leastNonzeroMagnitude, isWhole: false, in: "en_US") == "4.940656E-324")
    format = NumberFormat()
    format.increment = 1e-300
    #expect(format.text(2, isWhole: false, in: "en_US") == "2")
  }

  @Test(arguments: [
    ("en_US", "25%"), ("de", "25\u{A0}%"), ("fr", "25\u{202F}%"), ("ja", "25%"), ("ar", "٢٥٪\u{61C}"), ("tr", "%25"),
  ])
  func percentages(locale: String, text: String) {
    #expect(NumberFormat(kind: .percent).text(0.25, isWhole: false, in: locale) == text)
    #expect(NumberFormat(kind: .percent).text(25, in: locale) == text)
  }

  @Test func digits() {
    var format = NumberFormat()
    format.significantDigits = 3...3
    #expect(format.text(1234.5, isWhole: false, in: "en_US") == "1,230")
    #expect(format.text(1.5, isWhole: false, in: "en_US") == "1.50")
    #expect(format.text(0.00123456, isWhole: false, in: "en_US") == "0.00123")
    format = NumberFormat()
    format.decimals = 0...2
    #expect(format.text(1.5, isWhole: false, in: "en_US") == "1.5")
    format.rounding = .up
    #expect(format.text(1.501, isWhole: false, in: "en_US") == "1.51")
    format = NumberFormat()
    format.integerLength = 3
    #expect(format.text(7, in: "en_US") == "007")
    #expect(NumberFormat().text(.min, in: "en_US") == "-9,223,372,036,854,775,808")
    #expect(NumberFormat().text(.nan, isWhole: false, in: "en_US") == "NaN")
    #expect(NumberFormat().text(-.infinity, isWhole: false, in: "en_US") == "-∞")
  }

  @Test(arguments: [
    ("en_US", 1234.0, "1.2K"), ("en_US", 999_950, "1M"), ("en_US", 12_345, "12K"), ("en_US", 99, "99"),
    ("de", 1_234_567, "1,2\u{A0}Mio."), ("ja", 12_345, "1.2万"), ("fr", 1234, "1,2\u{A0}k"), ("ko", 123_456_789, "1.2억"),
  ])
  func compactNames(locale: String, value: Double, text: String) {
    var format = NumberFormat()
    format.notation = .compactName
    #expect(format.text(value, isWhole: false, in: locale) == text)
  }

  @Test(arguments: [
    ("en_US", "a, b, and c"), ("en_GB", "a, b and c"), ("de", "a, b und c"), ("ja", "a、b、c"), ("zh", "a、b和c"),
    ("ar", "a وb وc"),
  ])
  func lists(locale: String, text: String) {
    #expect(ListFormat().text(["a", "b", "c"], in: locale) == text)
  }

  @Test func shortLists() {
    #expect(ListFormat().text([], in: "en_US") == "")
    #expect(ListFormat().text(["a"], in: "en_US") == "a")
    #expect(ListFormat(isOr: true).text(["a", "b"], in: "de") == "a oder b")
    #expect(ListFormat().text(["padres", "hijos"], in: "es") == "padres e hijos")
    #expect(ListFormat().text(["leones", "hienas"], in: "es") == "leones y hienas")
    #expect(ListFormat().text(["Juan", "Ignacio"], in: "es") == "Juan e Ignacio")
  }

  @Test func bytes() {
    #expect(ByteCountFormat().text(0, in: "en_US") == "Zero kB")
    #expect(ByteCountFormat().text(1, in: "en_US") == "1 byte")
    #expect(ByteCountFormat().text(12_345, in: "en_US") == "12 kB")
    #expect(ByteCountFormat().text(1_234_567_890, in: "fr") == "1,23 Go")
    #expect(ByteCountFormat(isBinary: true).text(1_048_576, in: "en_US") == "1 MB")
  }

  @Test func measurements() throws {
    let kilometers = try #require(MeasurementUnit.named("kilometers"))
    #expect(MeasurementFormat().text(5, kilometers, in: "en_US") == "3.1 mi")
    #expect(MeasurementFormat().text(5, kilometers, in: "de") == "5 km")
    let celsius = try #require(MeasurementUnit.named("celsius"))
    #expect(MeasurementFormat().text(20, celsius, in: "en_US") == "68°F")
    #expect(MeasurementFormat(width: .narrow, keepsUnit: true).text(20, celsius, in: "en_US") == "20°")
    #expect(MeasurementFormat(width: .wide, keepsUnit: true).text(1, kilometers, in: "en_US") == "1 kilometer")
  }

  /// Source: CLDR 44, `plurals`.
  @Test func categories() {
    func category(_ locale: String, _ number: Double) -> PluralCategory { PluralRule.of(locale).category(number) }
    #expect([0, 1, 2].map { category("en_US", $0) } == [.other, .one, .other])
    #expect([0, 1, 2].map { category("fr", $0) } == [.one, .one, .other])
    #expect([1, 2, 5, 11, 21, 22, 1.5].map { category("ru", $0) } == [.one, .few, .many, .many, .one, .few, .other])
    #expect([1, 2, 5, 12, 21, 22].map { category("pl", $0) } == [.one, .few, .many, .many, .many, .few])
    #expect([0, 1, 2, 3, 11, 100].map { category("ar", $0) } == [.zero, .one, .two, .few, .many, .other])
    #expect(category("ja", 1) == .other)
    #expect(category("en_US", .infinity) == .other)
  }
}
