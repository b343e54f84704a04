#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reading of files and folders.
enum FileSystem {
  /// What a path leads to.
  enum Kind {
    case file
    case folder
    /// A pipe, a terminal, a device.
    case other
  }

  /// Returns what `path` leads to, through symbolic links unless `followsLinks` is false (then a link is other).
  static func kind(of path: String, followsLinks: Bool = true) throws(SystemError) -> Kind {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { throw .last }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// What tells one file from all others, whatever path leads to it.
  struct Identity: Hashable {
    fileprivate let device: dev_t
    fileprivate let number: ino_t
  }

  /// Returns which ordinary file `path` leads to, through links; nil if it leads to none.
  static func identity(of path: String) -> Identity? {
    var status = stat()
    return stat(path, &status) == 0 ? identity(status) : nil
  }

  /// Returns which ordinary file is open as `descriptor`; nil if none is.
  static func identity(of descriptor: Int32) -> Identity? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? identity(status) : nil
  }

  private static func identity(_ status: stat) -> Identity? {
    status.st_mode & S_IFMT == S_IFREG ? Identity(device: status.st_dev, number: status.st_ino) : nil
  }

  /// Whether there is something at `path`.
  static func exists(_ path: String) -> Bool { (try? kind(of: path, followsLinks: false)) != nil }

  /// Returns the absolute path that `path` leads to, without symbolic links.
  static func resolved(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the absolute path that `path` leads to, without symbolic links; nil if that lies outside a folder.
  ///
  /// An empty folder is the one that the command runs in.
  static func resolved(_ path: String, inside folder: String) throws(SystemError) -> String? {
    let folder = try resolved(folder.isEmpty ? "." : folder)
    let file = try resolved(path)
    return folder == "/" || file == folder || file.hasPrefix(folder + "/") ? file : nil
  }

  /// Returns the names of what a folder holds, in the order of their bytes.
  static func entries(of folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes the folders that a file lies in, as far as they are missing.
  static func makeFolder(of file: String) throws(SystemError) {
    guard let slash = file.lastIndex(of: "/"), slash != file.startIndex else { return }
    let folder = String(file[..<slash])
    guard !exists(folder) else { return }
    try makeFolder(of: folder)
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  /// Returns the first `limit` bytes of a file, or all if it is shorter.
  static func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, limit: limit)
  }

  /// Returns the first `limit` bytes that an open file or stream gives, or all if it gives fewer.
  static func read(descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    var status = stat()
    let expected = fstat(descriptor, &status) == 0 ? Int(clamping: status.st_size) : 0
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(limit, expected))
    // One byte more than is expected, so that the end of a file is found without growing the buffer. A small file gets a
    // small buffer: every page of it costs more than reading it.
    var chunk = [UInt8](repeating: 0, count: expected > 0 ? max(1 << 12, min(1 << 22, expected + 1)) : 1 << 16)
    while bytes.count < limit {
      let wanted = min(chunk.count, limit - bytes.count)
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, wanted) }
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
    Glibc.read(descriptor, buffer, count)
    #elseif canImport(Musl)
    Musl.read(descriptor, buffer, count)
    #else
    Darwin.read(descriptor, buffer, count)
    #endif
  }
}
