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
}
