/// Bytes with those that repeat told by their number, as PDF's `RunLengthDecode` reads them.
struct RunLengths {
  private var bytes: [UInt8] = []
  /// What is not written yet: bytes that differ, then one that repeats.
  private var literal: [UInt8] = []
  private var run: (byte: UInt8, count: Int) = (0, 0)

  /// A number of bytes in one piece.
  private static let longest = 128
  /// Shorter runs are cheaper among bytes that differ.
  private static let shortestRun = 3

  mutating func add(_ byte: UInt8) {
    if run.count > 0, run.byte == byte, run.count < Self.longest {
      run.count += 1
    } else {
      endRun()
      run = (byte, 1)
    }
  }

  private mutating func endRun() {
    if run.count < Self.shortestRun {
      for _ in 0..<run.count {
        literal.append(run.byte)
        if literal.count == Self.longest { endLiteral() }
      }
    } else {
      endLiteral()
      bytes.append(UInt8(257 - run.count))
      bytes.append(run.byte)
    }
    run.count = 0
  }

  private mutating func endLiteral() {
    guard !literal.isEmpty else { return }
    bytes.append(UInt8(literal.count - 1))
    bytes += literal
    literal.removeAll(keepingCapacity: true)
  }

  /// All that was added, with the mark of its end.
  var encoded: [UInt8] {
    var whole = self
    whole.endRun()
    whole.endLiteral()
    return whole.bytes + [128]
  }
}
