#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Tells whether `byte` stands anywhere in `bytes`.
func holds(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
}
