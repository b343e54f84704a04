import Galley
import Testing

@testable import GalleyCommand

/// The names that the command has for what the library tells to set.
@Suite struct SettingFlagTests {
  @Test func everyFlagIsOneOfTheCommandThatNamesIt() throws {
    // `--visible` builds fewer views, which only frames show.
    let help = try BuiltCommand.run("frames", "--help").output
    for setting in Setting.allCases where setting != .catalogue {
      #expect(help.contains("  \(setting.flag) "), "\(setting)")
    }
    #expect(Set(Setting.allCases.map(\.flag)).count == Setting.allCases.count)
  }

  @Test func problemsNameFlags() throws {
    let outcome = try BuiltCommand.run(
      "validate", "-", "--max-nodes", "1", "--format", "json", input: "VStack: [ Spacer, Spacer ]")
    #expect(outcome.output.contains("\"`--max-nodes N` allows more\""))
  }
}
