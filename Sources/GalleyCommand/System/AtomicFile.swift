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
/// Without that the old file stays as it is, and the new one is removed. Where the system allows, it has no name until
/// then, so that even a process that is killed leaves nothing behind. Links are followed, permissions kept. What is no
/// ordinary file, such as `/dev/stdout`, is written to directly.
final class AtomicFile: Sendable {
  /// What becomes of the file.
  private enum State {
    case open
    /// Something could not be written; nothing after it is.
    case failed(SystemError)
    case ended
  }

  /// What the new file is called and shall become.
  private struct Replacement {
    /// Nil while it has no name.
    let temporary: String?
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
    let new = try Self.create(in: Self.folder(of: target))
    descriptor = new.descriptor
    replacement = Replacement(
      temporary: new.name, target: target,
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
      guard fchmod(descriptor, replacement.permissions) == 0, fsync(descriptor) == 0 else { throw .last }
      let folder = Self.folder(of: replacement.target)
      let temporary = if let name = replacement.temporary { name } else { try Self.name(descriptor, in: folder) }
      guard rename(temporary, replacement.target) == 0 else {
        let error = SystemError.last
        unlink(temporary)
        throw error
      }
      close(descriptor)
      state = .ended
      Self.synchronise(folder: folder)
    }
  }

  /// Closes the file, and removes what has not been put in its place; must be called once it is no longer needed.
  func end() { state.withLock { end(&$0) } }

  private func end(_ state: inout State) {
    if case .ended = state { return }
    close(descriptor)
    if let temporary = replacement?.temporary { unlink(temporary) }
    state = .ended
  }

  // MARK: - New files

  /// Opens a new file in a folder, without a name if that is possible.
  private static func create(in folder: String) throws(SystemError) -> (descriptor: Int32, name: String?) {
    #if os(Linux)
    // `O_TMPFILE`, whose parts the importer does not put together.
    let nameless = O_DIRECTORY | 0o20_000_000
    if access(openFiles, X_OK) == 0 {
      let descriptor = open(folder, nameless | O_WRONLY | O_CLOEXEC, 0o600)
      if descriptor >= 0 { return (descriptor, nil) }
    }
    #endif
    var template = Array((folder + prefix + "XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last }
    return (descriptor, template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" })
  }

  /// Gives an open file that has no name one that no other has, and returns it.
  private static func name(_ descriptor: Int32, in folder: String) throws(SystemError) -> String {
    for attempt in 0..<100 {
      let name = "\(folder)\(prefix)\(getpid())-\(descriptor)-\(attempt)"
      if linkat(AT_FDCWD, "\(openFiles)/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 { return name }
      guard errno == EEXIST else { break }
    }
    throw .last
  }

  /// What the names of files begin with that have not taken their place yet.
  private static let prefix = ".galley-"
  /// Where the system shows the open files of this process.
  private static let openFiles = "/proc/self/fd"

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
