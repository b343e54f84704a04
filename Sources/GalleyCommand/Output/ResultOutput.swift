import GalleySource

/// Where a command's result goes: standard output, or a file that is written whole or not at all.
struct ResultOutput {
  /// Nil or `-` for standard output.
  let path: String?

  /// Writes the result.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    guard let path, path != "-" else { return StandardStream.output.write(bytes) }
    do throws(SystemError) {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw CommandFailure("cannot write `\(path)`: \(error.message)")
    }
  }

  /// Writes the result of one document as it is, those of several each under a line with its name.
  func write(sections: [(name: String, bytes: [UInt8])]) throws(CommandFailure) {
    guard sections.count > 1 else {
      // Documents with errors have no result; a file of results is not touched for them.
      if let section = sections.first { try write(section.bytes) }
      return
    }
    var bytes: [UInt8] = []
    for (index, section) in sections.enumerated() {
      bytes.append(contentsOf: "\(index > 0 ? "\n" : "")==> \(VisibleText.of(section.name)) <==\n".utf8)
      bytes.append(contentsOf: section.bytes)
    }
    try write(bytes)
  }

  /// Writes one JSON document as it is, several as an array.
  func write(documents: [[UInt8]]) throws(CommandFailure) {
    if let document = documents.first, documents.count == 1 { return try write(document) }
    var bytes = Array("[".utf8)
    for (index, document) in documents.enumerated() {
      bytes.append(contentsOf: (index > 0 ? ",\n" : "\n").utf8)
      bytes.append(contentsOf: document.last == UInt8(ascii: "\n") ? document.dropLast() : document[...])
    }
    bytes.append(contentsOf: (documents.isEmpty ? "]\n" : "\n]\n").utf8)
    try write(bytes)
  }
}
