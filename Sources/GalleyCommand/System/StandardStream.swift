#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Standard output or standard error.
///
/// Nothing is buffered: what a command writes, it has gathered, whole or in large pieces.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Whether a person is reading.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes bytes; a reader that has gone away is no error, anything else ends the command with status 2.
  func write(_ bytes: [UInt8]) {
    do throws(SystemError) {
      try Self.writeAll(bytes, to: rawValue)
    } catch {
      guard !error.isClosedPipe else { return }
      if self == .output { Self.error.write("galley: cannot write the output: \(error.message)\n") }
      CurrentProcess.exit(.failure)
    }
  }

  /// Writes text.
  func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Writes all of `bytes` to an open file, however many system calls that takes.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      written += count
    }
  }

  private static func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
    Glibc.write(descriptor, buffer, count)
    #elseif canImport(Musl)
    Musl.write(descriptor, buffer, count)
    #else
    Darwin.write(descriptor, buffer, count)
    #endif
  }
}
