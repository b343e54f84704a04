import Galley
import GalleyDrawing
import GalleyFormats
import GalleyPictures
import GalleySource

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What is fuzzed: one part of the way from bytes to frames, chosen by the environment variable `GALLEY_FUZZ_TARGET`.
enum FuzzTarget: String {
  /// The JSON reader.
  case json
  /// The YAML reader.
  case yaml
  /// The parser, checker and evaluator of expressions, in a document with something of every type in scope.
  case expression
  /// Everything: reading, checking, evaluation, layout, all reports, and a few events.
  case document
  /// A document as pictures of 64 × 64 points: SVG with and without overlays, PDF and pixels.
  case picture
  /// The reader of PNG and JPEG files.
  case image

  static let chosen: FuzzTarget = {
    guard let name = getenv("GALLEY_FUZZ_TARGET") else { return .document }
    return FuzzTarget(rawValue: String(cString: name)) ?? .document
  }()

  /// How many of a hundred mutations change an input as a tree instead of as bytes.
  var percentageOfTrees: Int {
    switch self {
    case .json, .yaml: 30
    case .expression, .image: 0
    case .document, .picture: 85
    }
  }

  func run(_ bytes: [UInt8]) {
    let statistics = FuzzStatistics.shared
    statistics.runs += 1
    switch self {
    case .json: count(readJSON(SourceFile(name: "fuzz.json", bytes: bytes), index: 0))
    case .yaml: count(readYAML(SourceFile(name: "fuzz.yaml", bytes: bytes), index: 0))
    case .expression: interpret(FuzzTarget.document(aroundExpression: bytes), name: "fuzz.json")
    case .document: interpret(bytes, name: "fuzz")
    case .picture: draw(bytes)
    case .image:
      if let bitmap = try? PictureReader.bitmap(bytes) {
        statistics.readable += 1
        require(bitmap.pixels.count == bitmap.width * bitmap.height, "a picture has all its pixels")
      }
    }
  }

  /// A tree is whole: every entry's place lies in the source, and every container ends within the tree.
  private func count(_ reading: ReadingResult) {
    require(reading.tree != nil || !reading.diagnostics.isEmpty, "what cannot be read has a diagnostic")
    guard let tree = reading.tree else { return }
    FuzzStatistics.shared.readable += 1
    for (index, entry) in tree.entries.enumerated() {
      require(Int(entry.start) + Int(entry.length) <= tree.source.count, "a place lies in the source")
      require(index + entry.size <= tree.entries.count, "a container ends within the tree")
    }
  }

  private static let options: InterpreterOptions = {
    var options = InterpreterOptions()
    options.limits.nodes = 2_000
    options.limits.steps = 20_000
    options.limits.layoutPasses = 100_000
    options.limits.depth = 100
    return options
  }()

  /// Draws a document in all forms.
  private func draw(_ bytes: [UInt8]) {
    let document = Interpreter(options: FuzzTarget.options).check(DocumentSource(name: "fuzz", bytes: bytes))
    let layout = document.layout(in: .size(width: 64, height: 64))
    guard !layout.hasErrors else { return }
    FuzzStatistics.shared.readable += 1
    FuzzStatistics.shared.laidOut += 1
    var inspected = PictureOptions()
    inspected.overlays = Set(PictureOverlay.allCases)
    inspected.marksNodes = true
    inspected.showsFullContent = true
    for options in [PictureOptions(), inspected] {
      guard let picture = layout.picture(options) else { continue }
      require(picture.list.isBalanced, "what begins ends")
      require(!picture.svg().isEmpty, "a picture has an SVG")
      _ = try? picture.pdf()
      // What is large takes long, and is nothing new.
      if picture.size.width <= 200, picture.size.height <= 200 { _ = try? picture.png(scale: 1) }
    }
  }

  private func interpret(_ bytes: [UInt8], name: String) {
    let source = DocumentSource(name: name, bytes: bytes)
    let document = Interpreter(options: FuzzTarget.options).check(source)
    let result = document.layout(in: FuzzTarget.window)
    require(result.hasErrors || result.type != nil, "a document without errors has a type")
    for problem in result.problems { require(!problem.message.isEmpty, "a problem says what it is") }
    let statistics = FuzzStatistics.shared
    guard !result.hasErrors else { return }
    statistics.readable += 1
    statistics.laidOut += 1
    for frame in result.nodes.map(\.frame) {
      require([frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite), "a frame is finite")
      require(frame.size.width >= 0 && frame.size.height >= 0, "a size is never negative")
      statistics.frames += 1
    }
    var shown = FrameOptions()
    shown.showsAll = true
    for format in FrameFormat.allCases { _ = result.frames(as: format, options: shown) }
    _ = result.prettyType()
    _ = result.qualifiedType
    _ = result.definitionTypes()
    perform(source, document)
  }

  private static let window = Surroundings.size(width: 300, height: 200)

  /// Taps the first views that have names.
  private func perform(_ source: DocumentSource, _ document: CheckedDocument) {
    guard source.bytes.contains(sequence: Array("name".utf8)) else { return }
    var session = document.session(in: FuzzTarget.window)
    do throws(Session.Failure) {
      try session.perform(.tap, on: "")
    } catch {
      guard case .unknownName(_, let known) = error else { return }
      for name in known.prefix(3) {
        for event in Session.Event.allCases where (try? session.perform(event, on: name)) != nil {
          FuzzStatistics.shared.events += 1
          _ = session.state
        }
      }
    }
  }

  /// A document whose body is a text with this expression.
  private static func document(aroundExpression bytes: [UInt8]) -> [UInt8] {
    var writer = JSONWriter()
    writer.string("$(\(String(decoding: bytes, as: UTF8.self)))")
    return Array(surroundings.utf8) + writer.bytes + Array("}}".utf8)
  }

  /// Definitions with something of every type, up to the body.
  private static let surroundings = #"""
    {"types": {"Person": {"name": "String", "age": "Int", "tags": "[String]", "friend": "Double?"},
               "Mood": {"cases": ["calm", "wild"]}},
     "state": {"n": 3, "s": "Ab c", "d": 2.5},
     "let": {"b": "$(1 > 2)", "list": "$([3, 1, 2])", "words": "$([\"a\", \"x y\"])", "m": "$(Mood.wild)",
             "size": "$(CGSize(width: 4, height: 2.5))", "c": "$(Color.red)",
             "p": "$(Person(name: \"Ann\", age: 7, tags: [\"t\"], friend: nil))"},
     "functions": {"f": {"parameters": {"x": "Int"}, "value": "$(x <= 0 ? 1 : x * f(x - 1))"}},
     "body": {"Text": 
    """#
}

/// Ends the process with a word about what does not hold, in release builds too.
private func require(_ condition: Bool, _ expectation: StaticString) {
  guard !condition else { return }
  say("does not hold: \(expectation)")
  abort()
}

extension DisplayList {
  /// Whether all that begins ends, in the opposite order.
  fileprivate var isBalanced: Bool {
    /// What is open.
    enum Part { case layer, mask, mark }
    var open: [Part] = []
    for command in commands {
      switch command {
      case .beginLayer: open.append(.layer)
      case .beginMask: open.append(.mask)
      case .beginMark: open.append(.mark)
      case .endLayer: if open.popLast() != .layer { return false }
      case .endMask: if open.popLast() != .mask { return false }
      case .endMark: if open.popLast() != .mark { return false }
      case .fill, .stroke, .glyphs, .picture, .backdrop: break
      }
    }
    return open.isEmpty
  }
}

extension [UInt8] {
  fileprivate func contains(sequence: [UInt8]) -> Bool {
    count >= sequence.count && indices.dropLast(sequence.count - 1).contains { self[$0...].starts(with: sequence) }
  }
}
