#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import Synchronization

/// A file that is written whole or not at all.
///
/// What is written goes to a new file in the same folder, which takes the old one's place when it is safe on the disk.
/// Without that the old file stays as it is, and the new one is removed. Links are followed, permissions kept. What is no
/// ordinary file, such as `/dev/stdout`, is written to directly.
final class AtomicFile: Sendable {
  /// What becomes of the file.
  private enum State {
    case open
    /// Something could not be written; nothing after it is.
    case failed(SystemError)
    case ended
  }

  /// The new file, and the one that it shall become.
  private struct Replacement {
    let temporary: String
    let target: String
    let permissions: mode_t
  }

  private let descriptor: Int32
  /// Nil for what is written to directly.
  private let replacement: Replacement?
  private let state = Mutex(State.open)

  /// Opens what shall become the file at `path`; nothing is to be seen of it there until it is committed.
  init(_ path: String) throws(SystemError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw SystemError(code: EISDIR) }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      replacement = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .last }
      return
    }
    let target = exists ? Self.resolved(path) : path
    var template = Array((Self.folder(of: target) + ".galley-XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last }
    replacement = Replacement(
      temporary: template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }, target: target,
      permissions: exists ? status.st_mode & 0o7777 : 0o666 & ~Self.currentMask())
  }

  /// Writes more; a failure shows when the file is committed.
  ///
  /// A process that has been asked to end does so here, where its signals are held back, and leaves no new file behind.
  func write(_ piece: [UInt8]) {
    state.withLock { state in
      guard case .open = state else { return }
      if CurrentProcess.isInterrupted {
        end(&state)
        CurrentProcess.endInterruption()
      }
      do throws(SystemError) {
        try StandardStream.writeAll(piece, to: descriptor)
      } catch {
        state = .failed(error)
      }
    }
  }

  /// Puts the file in its place.
  func commit() throws(SystemError) {
    try state.withLock { (state) throws(SystemError) in
      if case .failed(let error) = state { throw error }
      guard case .open = state, let replacement else { return }
      guard fchmod(descriptor, replacement.permissions) == 0, fsync(descriptor) == 0,
        rename(replacement.temporary, replacement.target) == 0
      else { throw .last }
      close(descriptor)
      state = .ended
      Self.synchronise(folder: Self.folder(of: replacement.target))
    }
  }

  /// Closes the file, and removes what has not been put in its place; must be called once it is no longer needed.
  func end() { state.withLock { end(&$0) } }

  private func end(_ state: inout State) {
    if case .ended = state { return }
    close(descriptor)
    if let replacement { unlink(replacement.temporary) }
    state = .ended
  }

  // MARK: - Parts

  /// The folder that a file lies in, with the slash behind it.
  private static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./" }

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
