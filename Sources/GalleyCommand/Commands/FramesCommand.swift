import ArgumentParser
import Galley
import GalleySource

/// `galley frames`: the frame of every node.
struct FramesCommand: ParsableCommand {
  /// What coordinates are relative to.
  enum Coordinates: String, ExpressibleByArgument, CaseIterable { case window, local }

  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Print the frame of every node.")

  @OptionGroup var input: InputOptions

  @Option(help: "The form of the output.")
  var format: Interpretation.FrameFormat = .tree

  @Option(help: "Whether coordinates are the window's or relative to the parent.")
  var coordinates: Coordinates = .window

  @Flag(help: "Round to device pixels, as SwiftUI draws.")
  var pixels = false

  @Flag(help: "Show the layers that cannot change layout, too.")
  var all = false

  @Flag(
    help:
      "Show only what meets the viewport of the scroll views around it; lazy containers build no more than that, and estimate the rest."
  )
  var visible = false

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func run() throws {
    var options = try canvas.interpreterOptions(limits: limits.limits)
    options.buildsOnlyVisibleCells = visible
    let interpreter = Interpreter(options: options)
    var batch = DocumentBatch(input, limits: options.limits)
    let results = batch.map { interpreter.interpret($0) }
    let diagnostics = messages.diagnostics()
    let shown = frameOptions
    if format == .json {
      for result in results { diagnostics.printDebugOutput(of: result) }
      try outputFile.result.write(
        documents: results.map { $0.frames(as: .json, options: shown) ?? diagnostics.document(of: $0) })
    } else {
      for result in results { diagnostics.printText(result) }
      let sections = results.compactMap { result in
        result.frames(as: format, options: shown).map { (result.files.first?.name ?? "", $0) }
      }
      guard format != .csv || sections.count < 2 else {
        throw CommandFailure("`--format csv` takes one document, since its rows do not name theirs")
      }
      try outputFile.result.write(sections: sections)
    }
    throw batch.status.worse(results.contains(where: \.hasErrors) ? .documentErrors : .success)
  }

  private var frameOptions: FrameOptions {
    var options = FrameOptions()
    options.roundsToPixels = pixels
    options.usesLocalCoordinates = coordinates == .local
    options.showsAll = all
    options.showsOnlyVisible = visible
    return options
  }
}

extension Interpretation.FrameFormat: ExpressibleByArgument {}
