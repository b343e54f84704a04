import Galley
import GalleySource
import GalleyTestSupport

/// Documents that are put together from the catalogue's examples, the same ones on every machine.
enum GeneratedDocuments {
  /// Some with errors, most without.
  static let all: [String] = ([11, 12, 13] as [UInt64]).flatMap { seed in
    var documents = RandomDocuments(seed: seed, examples: catalogueExamples)
    return (0..<80).map { _ in documents.next() }
  }

  /// Those whose beginnings are read, letter after letter.
  static let beginnings = Array(all.prefix(40)).some(of: 5)

  /// Those that have no errors, with what becomes of them in a small window.
  static let laidOut: [(text: String, result: DocumentLayout)] = all.compactMap { text in
    let result = interpret(text)
    return result.hasErrors ? nil : (text, result)
  }

  static func interpret(_ text: String, name: String = "document.yaml") -> DocumentLayout {
    interpret(Array(text.utf8), name: name)
  }

  static func interpret(_ bytes: [UInt8], name: String = "document.yaml") -> DocumentLayout {
    Interpreter().check(DocumentSource(name: name, bytes: bytes)).layout(in: .size(width: 320, height: 480))
  }
}
