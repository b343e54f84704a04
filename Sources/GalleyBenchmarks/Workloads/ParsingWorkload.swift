import Galley
import GalleyFormats
import GalleySource

/// A document that is taken a part of the way from bytes to frames, next to the least that this can cost.
struct ParsingWorkload: Sendable {
  /// How far the document is taken.
  enum Stage: String, CaseIterable, Sendable {
    /// To a tree of located values.
    case read
    /// To a typed tree with every problem found: what `galley validate` does.
    case check
    /// To printed frames: what `galley frames` does.
    case frames
  }

  let document: ParsedDocument
  let notation: ParsedDocument.Notation
  let stage: Stage

  var name: String { "\(stage.rawValue) \(document.name) \(notation.rawValue)" }

  /// What the time is compared with: libyaml's bare events for YAML, a copy of the bytes for JSON.
  var limitName: String { notation == .yaml ? "libyaml" : "memory copy" }

  /// Every stage of every document; the largest one is read and checked only.
  static let all = ParsedDocument.all.flatMap { document in
    Stage.allCases.filter { document.name != "50m" || $0 != .frames }.flatMap { stage in
      ParsedDocument.Notation.allCases.map { ParsingWorkload(document: document, notation: $0, stage: stage) }
    }
  }

  /// The generated document.
  func makeSource() -> SourceFile {
    SourceFile(name: "generated.\(notation.fileExtension)", bytes: document.bytes(notation))
  }

  /// Does the work once; returns what is wrong with the generated document, nil if nothing is.
  func run(on file: SourceFile) -> String? {
    let source = DocumentSource(name: file.name, bytes: file.bytes)
    var options = InterpreterOptions()
    options.limits.fileSize = 256 << 20
    options.limits.nodes = 8_000_000
    let interpreter = Interpreter(options: options)
    switch stage {
    case .read:
      let result = read(file, index: 0)
      return result.tree == nil ? result.diagnostics.first?.message ?? "it cannot be read" : nil
    case .check: return interpreter.check(source).problems.first?.message
    case .frames:
      let result = interpreter.check(source).layout()
      return result.frames() == nil ? result.problems.first?.message ?? "it has no frames" : nil
    }
  }

  /// Does the least that any reader has to do.
  func runLimit(on file: SourceFile) -> Bool {
    notation == .yaml ? LibYAML.countEvents(in: file.bytes) > 0 : MemoryCopy.copy(file.bytes) == file.bytes.count
  }
}
