import ArgumentParser
import Galley

/// `galley frames`: the frame of every node.
struct FramesCommand: ParsableCommand {
  /// What coordinates are relative to.
  enum Coordinates: String, ExpressibleByArgument, CaseIterable { case window, local }

  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Print the frame of every node.")

  @OptionGroup var input: InputOptions

  @Option(help: "The form of the output.")
  var format: FrameFormat = .tree

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
    var job = FramesJob(request: try DocumentRequest(input, canvas, limits, messages.diagnostics(), outputFile))
    job.format = format
    job.shown.roundsToPixels = pixels
    job.shown.usesLocalCoordinates = coordinates == .local
    job.shown.showsAll = all
    job.shown.showsOnlyVisible = visible
    try job.run()
  }
}

extension FrameFormat: @retroactive ExpressibleByArgument {}
