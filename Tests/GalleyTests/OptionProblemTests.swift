import Testing

@testable import Galley

/// Options that cannot be used become problems without a place, which name what would do.
@Suite struct OptionProblemTests {
  private struct Mistake: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let message: String
    let change: @Sendable (inout InterpreterOptions) -> Void

    init(_ message: String, _ change: @escaping @Sendable (inout InterpreterOptions) -> Void) {
      testDescription = message
      self.message = message
      self.change = change
    }
  }

  private static func layout(_ name: String, _ labels: [String] = []) -> RegisteredLayout {
    RegisteredLayout(name, parameters: labels.map { .number($0, default: 0) }) { _ in Pile() }
  }

  /// A layout as small as its proposal.
  private struct Pile: HostLayout {
    func makeCache(subviews: LayoutSubviewList) {}
    func sizeThatFits(_ proposal: Proposal, subviews: LayoutSubviewList, cache: inout Void) -> ViewSize {
      ViewSize(width: 0, height: 0)
    }
    func placeSubviews(
      in bounds: ViewBounds, proposal: Proposal, subviews: LayoutSubviewList, cache: inout Void
    ) {}
  }

  private static let mistakes = [
    Mistake("there is no figure `swich.width`") { $0.controlFigures["swich.width"] = 51 },
    Mistake("the figure `switch.width` must be finite, not nan") {
      $0.controlFigures["switch.width"] = .nan
    },
    Mistake("the layout `VStack` has the name of a view of SwiftUI") { $0.layouts = [layout("VStack")] },
    Mistake("two layouts are called `Stairs`") { $0.layouts = [layout("Stairs"), layout("Stairs")] },
    Mistake("the name of a layout begins with a capital, and `stairs` does not") { $0.layouts = [layout("stairs")] },
    Mistake("the layout `Stairs` has two arguments `content`") { $0.layouts = [layout("Stairs", ["content"])] },
    Mistake("the limit `nodes` must be at least 1, not 0") { $0.limits.nodes = 0 },
    Mistake("the limit `depth` can be at most 10000, for which there is memory") { $0.limits.depth = 10_001 },
  ]

  @Test(arguments: mistakes) private func whatCannotBeUsedIsAProblem(_ mistake: Mistake) {
    var options = InterpreterOptions()
    mistake.change(&options)
    #expect(options.problems.map(\.message) == [mistake.message])
    let source = DocumentSource(name: "text.yaml", text: "Text: a")
    // A limit may stop the document as well.
    let problems = Interpreter(options: options).check(source).layout().problems.filter { $0.code == "invalid-option" }
    #expect(problems.map(\.message) == [mistake.message])
    #expect(problems.allSatisfy { $0.sourceRange == nil && $0.severity == .error })
    #expect(Interpreter(options: options).check(source).hasErrors)
    #expect(Interpreter(options: options).check(source).session().layout.hasErrors)
  }

  private struct WrongPlace: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let surroundings: Surroundings

    init(_ message: String, _ surroundings: Surroundings) {
      testDescription = message
      self.surroundings = surroundings
    }
  }

  private static func scaled(_ scale: Double) -> Surroundings {
    var surroundings = Surroundings()
    surroundings.scale = scale
    return surroundings
  }

  private static let wrongPlaces = [
    WrongPlace(
      "`Apple TV` has one orientation only, and landscape was asked for",
      .device(Device("Apple TV") ?? .iPhone15, isLandscape: true)),
    WrongPlace(
      "the canvas must have finite lengths that are not negative, not -1.0 × 2.0", .size(width: -1, height: 2)),
    WrongPlace(
      "the canvas must have finite lengths that are not negative, not inf × 2.0", .size(width: .infinity, height: 2)),
    WrongPlace(
      "a proposal must have lengths that are not negative, `nil` or infinite, not nan × nil",
      .proposal(width: .nan, height: nil)),
    WrongPlace("the scale must be a number above 0, not 0.0", scaled(0)),
    WrongPlace("the scale must be a number above 0, not nan", scaled(.nan)),
  ]

  @Test(arguments: wrongPlaces) private func whatCannotBeLaidOutInIsAProblem(_ place: WrongPlace) {
    let document = Interpreter().check(DocumentSource(name: "text.yaml", text: "Text: a"))
    let problems = document.layout(in: place.surroundings).problems
    #expect(place.surroundings.problems == problems)
    #expect(problems.map(\.message) == [place.testDescription])
    #expect(problems.allSatisfy { $0.sourceRange == nil && $0.code == "invalid-option" && $0.severity == .error })
    #expect(document.session(in: place.surroundings).layout.hasErrors)
  }

  /// A view is a node of its document; as text it would stand for another one.
  @Test func aViewIsNotGivenFromOutside() {
    let text = "state: { badge: { type: AnyView?, value: null } }\nbody: { VStack: [ badge, { Text: z } ] }"
    let document = Interpreter().check(DocumentSource(name: "badge.yaml", text: text))
    var surroundings = Surroundings()
    surroundings.values = [GivenValue("badge", "{ AnyView: { Text: hi } }")]
    let problems = document.layout(in: surroundings).problems
    #expect(problems.map(\.code) == ["wrong-type"])
    #expect(
      problems.first?.message == "`badge` is a view, which is written in the document and not given from outside")
    surroundings.values = [GivenValue("badge", "null")]
    #expect(document.layout(in: surroundings).problems.isEmpty)
  }

  @Test func namesOfNothingAreNoOptions() {
    #expect(Device("iPhone 51") == nil)
    #expect(Target("Windows 11") == nil)
    #expect(TextSize("huge") == nil)
    for text in ["", "german", "d", "de_", "de_1234567890"] { #expect(LocaleName(text) == nil, "\(text)") }
  }

  /// Every option of a list is found by its own text, and by nothing but it.
  @Test func listedOptionsAreFoundByTheirTexts() {
    func check<Option: NamedOption>(_ options: [Option]) {
      #expect(options.count > 5)
      for option in options {
        #expect(Option(option.description) == option && Option(rawValue: option.rawValue) == option)
      }
      #expect(Set(options.map(\.description)).count == options.count)
    }
    check(Device.all)
    check(Target.all)
    check(TextSize.all)
  }

  @Test(arguments: ["en", "en_US", "zh-Hans-CN", "sr_Latn_RS", "de_DE@currency=EUR", "fil"])
  func localesOfEveryFormAreTaken(_ locale: String) { #expect(LocaleName(locale)?.description == locale) }

  @Test func whatIsTakenBackIsNoProblem() {
    var options = InterpreterOptions()
    options.controlFigures["swich.width"] = 51
    options.controlFigures["swich.width"] = nil
    #expect(options.problems.isEmpty)
    #expect(options.controlFigures == ControlFigures())
  }
}
