import Galley
import GalleyFormats
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

  static let chosen: FuzzTarget = {
    guard let name = getenv("GALLEY_FUZZ_TARGET") else { return .document }
    return FuzzTarget(rawValue: String(cString: name)) ?? .document
  }()

  /// How many of a hundred mutations change an input as a tree instead of as bytes.
  var percentageOfTrees: Int {
    switch self {
    case .json, .yaml: 30
    case .expression: 0
    case .document: 85
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

  private func interpret(_ bytes: [UInt8], name: String) {
    var options = InterpreterOptions()
    options.limits.nodes = 2_000
    options.limits.steps = 20_000
    options.limits.layoutPasses = 100_000
    options.limits.depth = 100
    let source = DocumentSource(name: name, bytes: bytes)
    let document = Interpreter(options: options).check(source)
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

extension [UInt8] {
  fileprivate func contains(sequence: [UInt8]) -> Bool {
    count >= sequence.count && indices.dropLast(sequence.count - 1).contains { self[$0...].starts(with: sequence) }
  }
}
