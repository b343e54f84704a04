#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How much memory of this process is in use, as Linux counts it.
enum ResidentMemory {
  /// Runs `work` and returns how many bytes the process grew by at its peak; nil where the system does not tell.
  ///
  /// The work is done once before, so that what stays for good is not counted. Memory that was freed is handed back to
  /// the system first, so that it is counted again when it is used again.
  static func growth(during work: () -> Void) -> Int? {
    work()
    returnFreedMemory()
    guard resetPeak(), let before = status("VmRSS:") else {
      work()
      return nil
    }
    work()
    return status("VmHWM:").map { max(0, $0 - before) }
  }

  /// Makes all threads take memory from one heap, the only one that glibc can hand back; call it before any thread starts.
  static func useOneHeap() {
    guard let symbol = dlsym(nil, "mallopt") else { return }
    let setOption = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
    let largestNumberOfHeaps: Int32 = -8
    _ = setOption(largestNumberOfHeaps, 1)
  }

  /// Calls glibc's `malloc_trim`, which no Swift module declares; elsewhere does nothing.
  private static func returnFreedMemory() {
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    let trim = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)
    _ = trim(0)
  }

  /// Makes the peak start from what is in use now.
  private static func resetPeak() -> Bool {
    let file = open("/proc/self/clear_refs", O_WRONLY)
    guard file >= 0 else { return false }
    defer { close(file) }
    return write(file, "5", 1) == 1
  }

  /// A line of the process's status, in bytes.
  private static func status(_ key: String) -> Int? {
    let lines = contents(of: "/proc/self/status")?.split(separator: "\n") ?? []
    let fields = lines.first { $0.hasPrefix(key) }?.split { $0 == " " || $0 == "\t" } ?? []
    return fields.count > 1 ? Int(fields[1]).map { $0 * 1024 } : nil
  }

  private static func contents(of path: String) -> String? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }
}
