/// A copy of a document's bytes, which is what the memory of the machine allows at best.
enum MemoryCopy {
  /// Copies `bytes` and returns how many there are.
  @inline(never)
  static func copy(_ bytes: [UInt8]) -> Int {
    let copy = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      count = buffer.initialize(fromContentsOf: bytes)
    }
    return copy.count
  }
}
