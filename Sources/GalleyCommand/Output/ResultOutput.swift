import Galley

import Synchronization

/// Where a command's result goes: standard output, or a file that is written whole or not at all.
struct ResultOutput {
  /// Hands a text over, piece by piece; fails to leave a file as it was.
  typealias Text = (_ sink: @escaping Sink) throws(CommandFailure) -> Void

  /// Takes a text piece by piece, in order.
  typealias Sink = @Sendable (_ piece: [UInt8]) -> Void

  /// The result of one document among several.
  struct Section {
    /// The name of the document.
    let name: String
    let text: Text
  }

  /// Nil or `-` for standard output.
  let path: String?

  /// Whether it goes into a file.
  var isFile: Bool { path.map { $0 != "-" } ?? false }

  /// Whether the result of each document goes into a file of its own in a folder.
  var isFolder: Bool { path?.hasSuffix("/") ?? false }

  /// Fails if the result would take the place of one of the documents that it is made of.
  func spare(_ documents: [InputPath]) throws(CommandFailure) {
    guard let replaced, let document = documents.first(where: { $0.identity == replaced }) else { return }
    throw overwriting(document.name)
  }

  /// The file that is there already and that the result would take the place of; nil if there is none.
  private var replaced: FileSystem.Identity? { isFile ? path.flatMap { FileSystem.identity(of: $0) } : nil }

  private func overwriting(_ document: String) -> CommandFailure {
    CommandFailure("the result would overwrite the document `\(document)`: give `--output` the name of another file")
  }

  /// Writes the result.
  func write(_ bytes: [UInt8]) throws(CommandFailure) { try write { $0(bytes) } }

  /// Writes the result as it comes, so that it is never held whole.
  func write(_ text: Text) throws(CommandFailure) {
    guard let path, isFile else { return try text { StandardStream.output.write($0) } }
    try CurrentProcess.withoutInterruption { () throws(CommandFailure) in
      let file = try orFailure { () throws(SystemError) in try AtomicFile(path) }
      defer { file.end() }
      try text { file.write($0) }
      try orFailure { () throws(SystemError) in try file.commit() }
    }
  }

  private func orFailure<Value>(_ body: () throws(SystemError) -> Value) throws(CommandFailure) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw CommandFailure("cannot write `\(path ?? "-")`: \(error.message)")
    }
  }

  /// Writes results to files of their own in the folder, which are called as the documents with a suffix behind.
  ///
  /// Folders around documents become folders there; what leads out of the folder at hand is left out.
  /// Nothing is written if one of them would take the place of another, or of one of the documents.
  func write(apart sections: [Section], of documents: [InputPath], suffix: String) throws(CommandFailure) {
    let names = Dictionary(documents.compactMap { document in document.identity.map { ($0, document.name) } }) { $1 }
    var known: Set<String> = []
    var files: [ResultOutput] = []
    let folder = sections.allSatisfy { $0.name.hasPrefix("/") } ? commonFolder(of: sections.map(\.name)) : []
    for section in sections {
      let file = ResultOutput(path: path(of: section, below: folder, suffix: suffix))
      guard known.insert(file.path ?? "").inserted else {
        throw CommandFailure("two documents would be written to `\(file.path ?? "")`")
      }
      if let replaced = file.replaced, let document = names[replaced] { throw file.overwriting(document) }
      files.append(file)
    }
    for (file, section) in zip(files, sections) {
      try file.orFailure { () throws(SystemError) in try FileSystem.makeFolder(of: file.path ?? "") }
      try file.write(section.text)
    }
  }

  /// The folders that paths have in common.
  private func commonFolder(of paths: [String]) -> [Substring] {
    let folders = paths.map { $0.split(separator: "/").filter { $0 != "." && $0 != ".." }.dropLast() }
    guard var common = folders.first else { return [] }
    for folder in folders { common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count) }
    return Array(common)
  }

  /// The file of a document in the folder: where that is in its own, of absolute paths below the folder that all are in.
  private func path(of section: Section, below folder: [Substring], suffix: String) -> String {
    var names = section.name.split(separator: "/").filter { $0 != "." && $0 != ".." }
    if section.name.hasPrefix("/") { names.removeFirst(min(folder.count, names.count)) }
    let name = names.isEmpty ? "document" : names.joined(separator: "/").filter { $0 != "<" && $0 != ">" }
    return "\(path ?? "")\(name)\(suffix)"
  }

  /// Writes the result of one document as it is, those of several each under a line with its name.
  ///
  /// In a folder each has a file with `suffix`.
  func write(sections: [Section], of documents: [InputPath], suffix: String) throws(CommandFailure) {
    if isFolder { return try write(apart: sections, of: documents, suffix: suffix) }
    guard sections.count > 1 else {
      // Documents with errors have no result; a file of results is not touched for them.
      if let section = sections.first { try write(section.text) }
      return
    }
    try write { (sink) throws(CommandFailure) in
      for (index, section) in sections.enumerated() {
        sink(Array("\(index > 0 ? "\n" : "")==> \(TerminalText.visible(section.name)) <==\n".utf8))
        try section.text(sink)
      }
    }
  }

  /// Writes one JSON document as it is, or `asList` any number as an array; in a folder each has a file.
  func write(objects: [Section], of documents: [InputPath], asList: Bool) throws(CommandFailure) {
    if isFolder { return try write(apart: objects, of: documents, suffix: ".json") }
    if let object = objects.first, objects.count == 1, !asList { return try write(object.text) }
    try write { (sink) throws(CommandFailure) in
      sink([UInt8(ascii: "[")])
      for (index, object) in objects.enumerated() {
        sink(Array((index > 0 ? ",\n" : "\n").utf8))
        let trimmed = WithoutLastLineBreak(sink)
        try object.text { trimmed.write($0) }
      }
      sink(Array((objects.isEmpty ? "]\n" : "\n]\n").utf8))
    }
  }
}

/// Hands a text on without the line break that ends it.
private final class WithoutLastLineBreak: Sendable {
  private let sink: ResultOutput.Sink
  /// The line break that the last piece ended with, until more follows.
  private let held = Mutex<[UInt8]>([])

  init(_ sink: @escaping ResultOutput.Sink) { self.sink = sink }

  func write(_ piece: [UInt8]) {
    guard let last = piece.last else { return }
    let ending = last == UInt8(ascii: "\n") ? [last] : []
    let before = held.withLock { held in
      defer { held = ending }
      return held
    }
    sink(before + piece.dropLast(ending.count))
  }
}
