import ArgumentParser
import Galley

/// `galley`: nothing but the list of its commands.
@main struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "galley",
    abstract: "Says what SwiftUI would make of a view document: its type, its frames, and what is wrong with it.",
    discussion: """
      Exit status: 0 if all is well, 1 if the documents have errors, 2 if the command could not run.
      `galley help COMMAND` tells more about one command.
      """,
    version: "galley \(Version.current)",
    subcommands: [
      ValidateCommand.self, TypeCommand.self, FramesCommand.self, RenderCommand.self, ReportCommand.self,
      PerformCommand.self, ExplainCommand.self, DiffCommand.self, CatalogueCommand.self, SchemaCommand.self,
      ExplainCodeCommand.self,
    ])

  /// Runs the command that the arguments name, and ends with its status.
  static func main() {
    CurrentProcess.ignoreSignalsOfWriting()
    ScarceMemory.prepare()
    CurrentProcess.exit(status(of: Array(CommandLine.arguments.dropFirst())))
  }

  /// More arguments than this are refused, but for plain calls: their parser takes time that grows with the square of
  /// their number.
  private static let mostArguments = 5_000

  /// Runs the command that `arguments` name, and says how it went.
  private static func status(of arguments: [String]) -> ExitStatus {
    do {
      if let job = PlainCall(arguments)?.job {
        try job.run()
      } else {
        if arguments.count > mostArguments {
          throw CommandFailure(
            "more than \(mostArguments) arguments; name a folder instead of its files, or put a pattern in quotes")
        }
        let isOfEvents = arguments.first == PerformCommand.configuration.commandName
        var command = try parseAsRoot(isOfEvents ? EventArguments.ordered(arguments) : arguments)
        try command.run()
      }
      return .success
    } catch let status as ExitStatus {
      return status
    } catch let failure as CommandFailure {
      ProblemOutput.print([failure])
      return .failure
    } catch {
      let isHelp = exitCode(for: error) == .success
      if !isHelp || arguments.first == UsageAdvice.helpCommand, let advice = UsageAdvice(arguments).message {
        ProblemOutput.print([CommandFailure(advice)])
        return .failure
      }
      // What the arguments hold is shown, not obeyed.
      let lines = fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false)
      let message = lines.map { TerminalText.visible(String($0)) }.joined(separator: "\n")
      if !message.isEmpty { (isHelp ? StandardStream.output : .error).write(message + "\n") }
      return isHelp ? .success : .failure
    }
  }
}
