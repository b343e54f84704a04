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
    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviewList, cache: inout Void) -> ViewSize {
      ViewSize(width: 0, height: 0)
    }
    func placeSubviews(
      in bounds: ViewBounds, proposal: ProposedViewSize, subviews: LayoutSubviewList, cache: inout Void
    ) {}
  }

  private static let mistakes = [
    Mistake("there is no device `iPhone 51`") { $0.canvas = .device("iPhone 51", isLandscape: false) },
    Mistake("`Apple TV` has one orientation only, and landscape was asked for") {
      $0.canvas = .device("Apple TV", isLandscape: true)
    },
    Mistake("the canvas must have finite lengths that are not negative, not -1.0 × 2.0") {
      $0.canvas = .size(width: -1, height: 2)
    },
    Mistake("the canvas must have finite lengths that are not negative, not inf × 2.0") {
      $0.canvas = .size(width: .infinity, height: 2)
    },
    Mistake("a proposal must have lengths that are not negative, `nil` or infinite, not nan × nil") {
      $0.canvas = .proposal(width: .nan, height: nil)
    },
    Mistake("the scale must be a number above 0, not 0.0") { $0.scale = 0 },
    Mistake("the scale must be a number above 0, not nan") { $0.scale = .nan },
    Mistake("`Windows 11` is no platform and version, such as `iOS 18` or `macOS 15`") { $0.target = "Windows 11" },
    Mistake("there is no text size `huge`") { $0.dynamicTypeSize = "huge" },
    Mistake("`` is no language and region, such as `en_US` or `de`") { $0.locale = "" },
    Mistake("`german` is no language and region, such as `en_US` or `de`") { $0.locale = "german" },
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
    let problems = Interpreter(options: options).interpret(source).problems.filter { $0.code == "invalid-option" }
    #expect(problems.map(\.message) == [mistake.message])
    #expect(problems.allSatisfy { $0.place == nil && $0.severity == .error })
    #expect(Interpreter(options: options).validate(source).hasErrors)
    #expect(Session(source, options: options).interpretation.hasErrors)
  }

  @Test func candidatesAreNamed() throws {
    var options = InterpreterOptions()
    options.dynamicTypeSize = "xlarge"
    let problem = try #require(
      Interpreter(options: options).interpret(DocumentSource(name: "a.yaml", text: "Text: a")).problems.first)
    #expect(problem.label == "did you mean `xLarge`?")
    #expect(problem.help.first?.hasSuffix("`accessibility4`, `accessibility5`") == true)
  }

  @Test(arguments: ["en", "en_US", "zh-Hans-CN", "sr_Latn_RS", "de_DE@currency=EUR", "fil"])
  func localesOfEveryFormAreTaken(_ locale: String) {
    var options = InterpreterOptions()
    options.locale = locale
    #expect(options.problems.isEmpty)
  }

  @Test func whatIsTakenBackIsNoProblem() {
    var options = InterpreterOptions()
    options.controlFigures["swich.width"] = 51
    options.controlFigures["swich.width"] = nil
    #expect(options.problems.isEmpty)
    #expect(options.controlFigures == ControlFigures())
  }
}
