package import GalleyExpressions
import GalleyFormats
package import GalleyLayout
package import GalleySource
package import GalleyTables

/// What a document asks to be shown on.
package struct CheckedPreview: Sendable {
  package enum Canvas: Sendable {
    case size(Size)
    case device(Device, DeviceOrientation)
  }

  /// A name for tools, if the document gives one.
  package var name: String?
  package var canvas: Canvas?
  /// Where the device is named, if it is.
  package var deviceSpan: SourceSpan?
  /// Whether a keyboard covers the lower part of the window.
  package var showsKeyboard = false
  /// The present moment; nil for the one that holds where nothing is said.
  package var now: Moment?
  /// Members of the environment, in the order of the document.
  package var environment: [EnvironmentAssignment] = []
  /// What it passes for the document's parameters and state, by slot.
  package var values: [(slot: ValueSlot, value: DynamicValue)] = []
  /// The blocks that it passes for the document's parameters.
  package var blocks: [Index<Parameter>: CheckedArgument.Content] = [:]
}

extension Checker {
  /// `preview: { size: { width:, height: } }`, `{ device:, orientation: }`, or a list of those with names.
  mutating func checkPreview(_ entry: EntryID) {
    if tree.kind(entry) == .sequence, tree.size(entry) > 1 {
      for element in tree.elements(entry) { document.previews.append(preview(element)) }
    } else {
      document.previews = [preview(entry)]
    }
  }

  /// The keys of a preview beside members of the environment, which stand there by their names.
  private static let previewKeys = ["name", "size", "device", "orientation", "keyboard", "now", "environment", "set"]

  private mutating func preview(_ entry: EntryID) -> CheckedPreview {
    var preview = CheckedPreview()
    guard tree.kind(entry) == .mapping else {
      var problem = wrongType(entry, wanted: "a mapping with `size` or `device`", of: "preview")
      if tree.kind(entry) == .string, problem.fix == nil {
        let mend = Sketch.mapping([("device", Sketch(tree, entry))]).inline(isJSON: tree.hasKeysInQuotes)
        problem.label = "write `\(mend)`"
        problem.fix = TextEdit(span: span(entry), replacement: mend)
      }
      report(problem)
      return preview
    }
    if let problem = lengthsOfPreview(entry) {
      report(problem)
      return preview
    }
    var size: (key: EntryID, size: Size)?
    var device: Device?
    var orientation: (key: EntryID, orientation: DeviceOrientation)?
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "name": if case .string(let name)? = constant(value, .string, named: "name") { preview.name = name }
      case "size": size = previewSize(value).map { (key, $0) }
      case "device":
        device = previewDevice(value)
        preview.deviceSpan = span(value)
      case "orientation":
        orientation = word(value, DeviceOrientation.allCases, named: "orientation").map { (key, $0) }
      case "keyboard": preview.showsKeyboard = previewKeyboard(value)
      case "now": preview.now = constant(value, .builtIn("Date"), named: "now").flatMap { Moment($0) }
      case "environment": previewEnvironment(value, in: &preview)
      case "set": previewValues(value, in: &preview)
      default:
        guard let type = document.environmentTypes[text(key)] else {
          report(unknownPreviewKey(key))
          continue
        }
        if let assignment = environmentAssignment(text(key), type, value) { preview.environment.append(assignment) }
      }
    }
    preview.canvas = previewCanvas(entry, size, device, orientation)
    return preview
  }

  /// The canvas that `size`, or `device` and `orientation`, choose together; as among the options of the command.
  private mutating func previewCanvas(
    _ entry: EntryID, _ size: (key: EntryID, size: Size)?, _ device: Device?,
    _ orientation: (key: EntryID, orientation: DeviceOrientation)?
  ) -> CheckedPreview.Canvas? {
    if let size {
      if tree.value(of: "device", in: entry) != nil {
        report(contradiction("`size` and `device` exclude each other", at: size.key))
      } else if let orientation {
        report(contradiction("`orientation` is for devices; turn `size` around", at: orientation.key))
      }
      return .size(size.size)
    }
    guard device != nil || orientation != nil else { return nil }
    let shown = device ?? document.target.platform.standardDevice
    if let orientation, orientation.orientation == .landscape, shown.landscape == shown.portrait {
      report(contradiction("`\(shown.name)` has one orientation only", at: orientation.key))
    }
    return .device(shown, orientation?.orientation ?? .portrait)
  }

  private func contradiction(_ message: String, at key: EntryID) -> Diagnostic {
    Diagnostic(.invalidOption, message, at: span(key), label: "leave this out")
  }

  /// `set: { title: Cards }`, what a preview passes.
  ///
  /// It stands outside of the document, and sees none of its names.
  private mutating func previewValues(_ entry: EntryID, in preview: inout CheckedPreview) {
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping of parameters and values", of: "set"))
      return
    }
    let declared = document.outsideNames
    let parameters = document.views[.document].parameters
    let slots = document.views[.document].slots
    let blocks = parameters.indices.filter { slots.contains(Index($0)) || parameters[$0].kind.isAction }
    for (key, value) in pairs(of: entry) {
      if let block = blocks.first(where: { parameters[$0].label == text(key) }) {
        preview.blocks[Index(block)] = checkArgument(value, parameters[block], of: "set")
      } else if let found = declared.first(where: { $0.name == text(key) }) {
        let given = outsideDocument { $0.givenValue(value, found.type, named: found.name) }
        if let given { preview.values.append((found.slot, given)) }
      } else {
        let spelling = spelling(of: text(key)) { _ in declared.map(\.name) + blocks.map { parameters[$0].label } }
        report(
          Diagnostic(
            .unknownParameter, "the document has no parameter or state `\(text(key))`", at: span(key), spelling,
            help: choices("it has", spelling), fixing: contentSpan(key)))
      }
    }
  }

  private mutating func previewEnvironment(_ entry: EntryID, in preview: inout CheckedPreview) {
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping of names and values", of: "environment"))
      return
    }
    for (key, value) in pairs(of: entry) {
      guard let type = document.environmentTypes[text(key)] else {
        report(unknownEnvironmentKey(key))
        continue
      }
      if let assignment = environmentAssignment(text(key), type, value) { preview.environment.append(assignment) }
    }
  }

  private mutating func previewKeyboard(_ entry: EntryID) -> Bool {
    guard case .bool(let isShown)? = constant(entry, .bool, named: "keyboard") else { return false }
    return isShown
  }

  private mutating func previewSize(_ entry: EntryID) -> Size? {
    if let problem = sizeInText(entry) {
      report(problem)
      return nil
    }
    guard let value = constant(entry, .builtIn("CGSize"), named: "size"), case .record(_, let fields) = value,
      fields.count == 2, let width = fields[0].number, let height = fields[1].number
    else { return nil }
    guard width >= 0, height >= 0, width.isFinite, height.isFinite else {
      report(wrongType(entry, wanted: "a size in points that is not negative", of: "size"))
      return nil
    }
    return Size(width: width, height: height)
  }

  /// Says that a width and a height stand under names of their own: `390x844`; nil for any other value.
  private func sizeInText(_ entry: EntryID) -> Diagnostic? {
    let parts =
      tree.kind(entry) == .string
      ? text(entry).split { "x×*, ".contains($0) }.map(String.init)
      : tree.kind(entry) == .sequence ? tree.elements(entry).prefix(3).map { text($0) } : []
    guard parts.count == 2, parts.allSatisfy({ Double($0)?.isFinite == true }) else { return nil }
    let mend = Sketch.mapping([("width", .scalar(parts[0])), ("height", .scalar(parts[1]))])
      .inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .wrongType, "`size` is a width and a height, each with its name, not \(describe(entry))", at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Says that the lengths of the canvas stand below `size`; nil where there are none among the keys of a preview.
  private func lengthsOfPreview(_ entry: EntryID) -> Diagnostic? {
    let lengths = pairs(of: entry).filter { ["width", "height"].contains(text($0.key)) }
    guard let first = lengths.first, let last = lengths.last, tree.value(of: "size", in: entry) == nil else {
      return nil
    }
    let written = lengths.compactMap { inlinePair($0.key, $0.value) }
    let quote = isInDoubleQuotes(first.key) ? "\"" : ""
    let mend = "\(quote)size\(quote): { \(written.joined(separator: ", ")) }"
    let between = pairs(of: entry).filter { $0.key >= first.key && $0.key <= last.key }
    let isWhole = lengths.count == 2 && between.count == 2 && written.count == 2
    return Diagnostic(
      .misplacedKey,
      "\(list(lengths.map { text($0.key) })) \(lengths.count == 1 ? "is a length" : "are lengths") of `size`, and "
        + "\(lengths.count == 1 ? "stands" : "stand") beside it",
      at: span(first.key), label: isWhole ? "write `\(mend)`" : "write `size: { width: 390, height: 844 }`",
      fix: isWhole ? TextEdit(span: pairSpan(first.key, last.value), replacement: mend) : nil)
  }

  /// The complaint about a key of a preview, which may be a member of the environment.
  private mutating func unknownPreviewKey(_ key: EntryID) -> Diagnostic {
    let names = Checker.previewKeys
    let spelling = spelling(of: text(key)) { names + $0.document.environmentTypes.names }
    return Diagnostic(
      .unknownKey, "`preview` has no key `\(text(key))`", at: span(key), label: spelling.question,
      help: ["the keys are \(list(names)), and members of the environment such as `colorScheme`"],
      expected: spelling.known, fix: spelling.closest.map { TextEdit(span: contentSpan(key), replacement: $0) })
  }

  private mutating func previewDevice(_ entry: EntryID) -> Device? {
    if let device = Device.named(text(entry)) { return device }
    let spelling = spelling(of: text(entry)) { _ in Device.allNames }
    report(
      Diagnostic(
        .unknownDevice, "there is no device `\(text(entry))`", at: span(entry), spelling,
        help: choices("there are", spelling, catalogue: "devices"), fixing: contentSpan(entry)))
    return nil
  }

  private mutating func word<Word: RawRepresentable<String>>(
    _ entry: EntryID, _ words: [Word], named name: String
  ) -> Word? {
    if let word = words.first(where: { $0.rawValue == caseName(entry) }) { return word }
    report(unknownCase(entry, named: name) { _ in words.map(\.rawValue) })
    return nil
  }
}
