import Galley
import GalleyCatalogue
import GalleyLanguage
import GalleyLayout
import Testing

/// The table of figures that controls, lists and bars are laid out with.
@Suite struct ControlFigureTests {
  @Test func figuresStandInTheTableInTheOrderOfTheirEnumeration() {
    #expect(Catalogue.standard.figures.map(\.metric) == ControlMetric.allCases)
  }

  @Test(arguments: Catalogue.standard.figures.map(\.summary)) func everyFigureIsDescribedByASentence(_ summary: String)
  {
    #expect(summary.first?.isUppercase == true && summary.hasSuffix("."))
  }

  /// What a view or a modifier says of its figures leads to figures.
  @Test func viewsAndModifiersNameFigures() {
    for entry in Self.entries {
      for prefix in entry.figures {
        #expect(Catalogue.standard.figures.contains { $0.name.hasPrefix(prefix) }, "\(entry.name): \(prefix)")
      }
    }
  }

  /// What stands on figures that are all Galley's own is a model itself.
  @Test func whatHasModelFiguresIsAModel() {
    for entry in Self.entries where !entry.figures.isEmpty {
      let rows = Catalogue.standard.figures.filter { row in entry.figures.contains { row.name.hasPrefix($0) } }
      let standings = Set(rows.flatMap(\.values).map(\.evidence.standing))
      #expect(standings != [.model] || entry.layoutStanding == .model, "\(entry.name)")
    }
  }

  private static var entries: [(name: String, figures: [String], layoutStanding: GalleyLayout.Standing?)] {
    Catalogue.standard.views.map { ($0.name, $0.figures, $0.layoutStanding) }
      + Catalogue.standard.modifiers.map { ($0.name, $0.figures, $0.layoutStanding) }
  }

  @Test func everyFigureHasAName() {
    let names = Catalogue.standard.figures.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { Catalogue.standard.figure(named: $0) != nil })
  }

  /// The values of a platform and a family stand in the order of their releases: the last that holds is the nearest.
  @Test(arguments: Catalogue.standard.figures.indices) func valuesStandInTheOrderOfTheirReleases(_ index: Int) {
    let row = Catalogue.standard.figures[index]
    #expect(!row.values.isEmpty)
    for (first, second) in zip(row.values, row.values.dropFirst())
    where first.platform == second.platform && first.family == second.family {
      #expect(first.version < second.version, "\(row.name)")
    }
  }

  @Test func figuresSayHowWellTheyAreKnown() throws {
    let figures = ControlFigures.standard(for: try #require(Target("iOS 18")))
    let bar = try #require(figures.first { $0.name == "bar.bottom" })
    #expect(bar.value == 44 && bar.standing == .published && bar.source == "grid 4.4")
    let gauge = try #require(figures.first { $0.name == "gauge.diameter" })
    #expect(gauge.standing == .model && gauge.release == nil)
  }

  /// figures 3: a switch is 49 points wide up to iOS 18, and 61 in iOS 26.
  @Test(arguments: [("iOS 15", 49.0), ("iOS 18", 49), ("iOS 26", 61)])
  func figuresFollowTheRelease(_ target: String, _ width: Double) throws {
    let figure = ControlFigures.standard(for: try #require(Target(target))).first { $0.name == "switch.width" }
    #expect(figure?.value == width)
  }

  /// figures 1: rows of plain lists were measured on iOS 16, which iOS 15 has as well, and those of groups on iOS 17.
  @Test(arguments: ["iOS 15", "iOS 17", "iOS 18"]) func aReleaseWithoutFiguresHasThoseOfTheNearest(
    _ target: String
  )
    throws
  {
    let figures = ControlFigures.standard(for: try #require(Target(target)))
    let plain = try #require(figures.first { $0.name == "list.rowInset.plain" })
    #expect(plain.value == 11 && plain.release == "iOS 16" && plain.standing == .measured)
    let grouped = try #require(figures.first { $0.name == "list.rowInset.grouped" })
    guard target != "iOS 15" else {
      #expect(grouped.value == 11 && grouped.standing == .published && grouped.source == "grid 4.3")
      return
    }
    #expect(abs(grouped.value - 3.833) < 0.001 && grouped.release == "iOS 17" && grouped.standing == .derived)
    #expect(grouped.source == "figures 1: (108 - 100.33) / 2")
  }

  @Test func figuresOfAPlatformAreItsOwn() throws {
    let figures = ControlFigures.standard(for: try #require(Target("macOS 15")))
    #expect(figures.first { $0.name == "field.verticalInset" }?.value == 2.5)
    #expect(figures.first { $0.name == "list.rowInset.plain" }?.value == 4)
    let phone = ControlFigures.standard(for: .standard)
    #expect(!phone.contains { $0.name == "checkbox.width" })
  }

  @Test func anEmbedderReplacesAFigure() throws {
    var options = InterpreterOptions()
    options.controlFigures["progress.diameter"] = 30
    let source = DocumentSource(name: "spinner.yaml", text: "ProgressView:\nname: spinner")
    let layout = Interpreter(options: options).check(source).layout(in: .size(width: 100, height: 100))
    #expect(layout["spinner"]?.frame.size == ViewSize(width: 30, height: 30))
  }

  /// A figure of the plain lists alone: 50 more above and below their rows, from 11 on.
  @Test func anEmbedderReplacesAFigureOfAStyle() throws {
    var options = InterpreterOptions()
    options.controlFigures["list.rowInset"] = 30
    options.controlFigures["list.rowInset.plain"] = 50
    #expect(
      options.controlFigures["list.rowInset.plain"] == 50 && options.controlFigures["list.rowInset.grouped"] == nil)
    for (style, y) in [("plain", 50.0), ("insetGrouped", 65.0)] {
      let text =
        "List: [ { Color: red, modifiers: [ { frame: { height: 30 }, name: row } ] } ]\nmodifiers: [ { listStyle: \(style) } ]"
      let source = DocumentSource(name: "list.yaml", text: text)
      let layout = Interpreter(options: options).check(source).layout(in: .size(width: 400, height: 400))
      #expect(layout["row"]?.frame.minY == y, "\(style)")
    }
  }

  @Test func aNameWithoutAFigureIsAProblem() {
    var options = InterpreterOptions()
    options.controlFigures["no.such.figure"] = 1
    #expect(options.controlFigures["no.such.figure"] == nil)
    let source = DocumentSource(name: "spinner.yaml", text: "ProgressView:")
    #expect(
      Interpreter(options: options).check(source).layout().problems.map(\.message) == [
        "there is no figure `no.such.figure`"
      ]
    )
  }
}
