#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The two streams of the program.
enum Output: Int32 {
  case results = 1
  case problems = 2

  /// Writes bytes at once, so that a long run shows how far it has come.
  func print(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(rawValue, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Says what is wrong with the command line and ends the program.
  static func fail(_ text: String) -> Never {
    problems.print(Array(text.utf8))
    exit(2)
  }
}
