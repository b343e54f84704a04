import Galley

/// A file with the hashes of pictures, to see which of them a change alters.
///
/// Each line has the hash in sixteen hexadecimal digits, two spaces and the name of the document.
struct PictureHashes: Sendable {
  let path: String
  /// Whether the file is written, and not read.
  let isWritten: Bool

  /// Writes hashes, or compares them with those of the file and prints which are others; returns whether none is.
  func settle(_ hashes: [(name: String, hash: UInt64)]) throws(CommandFailure) -> Bool {
    if isWritten {
      let lines = hashes.sorted { $0.name < $1.name }.map { "\(Self.digits($0.hash))  \($0.name)\n" }
      try ResultOutput(path: path).write(Array(lines.joined().utf8))
      return true
    }
    let known = try read()
    var isSame = true
    for (name, hash) in hashes where known[name] != hash {
      isSame = false
      let verdict = known[name] == nil ? "is new" : "is drawn otherwise"
      StandardStream.output.write("\(TerminalText.visible(name)) \(verdict)\n")
    }
    return isSame
  }

  private func read() throws(CommandFailure) -> [String: UInt64] {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(path, limit: Self.mostBytes)
    } catch {
      throw CommandFailure("cannot read `\(path)`: \(error.message)")
    }
    var known: [String: UInt64] = [:]
    for (place, line) in String(decoding: bytes, as: UTF8.self).split(separator: "\n").enumerated() {
      guard let hash = UInt64(line.prefix(16), radix: 16), line.dropFirst(16).hasPrefix("  ") else {
        throw CommandFailure(
          "line \(place + 1) of `\(path)` is no hash with a name behind it; `--write-hashes` writes such a file")
      }
      known[String(line.dropFirst(18))] = hash
    }
    return known
  }

  private static let mostBytes = 64 << 20

  private static func digits(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
