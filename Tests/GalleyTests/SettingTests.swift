import Galley
import GalleySource
import Testing

/// What messages call the settings.
@Suite struct SettingTests {
  /// The properties of a value and of the limits in it.
  private func properties(_ value: Any) -> Set<String> {
    Set(Mirror(reflecting: value).children.compactMap(\.label))
  }

  @Test func everySettingIsAPropertyOfTheOptions() {
    let limits = Set(properties(InterpreterOptions.Limits()).map { "limits." + $0 })
    let known = limits.union(properties(InterpreterOptions())).union(properties(Surroundings()))
    // Two ways to make `Surroundings`, the parameter of a report, and the list that is asked.
    let others: Set = ["device", "size", "maximum", "CatalogueEntry.all"]
    let names = Set(Galley.Setting.allCases.map(\.name))
    #expect(names.subtracting(known) == others)
    #expect(names.isSuperset(of: limits))
    #expect(names.count == Galley.Setting.allCases.count)
  }

  @Test func everySettingThatATextNamesIsPublic() {
    #expect(Set(GalleySource.Setting.allCases.map(\.rawValue)) == Set(Galley.Setting.allCases.map(\.rawValue)))
  }

  private func help(_ names: SettingNames) throws -> [String] {
    var options = InterpreterOptions()
    options.limits.nodes = 1
    options.settingNames = names
    let document = Interpreter(options: options).check(
      DocumentSource(name: "a.yaml", text: "VStack: [ Spacer, Spacer ]"))
    #expect(document.layout().problems.map(\.help) == document.problems.map(\.help))
    return try #require(document.problems.first).help
  }

  @Test func aProblemNamesTheOption() throws {
    #expect(try help(.library) == ["`limits.nodes` allows more"])
  }

  @Test func aProgramGivesItsOwnNames() throws {
    let names = SettingNames { setting, value in "\(setting) of \(value ?? "any")" }
    #expect(try help(names) == ["`nodes of N` allows more"])
  }

  @Test func anExplanationNamesTheOption() throws {
    let code = try #require(ProblemCode("too-many-layout-passes"))
    #expect(code.explanation.hasSuffix("or raise it with `limits.layoutPasses`."))
    #expect(code.explanation(naming: SettingNames { _, _ in "that" }).hasSuffix("or raise it with `that`."))
  }

  @Test func theReferenceNamesTheOption() throws {
    let devices = try #require(CatalogueEntry.named("devices").first)
    #expect(devices.summary.contains("laid out on: `device`, "))
    #expect(CatalogueReport.text(devices, naming: SettingNames { _, _ in "that" }).contains("laid out on: `that`, "))
  }
}
