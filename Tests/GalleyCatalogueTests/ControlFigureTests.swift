import Galley
import GalleyLayout
import Testing

/// The table of figures that controls, lists and bars are laid out with.
@Suite struct ControlFigureTests {
  @Test func figuresStandInTheTableInTheOrderOfTheirEnumeration() {
    #expect(ControlMetricTable.rows.map(\.metric) == ControlMetric.allCases)
  }

  @Test(arguments: ControlMetricTable.rows.map(\.summary)) func everyFigureIsDescribedByASentence(_ summary: String) {
    #expect(summary.first?.isUppercase == true && summary.hasSuffix("."))
  }

  @Test func figuresSayWhetherTheyArePublished() throws {
    let figures = ControlFigures.standard(for: "iOS 18")
    let bar = try #require(figures.first { $0.name == "bar.navigation" })
    #expect(bar.value == 44 && bar.isPublished)
    let gauge = try #require(figures.first { $0.name == "gauge.diameter" })
    #expect(!gauge.isPublished)
    #expect(ControlFigures.standard(for: "no target").isEmpty)
  }

  /// A switch is 51 points wide on iOS 18, and 63 on iOS 26.
  @Test(arguments: [("iOS 18", 51.0), ("iOS 26", 63.0)]) func figuresFollowTheRelease(_ target: String, _ width: Double)
  {
    let figure = ControlFigures.standard(for: target).first { $0.name == "switch.width" }
    #expect(figure?.value == width)
  }

  @Test func anEmbedderReplacesAFigure() throws {
    var options = InterpreterOptions()
    options.canvas = .size(width: 100, height: 100)
    options.controlFigures["progress.diameter"] = 30
    let source = DocumentSource(name: "spinner.yaml", text: "ProgressView:\nname: spinner")
    let report = try #require(Interpreter(options: options).interpret(source).frames())
    #expect(String(decoding: report, as: UTF8.self).contains("30 × 30"))
  }

  @Test func aNameWithoutAFigureIsNotKept() {
    var figures = ControlFigures()
    figures["no.such.figure"] = 1
    #expect(figures == ControlFigures())
  }
}
