#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes files whole or not at all.
enum AtomicFile {
  /// Puts `bytes` into the file at `path`, creating or replacing it.
  ///
  /// The bytes go to a new file in the same folder, which takes the old one's place when it is safe on the disk; on
  /// failure the old file is untouched and the new one removed. Links are followed, permissions kept. What is no
  /// ordinary file, such as `/dev/stdout`, is written to directly.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw SystemError(code: EISDIR) }
    if exists, status.st_mode & S_IFMT != S_IFREG { return try writeDirectly(bytes, to: path) }
    let target = exists ? resolved(path) : path
    let mode = exists ? status.st_mode & 0o7777 : 0o666 & ~currentMask()
    try CurrentProcess.withoutInterruption { () throws(SystemError) in try replace(target, with: bytes, mode: mode) }
  }

  private static func replace(_ target: String, with bytes: [UInt8], mode: mode_t) throws(SystemError) {
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "./"
    var template = Array((folder + ".galley-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last }
    let temporary = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    do throws(SystemError) {
      defer { close(descriptor) }
      try StandardStream.writeAll(bytes, to: descriptor)
      guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else { throw .last }
      guard rename(temporary, target) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
    synchronise(folder: folder)
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try StandardStream.writeAll(bytes, to: descriptor)
  }

  /// Makes the new name durable; the file itself is, so a folder that cannot be synchronised is no failure.
  private static func synchronise(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Returns the file that `path` leads to through symbolic links.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the permissions that new files shall not have; reading them means setting them for a moment.
  private static func currentMask() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }
}
