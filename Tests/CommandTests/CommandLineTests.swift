import Foundation
import Testing

@Suite struct CommandLineTests {
  @Test func theVersionIsPrinted() throws {
    let outcome = try BuiltCommand.run("--version")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("galley "))
  }

  @Test(arguments: [["--help"], ["help"], ["help", "explain-code"], ["explain-code", "--help"], []])
  func helpIsNoFailure(_ arguments: [String]) throws {
    let outcome = try BuiltCommand.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("USAGE: galley"))
    #expect(outcome.errors == "")
  }

  @Test(arguments: [["--bogus"], ["explain-code", "--color", "red"]])
  func wrongUsageIsStatusTwoOnStandardError(_ arguments: [String]) throws {
    let outcome = try BuiltCommand.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("Usage: galley"))
  }

  /// A command or an option that does not exist is named, with what was meant.
  @Test(arguments: [
    (["vaildate", "a.yaml"], "there is no command `vaildate`; did you mean `galley validate`?"),
    (["help", "fraems"], "there is no command `fraems`; did you mean `galley frames`?"),
    (["lint", "a.yaml"], "there is no command `lint`; did you mean `galley validate`?"),
    (["devices"], "there is no command `devices`; did you mean `galley catalogue devices`?"),
    (["a.yaml"], "`a.yaml` is no command: write `galley validate a.yaml` or `galley frames a.yaml`"),
    (
      ["frames", "--node", "x", "a.yaml"],
      "`galley frames` has no option `--node`; `galley type` and `galley render` have it"
    ),
    (["frames", "--siez=1x1", "a.yaml"], "`galley frames` has no option `--siez`; did you mean `--size`?"),
    (["perform", "--taps", "x", "a.yaml"], "`galley perform` has no option `--taps`; did you mean `--tap`?"),
    (["frames", "--json", "a.yaml"], "`galley frames` has no option `--json`; did you mean `--format json`?"),
    (
      ["validate", "--fix", "a"],
      "`galley validate` has no option `--fix`; `galley help validate` lists those that there are"
    ),
  ])
  func whatWasMeantIsSaid(_ arguments: [String], _ message: String) throws {
    let outcome = try BuiltCommand.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors == "galley: \(message)\n")
  }

  /// All commands are named to somebody who means none of them, and options that are right are not complained of.
  @Test func thereIsNoAdviceWithoutACause() throws {
    let unknown = try BuiltCommand.run(["zzz"])
    for command in ["validate", "type", "frames", "perform", "catalogue", "schema", "explain-code"] {
      #expect(unknown.errors.contains("`\(command)`"))
    }
    #expect(try BuiltCommand.run(["frames", "--set", "--json", "a.yaml"]).errors.contains("Missing value"))
  }

  @Test func anEndlessCommandLineIsRefusedAtOnce() throws {
    let outcome = try BuiltCommand.run(["validate", "--quiet"] + Array(repeating: "a.yaml", count: 6_000))
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("galley: more than 5000 arguments; name a folder"))
  }

  @Test func aReferenceIsNotWrittenToANamelessFolder() throws {
    let outcome = try BuiltCommand.run("catalogue", "--folder", "")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "galley: `--folder` needs the name of a folder\n")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsAreGenerated(_ shell: String) throws {
    let outcome = try BuiltCommand.run("--generate-completion-script", shell)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("explain-code"))
  }

  @Test func outputFilesAreWrittenInPlaceOfStandardOutput() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand.run("explain-code", "duplicate-key", "-o", "out.txt", folder: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(try folder.read("out.txt").hasPrefix("error[duplicate-key]"))
  }

  @Test func anUnwritableOutputFileIsAFailure() throws {
    let outcome = try BuiltCommand.run("explain-code", "-o", "/no/such/folder/out")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "galley: cannot write `/no/such/folder/out`: no such file or directory\n")
  }
}
