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

  @Test(arguments: [["--bogus"], ["no-such-command"], ["explain-code", "--color", "red"]])
  func wrongUsageIsStatusTwoOnStandardError(_ arguments: [String]) throws {
    let outcome = try BuiltCommand.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("Usage: galley"))
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
