import Foundation
import Galley
import Testing

/// One case: its document and what is expected of it.
struct CaseFile: Sendable, CustomTestStringConvertible {
  /// The folder below `Tests/Cases`.
  let name: String
  let document: [UInt8]
  let expectation: CaseExpectation
  /// Why the case cannot pass yet.
  let knownIssue: String?

  var testDescription: String { name }

  /// Reads the pictures that lie in its folder.
  var images: ImageResolver {
    let folder = CaseFile.root.appendingPathComponent(name)
    return ImageResolver { path, _ in
      guard let bytes = try? Data(contentsOf: folder.appendingPathComponent(path)) else {
        return .failure("it is not there")
      }
      return .header(Array(bytes))
    }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Cases")

  /// Every case, in the order of their names.
  static let all: [CaseFile] = {
    guard let paths = FileManager.default.enumerator(atPath: root.path) else { return [] }
    var cases: [CaseFile] = []
    for case let path as String in paths where path.hasSuffix("/expected.txt") {
      let folder = root.appendingPathComponent(path).deletingLastPathComponent()
      guard let document = try? Data(contentsOf: folder.appendingPathComponent("document.yaml")),
        let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      else { continue }
      cases.append(
        CaseFile(
          name: String(path.dropLast("/expected.txt".count)), document: Array(document),
          expectation: CaseExpectation(text),
          knownIssue: try? String(contentsOf: folder.appendingPathComponent("known-issue.txt"), encoding: .utf8)))
    }
    return cases.sorted { $0.name < $1.name }
  }()
}
