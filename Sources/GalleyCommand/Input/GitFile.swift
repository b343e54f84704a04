import Galley

/// A file as a revision of git has it, written as git does: `HEAD~1:shop/card.yaml`.
struct GitFile: Sendable {
  private let revision: String
  private let path: String

  /// Nil for the name of a file that is there, and for what is no revision with a path.
  init?(_ name: String) {
    guard !FileSystem.exists(name), !name.hasPrefix("-"), let colon = name.firstIndex(of: ":"), colon != name.startIndex
    else { return nil }
    revision = String(name[..<colon])
    path = String(name[name.index(after: colon)...])
    if path.isEmpty { return nil }
  }

  /// Reads at most `limit` bytes and one more, by which a reader sees that there are too many.
  func read(limit: Int, format: DocumentSource.Format?) throws(CommandFailure) -> DocumentSource {
    let name = "\(revision):\(path)"
    return DocumentSource(name: name, bytes: try Self.bytes(of: name, limit: limit), format: format)
  }

  /// Reads what the document imports from the same revision; its paths begin with the revision where they begin with a folder.
  func imports(limit: Int) -> ImportResolver {
    ImportResolver { path, _ in
      do throws(CommandFailure) {
        return .document(DocumentSource(name: path, bytes: try Self.bytes(of: named(path), limit: limit)))
      } catch {
        return .failure(error.message)
      }
    }
  }

  /// Reads pictures and fonts from the same revision.
  var images: ImageResolver {
    ImageResolver(
      { path, _ in answer(path, limit: ImageResolver.headerLimit) },
      whole: { path, _, limit in answer(path, limit: limit) })
  }

  private func answer(_ path: String, limit: Int) -> ImageResolver.Answer {
    do throws(CommandFailure) {
      return .header(try Self.bytes(of: named(path), limit: limit))
    } catch {
      return .failure(error.message)
    }
  }

  private func named(_ path: String) -> String {
    path.hasPrefix(revision + ":") ? path : "\(revision):\(path)"
  }

  private static func bytes(of name: String, limit: Int) throws(CommandFailure) -> [UInt8] {
    let answer: ChildProcess.Answer
    do throws(SystemError) {
      answer = try ChildProcess.run(["git", "cat-file", "blob", name], limit: limit == .max ? limit : limit + 1)
    } catch {
      throw CommandFailure("cannot read `\(name)`: git cannot be run: \(error.message)")
    }
    // Who stops reading leaves a program that could not write to its end.
    if answer.isSuccess || answer.output.count > limit { return answer.output }
    let line = String(decoding: answer.errors, as: UTF8.self).split(separator: "\n").first ?? "it failed"
    throw CommandFailure("cannot read `\(name)`: git: \(line.hasPrefix("fatal: ") ? line.dropFirst(7) : line)")
  }
}
