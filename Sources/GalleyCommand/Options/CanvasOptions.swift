import ArgumentParser

/// What a document is evaluated against; without any of these, its own `preview:` decides.
struct CanvasOptions: ParsableArguments {
  /// How a device is held.
  enum Orientation: String, ExpressibleByArgument, CaseIterable { case portrait, landscape }

  /// The appearance.
  enum ColorScheme: String, ExpressibleByArgument, CaseIterable { case light, dark }

  /// The direction of reading.
  enum LayoutDirection: String, ExpressibleByArgument, CaseIterable { case leftToRight, rightToLeft }

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Lay out in a window of this size, without safe area, at scale 2.", valueName: "WxH"))
  var size: CanvasSize?

  @Option(help: ArgumentHelp("Lay out on this device, such as \"iPhone 15\".", valueName: "name"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "Show the document on its preview of this name, or at this place from 1 on; by default on the first.",
      valueName: "name"))
  var preview: String?

  @Option(help: "How the device is held.")
  var orientation: Orientation?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Lay the bare body out for this proposal, at the origin; each length a number, `nil` or `inf`.",
      valueName: "WxH"))
  var proposal: ProposalSize?

  @Flag(help: "Show a keyboard, with its safe area.")
  var keyboard = false

  @Flag(help: "Show the first pass, before `onAppear` and what else runs ahead of the first frame.")
  var initial = false

  @Option(parsing: .unconditional, help: ArgumentHelp("Pixels per point.", valueName: "number"))
  var scale: Double?

  @Option(help: ArgumentHelp("The text size, from xSmall to accessibility5.", valueName: "size"))
  var dynamicType: String?

  @Option(help: "The appearance.")
  var colorScheme: ColorScheme?

  @Option(help: "The direction of reading.")
  var layoutDirection: LayoutDirection?

  @Option(help: ArgumentHelp("The language and region, such as de_DE.", valueName: "identifier"))
  var locale: String?

  @Option(help: ArgumentHelp("The present moment, such as 2024-05-01T12:00:00Z.", valueName: "date"))
  var now: String?

  @Option(help: ArgumentHelp("Whose SwiftUI is meant, such as \"iOS 17\".", valueName: "platform version"))
  var target: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Give a parameter or state this value, a YAML scalar or flow value; may be repeated.", valueName: "name=value"))
  var assignments: [Assignment] = []

  @Option(
    help: ArgumentHelp("Take values of parameters and state from a YAML or JSON mapping.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var data: String?

  @Option(
    name: .customLong("environment"),
    help: ArgumentHelp("Give an environment value this value; may be repeated.", valueName: "name=value"))
  var environmentAssignments: [Assignment] = []

  func validate() throws {
    if size != nil, device != nil { throw ValidationError("'--size' and '--device' exclude each other.") }
    if size != nil, orientation != nil {
      throw ValidationError("'--orientation' is for devices; turn '--size' around.")
    }
    if let scale, !(scale.isFinite && scale > 0 && scale <= 16) {
      throw ValidationError("'--scale' must be a number above 0, up to 16.")
    }
  }
}
