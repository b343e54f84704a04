import GalleyFormats
import Testing

@testable import GalleyLanguage

private typealias Target = GalleyLanguage.Target

/// What the forms of values in these calls are: a number, a text or a list.
private enum Form: Int {
  case number, text, list

  /// The entry that stands for a value of this form.
  var entry: EntryID { EntryID(rawValue) }

  /// The kinds of parameters that such a value can be meant for.
  static func fits(_ value: EntryID, _ kind: ParameterKind) -> Bool {
    switch Form(rawValue: value.position) {
    case .number: kind == .number
    case .text: kind == .string
    case .list: kind == .content
    case nil: false
    }
  }
}

extension Callee {
  fileprivate func word(_ label: String) -> WordID? {
    var label = label
    return label.withUTF8 { word($0) }
  }
}

/// Overloads are chosen by labels, by what must be given, by the forms of values, and by the release; in this order.
@Suite struct CallResolverTests {
  private let callee: Callee
  private let number = Parameter.required("value", .number, "A number.", primary: true)
  private let text = Parameter.required("value", .string, "A text.", primary: true)
  private let limit = Parameter.optional("limit", .number, "A bound.")
  private let content = Parameter.required("content", .content, "Views.")

  init() {
    callee = Callee(
      name: "thing",
      overloads: [
        ([number, limit], nil), ([text], nil), ([text, content], .iOS(17)), ([text, content, limit], .iOS(13)),
      ])
  }

  private func resolver(_ callee: Callee? = nil, on target: Target = .default) -> CallResolver {
    CallResolver(callee ?? self.callee, target: target)
  }

  /// Arguments with labels in this order; each label stands at an entry of its own, 100 and up.
  private func arguments(_ pairs: KeyValuePairs<String, Form>) -> ArraySlice<GivenKey> {
    pairs.enumerated().map { index, pair in
      GivenKey(label: EntryID(100 + index), word: callee.word(pair.key), value: pair.value.entry)
    }[...]
  }

  private func resolve(_ pairs: KeyValuePairs<String, Form>, on target: Target = .default) -> CallResolution {
    resolver(on: target).resolve(arguments(pairs), fits: Form.fits)
  }

  @Test func formsOfValuesTellOverloadsWithTheSameLabelsApart() {
    #expect(resolve(["value": .number]).overload == 0)
    #expect(resolve(["value": .text]).overload == 1)
  }

  @Test func aValueThatFitsNowhereIsTakenForTheFirst() {
    let resolution = resolve(["value": .list])
    #expect(resolution.overload == 0 && resolution.missing.isEmpty)
  }

  @Test func ofOverloadsThatDoNotTakeAllValuesTheOneThatTakesMostIsMeant() {
    let callee = Callee(name: "thing", overloads: [([number, limit], nil), ([text, limit], nil)])
    let arguments = [("value", Form.text), ("limit", Form.list)].enumerated().map { index, pair in
      GivenKey(label: EntryID(100 + index), word: callee.word(pair.0), value: pair.1.entry)
    }
    #expect(CallResolver(callee, target: .default).resolve(arguments[...], fits: Form.fits).overload == 1)
  }

  @Test func labelsTellOverloadsApart() {
    #expect(resolve(["value": .number, "limit": .number]).overload == 0)
    #expect(resolve(["value": .text, "content": .list]).overload == 2)
  }

  @Test func anOverloadThatTheReleaseHasComesFirst() {
    let old = Target(platform: .iOS, release: .iOS(16))
    #expect(resolve(["value": .text, "content": .list], on: old).overload == 3)
    let other = Callee(name: "thing", overloads: [([text], .iOS(18)), ([text], .iOS(17))])
    let before = CallResolver(other, target: old)
    #expect(before.overload(forWhole: Form.text.entry, as: .primary, fits: Form.fits)?.overload == 0)
  }

  @Test func whatIsMissingIsOfTheFirstOverloadWithTheLabels() {
    let resolution = resolve(["content": .list])
    #expect(resolution.overload == 2)
    #expect(resolution.missing == ParameterSet(0))
  }

  @Test func labelsOfDifferentOverloadsGiveNone() {
    let apart = Callee(name: "frame", overloads: [([limit], nil), ([content], nil)])
    let given = ["limit", "content"].map { GivenKey(label: EntryID(0), word: apart.word($0), value: EntryID(0)) }
    let resolution = resolver(apart).resolve(given[...], fits: Form.fits)
    #expect(resolution.overload == nil && resolution.missing.isEmpty && resolution.repeated.isEmpty)
  }

  @Test func aLabelThatNoOverloadHasDecidesNothing() {
    let resolution = resolve(["colour": .text, "value": .text])
    #expect(resolution.overload == 1 && resolution.missing.isEmpty)
  }

  @Test func anArgumentUnderItsOtherLabelIsRepeated() {
    let sheet = Callee(name: "sheet", parameters: [content.alsoCalled("body")])
    let given = ["content", "body"].enumerated().map { index, label in
      GivenKey(label: EntryID(index), word: sheet.word(label), value: Form.list.entry)
    }
    let resolution = resolver(sheet).resolve(given[...], fits: Form.fits)
    #expect(resolution.repeated == [EntryID(1)] && resolution.missing.isEmpty)
  }

  @Test func aValueWithoutLabelStandsForTheOnlyRequiredArgument() throws {
    let whole = try #require(resolver().overload(forWhole: Form.text.entry, as: .primary, fits: Form.fits))
    #expect(whole.overload == 1 && whole.position == 0)
    // The block of these overloads needs a text beside it.
    #expect(resolver().overload(forWhole: Form.list.entry, as: .content, fits: Form.fits) == nil)
    #expect(resolver().takesPrimary(Form.number.entry, fits: Form.fits))
    #expect(!resolver().takesPrimary(Form.list.entry, fits: Form.fits))
  }

  @Test func kindsUnderALabelAreThoseThatTheValueFits() throws {
    let word = try #require(arguments(["value": .text]).first?.word)
    let kinds = resolver().kinds(of: word, for: Form.text.entry, fits: Form.fits)
    #expect(kinds == [.string, .string, .string])
  }

  @Test func oneEdgeTakesALengthAndSeveralTakeInsets() {
    let edges = Parameter.optional("edges", .type("Edge.Set"), "Edges.")
    let length = Parameter.optional("length", .number, "A length.")
    let insets = Parameter.required("insets", .type("EdgeInsets"), "Insets.")
    let padding = resolver(Callee(name: "padding", overloads: [([insets], nil), ([edges, length], nil)]))
    #expect(padding.overload(forEdges: 1, beside: []) == 1)
    #expect(padding.overload(forEdges: 2, beside: []) == 0)
    #expect(resolver().overload(forEdges: 1, beside: []) == nil)
  }

  @Test func loopsWithoutTheirDataAreTold() {
    let data = Parameter.required("data", .loop(.data), "The elements.")
    let list = Callee(name: "List", overloads: [([data, limit], nil), ([limit], nil)])
    func key(_ label: String) -> GivenKey { GivenKey(label: EntryID(0), word: list.word(label), value: EntryID(0)) }
    #expect(resolver(list).lacksLoopData([key("limit")]))
    #expect(!resolver(list).lacksLoopData([key("data")]))
    #expect(!resolver().lacksLoopData([]))
  }
}
