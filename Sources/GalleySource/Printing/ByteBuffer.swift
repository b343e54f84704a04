/// Bytes that are written one behind the other.
///
/// It asks for room, and whether it is the only owner, once for each token and not for each of its parts as an array does.
struct ByteBuffer: Sendable {
  private static let leastCapacity = 1024

  /// Longer than what has been written.
  private var storage: [UInt8] = []
  private var count = 0
  /// Takes what has been written whenever it is a piece; nil to keep it all.
  private let sink: ByteSink?

  init(sink: ByteSink?) { self.sink = sink }

  /// What has been written so far, but for what the sink has taken.
  var bytes: [UInt8] {
    mutating get {
      storage.removeLast(storage.count - count)
      return storage
    }
  }

  /// The byte that was written last.
  var last: UInt8? { count > 0 ? storage[count - 1] : nil }

  /// Appends two parts.
  mutating func append(_ lead: UnsafeRawBufferPointer, _ token: UnsafeRawBufferPointer) {
    append(count: lead.count + token.count) { target in
      target.copyMemory(from: lead)
      target.rest(from: lead.count).copyMemory(from: token)
    }
  }

  /// Appends a lead, a quote, a text and what follows it.
  mutating func append(
    _ lead: UnsafeRawBufferPointer, quoting text: UnsafeRawBufferPointer, _ closing: UnsafeRawBufferPointer
  ) {
    append(count: lead.count + 1 + text.count + closing.count) { target in
      target.copyMemory(from: lead)
      target[lead.count] = Byte.quote
      target.rest(from: lead.count + 1).copyMemory(from: text)
      target.rest(from: lead.count + 1 + text.count).copyMemory(from: closing)
    }
  }

  @inline(__always) private mutating func append(
    count size: Int, _ write: (UnsafeMutableRawBufferPointer) -> Void
  ) {
    if storage.count - count < size { makeRoom(for: size) }
    let start = count
    storage.withUnsafeMutableBytes { write($0.rest(from: start)) }
    count += size
  }

  private mutating func makeRoom(for size: Int) {
    if let sink, count >= Piece.size {
      sink(Array(storage[..<count]))
      count = 0
      if storage.count >= size { return }
    }
    let length = max(count + size, storage.count + storage.count / 2, Self.leastCapacity)
    let written = storage
    storage = Array(unsafeUninitializedCapacity: length) { target, initialized in
      written.withUnsafeBufferPointer { _ = target[...].initialize(fromContentsOf: $0) }
      target[written.count...].initialize(repeating: 0)
      initialized = length
    }
  }
}

extension UnsafeMutableRawBufferPointer {
  @inline(__always) fileprivate func rest(from start: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(rebasing: self[start...])
  }
}
