import Galley
import GalleyExpressions
import GalleyFormats
import GalleySource

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What is fuzzed: one part of the way from bytes to frames, chosen by the environment variable `GALLEY_FUZZ_TARGET`.
enum FuzzTarget: String {
  /// The JSON reader.
  case json
  /// The YAML reader.
  case yaml
  /// The parser and checker of expressions, in a text.
  case expression
  /// Everything: reading, checking, evaluation, layout and all reports.
  case document

  static let chosen: FuzzTarget = {
    guard let name = getenv("GALLEY_FUZZ_TARGET") else { return .document }
    return FuzzTarget(rawValue: String(cString: name)) ?? .document
  }()

  func run(_ bytes: [UInt8]) {
    switch self {
    case .json: _ = readJSON(SourceFile(name: "fuzz.json", bytes: bytes), index: 0)
    case .yaml: _ = readYAML(SourceFile(name: "fuzz.yaml", bytes: bytes), index: 0)
    case .expression:
      interpret(Array("Text: |-\n  $(".utf8) + bytes.filter { $0 != 0x0A && $0 != 0x0D } + Array(")".utf8))
    case .document: interpret(bytes)
    }
  }

  private func interpret(_ bytes: [UInt8]) {
    var options = InterpreterOptions()
    options.limits.nodes = 2_000
    options.limits.steps = 20_000
    options.limits.layoutPasses = 100_000
    options.limits.depth = 100
    options.canvas = .size(width: 300, height: 200)
    let result = Interpreter(options: options).interpret(DocumentSource(name: "fuzz", bytes: bytes))
    precondition(result.hasErrors || result.type != nil, "a document without errors has a type")
    for format in Interpretation.FrameFormat.allCases { _ = result.frames(as: format) }
    _ = result.prettyType()
    _ = result.problems
  }
}

/// What libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  FuzzTarget.chosen.run(Array(UnsafeBufferPointer(start: data, count: size)))
  return 0
}
