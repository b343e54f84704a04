import ArgumentParser
import Galley

/// `galley render`: a picture of what is laid out.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw what is laid out.",
    discussion: """
      The picture needs neither fonts nor other files where it is looked at. What it shows otherwise than SwiftUI does is \
      said on standard error.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    help: ArgumentHelp(
      "The form of the output; by default that of the ending of `--output`, and without that what a terminal shows, or SVG."
    ))
  var format: PictureForm.Format?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many times as large a PNG or SVG picture is, from 0.1 to 8; at 1 a PNG picture has the device's pixels.",
      valueName: "number"))
  var zoom: Double?

  @Option(help: "What a terminal is sent; by default what it is known to understand.")
  var terminal: TerminalChoice?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many characters wide a picture may be on a terminal; by default as many as it has, or 80.",
      valueName: "count"))
  var columns: Int?

  @Flag(help: "Short for `--color-scheme dark`.")
  var dark = false

  @Flag(help: "Short for `--color-scheme light`.")
  var light = false

  @Flag(help: "Leave out the status bar and the home indicator of the device.")
  var noBars = false

  @Flag(help: "Draw the body of a phone around its screen, and the screen of a tablet with round corners.")
  var bezel = false

  @Flag(help: "Show all that the outermost scroll view or list has: the picture is as much longer as needed.")
  var fullContent = false

  @Flag(help: "Leave out sheets, alerts and the like that are open.")
  var noPresentations = false

  @Flag(help: "Leave the places of pictures empty of which only the size is known.")
  var noPlaceholders = false

  @Option(
    help: ArgumentHelp(
      "What is behind everything: `none`, a colour of the system such as `systemGray6`, or `#RRGGBB`; by default the window's.",
      valueName: "color"))
  var background: String?

  @Option(
    help: ArgumentHelp(
      "Draw over the picture why everything stands where it does: \(OverlayList.words), or several with commas between them.",
      valueName: "list"))
  var inspect: OverlayList?

  @Option(
    help: ArgumentHelp(
      "Show what a node draws and nothing around it: its name, its path or its place.",
      valueName: "name|path|line:column"))
  var node: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many points around the node are shown, too; by default none.", valueName: "number"))
  var margin: Double?

  @Flag(help: "Draw the node alone, without what is behind and over it.")
  var isolate = false

  @Flag(help: "Show a film strip of the node: without its modifiers, and then with one more of them in each picture.")
  var steps = false

  @Flag(help: "Say in SVG and JSON which node of the document everything belongs to, and its frame.")
  var annotate = false

  @Option(
    help: "What texts are in SVG: outlines, or texts to edit, which look right only where the font Inter is installed.")
  var text: PictureText?

  @Option(
    help: ArgumentHelp(
      "Take outlines of this TrueType file for texts in its family, and for letters that Galley has none of; may be repeated.",
      valueName: "file"), completion: .file(extensions: ["ttf"]))
  var fonts: [String] = []

  @Option(
    help: ArgumentHelp(
      "Begin every name in the SVG with this, so that several can stand in one page.", valueName: "text"))
  var idPrefix = ""

  @OptionGroup var combinations: MatrixOptions

  @Option(
    help: ArgumentHelp(
      "Show this document beside the first, and what is different; status 1 if anything is.",
      valueName: "file|revision:file"), completion: .file(extensions: ["yaml", "yml", "json"]))
  var diff: String?

  @Option(
    help: ArgumentHelp(
      "Show the document with this value of a parameter or state beside the one without, and what is different; may be repeated.",
      valueName: "name=value"))
  var diffSet: [Assignment] = []

  @Option(
    help: ArgumentHelp(
      "Compare the pixels with the hashes of this file, and print which documents are drawn otherwise; status 1 if one is.",
      valueName: "file"))
  var hashes: String?

  @Option(
    help: ArgumentHelp("Write the hashes of the pixels to this file, for `--hashes`.", valueName: "file"))
  var writeHashes: String?

  @Option(help: "What ends in status 1: problems of this severity, and graver ones.")
  var deny: Problem.Severity = .error

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func validate() throws {
    if dark && light || (dark || light) && canvas.colorScheme != nil {
      throw ValidationError("Give one of '--dark', '--light' and '--color-scheme'.")
    }
    if let zoom, !PictureForm.zooms.contains(zoom) {
      throw ValidationError("'--zoom' takes a number from 0.1 to 8.")
    }
    if let columns, !(1...TerminalPlace.mostColumns).contains(columns) {
      throw ValidationError("'--columns' takes a number from 1 to \(TerminalPlace.mostColumns).")
    }
    // A name in SVG begins with a letter; others would need to be written otherwise where they are referred to.
    if !idPrefix.unicodeScalars.allSatisfy({
      $0.isASCII && $0.properties.isAlphabetic || "0"..."9" ~= $0 || $0 == "-" || $0 == "_"
    })
      || idPrefix.unicodeScalars.first.map({ !$0.properties.isAlphabetic }) ?? false
    {
      throw ValidationError("'--id-prefix' takes letters, digits, '-' and '_', of which a letter is the first.")
    }
    try validateSubject()
    try validateDifference()
    try validateHashes()
  }

  private func validateSubject() throws {
    if node == nil, margin != nil || isolate {
      throw ValidationError("'--margin' and '--isolate' are for the picture of a node: name it with '--node'.")
    }
    if let margin, !(margin.isFinite && (0...10_000).contains(margin)) {
      throw ValidationError("'--margin' takes a number from 0 to 10000.")
    }
    if bezel, node != nil {
      throw ValidationError("'--bezel' is for pictures of a whole screen, and goes not with '--node'.")
    }
    if steps, node == nil { throw ValidationError("'--steps' is about a node: name it with '--node'.") }
    if steps, margin != nil || isolate || inspect != nil || !combinations.axes.isEmpty {
      throw ValidationError("'--steps' goes neither with '--margin' nor with '--isolate', '--inspect' or '--matrix'.")
    }
  }

  private func validateDifference() throws {
    guard isDifference else { return }
    if input.files.count != 1 { throw ValidationError("Give one document to compare with another, or with itself.") }
    if diff == "-", input.files == ["-"] { throw ValidationError("Standard input can be read once only.") }
    let isPart = node != nil || inspect != nil || bezel || fullContent || annotate
    if isPart || !combinations.axes.isEmpty || hashes != nil || writeHashes != nil {
      throw ValidationError(
        """
        '--diff' and '--diff-set' show whole screens; they go neither with '--node', '--inspect', '--bezel' and '--full-content' \
        nor with '--annotate', '--matrix' and hashes.
        """)
    }
  }

  var isDifference: Bool { diff != nil || !diffSet.isEmpty }

  private func validateHashes() throws {
    guard hashes != nil || writeHashes != nil else { return }
    if hashes != nil, writeHashes != nil {
      throw ValidationError("'--hashes' and '--write-hashes' exclude each other.")
    }
    let isFormed =
      format != nil || zoom != nil || terminal != nil || columns != nil || text != nil || annotate || !idPrefix.isEmpty
    if isFormed || outputFile.result.path != nil {
      throw ValidationError("Hashes are of pixels: with them no picture is written, and has no form.")
    }
  }
}

extension PictureForm.Format: ExpressibleByArgument {}
extension TerminalChoice: ExpressibleByArgument {}
extension PictureText: @retroactive ExpressibleByArgument {}
extension Problem.Severity: @retroactive ExpressibleByArgument {}
