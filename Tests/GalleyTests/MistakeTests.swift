import Foundation
import Galley
import GalleyTestSupport
import Testing

/// What authors get wrong, and what they are told: Tests/Mistakes.
///
/// The first line of a message names the root cause in the author's words, and its label, help or edit the mend; one
/// mistake has one message.
@Suite struct MistakeTests {
  @Test(arguments: Mistake.all) func theCauseAndTheMendAreNamed(_ mistake: Mistake) throws {
    let problems = Interpreter().check(mistake.source).problems
    #expect(problems.map(\.code) == [mistake.code], "\(problems.map(\.message))")
    let problem = try #require(problems.first)
    #expect(problem.severity.rawValue == mistake.severity)
    let place = try #require(problem.sourceRange)
    #expect("\(place.line):\(place.column)" == mistake.place)
    for words in mistake.causes { #expect(problem.message.contains(words), "\(problem.message)") }
    let mends = ([problem.label, problem.edit?.replacement].compactMap(\.self) + problem.help).joined(separator: "\n")
    for words in mistake.mends { #expect(mends.contains(words), "\(mends)") }
  }

  /// An edit that is offered mends the document: what it complained of is gone, and no error comes in its place.
  @Test(arguments: Mistake.all) func theEditMends(_ mistake: Mistake) throws {
    let problem = try #require(Interpreter().check(mistake.source).problems.first)
    guard let edit = problem.edit else { return }
    var bytes = Array(mistake.document.utf8)
    bytes.replaceSubrange(edit.sourceRange.bytes, with: Array(edit.replacement.utf8))
    let mended = String(decoding: bytes, as: UTF8.self)
    let left = Interpreter().check(DocumentSource(name: mistake.source.name, text: mended)).problems
    #expect(!left.contains { $0.code == problem.code && $0.message == problem.message }, "\(mended)")
    if !mistake.remains { #expect(left.filter { $0.severity == .error }.map(\.message) == [], "\(mended)") }
  }

  /// The same in JSON: each edit is written in that notation, and what it complained of is gone.
  @Test(arguments: Mistake.all.filter { !$0.isJSON }) func theEditMendsTheTwin(_ mistake: Mistake) throws {
    guard let twin = jsonTwin(of: Array(mistake.document.utf8)) else { return }
    let source = DocumentSource(name: "document.json", bytes: twin)
    let problems = Interpreter().check(source).problems
    for problem in problems {
      guard let edit = problem.edit else { continue }
      var bytes = twin
      bytes.replaceSubrange(edit.sourceRange.bytes, with: Array(edit.replacement.utf8))
      let mended = DocumentSource(name: "document.json", bytes: bytes)
      let left = Interpreter().check(mended).problems
      let text = Comment(rawValue: String(decoding: bytes, as: UTF8.self))
      #expect((try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil, text)
      #expect(!left.contains { $0.code == problem.code && $0.message == problem.message }, text)
      if !mistake.remains, problems.map(\.code) == [mistake.code] {
        #expect(left.filter { $0.severity == .error }.map(\.message) == [], text)
      }
    }
  }

  /// What looks like a mistake, and is none: a tag that is called like a state, a text with a backslash.
  @Test(arguments: [
    """
    state: { card: x, tab: card }
    body:
      TabView:
        selection: $tab
        content:
          - Text: $(card)
            modifiers: [ { tag: card } ]
    """,
    "Text: 'C:\\new'", "Text: 'C:\\new folder\\nice'", "Text: 'a \\d'", "Text: 'E = \\nabla f'",
    "Text: '\\\\server\\new\\files'", "Text: 'docs\\notes.txt'", "Text: $(\"a\\nb\")",
    "Text: |\n  one\\ntwo\n  three",
  ]) func nothingIsSaidOfWhatIsNone(_ document: String) {
    let problems = Interpreter().check(DocumentSource(name: "document.yaml", text: document)).problems
    #expect(problems.map(\.message) == [])
  }

  @Test func thereAreMistakesToTest() { #expect(Mistake.all.count >= 60) }

  /// Sentences that are put together leave no empty places and no names twice.
  @Test(arguments: Mistake.all) func sentencesAreWhole(_ mistake: Mistake) {
    for problem in Interpreter().check(mistake.source).problems {
      for sentence in [problem.message, problem.label ?? ""] + problem.help {
        #expect(!sentence.contains("with ,") && !sentence.hasSuffix(" ") && !sentence.contains("``"), "\(sentence)")
        #expect(sentence.firstMatch(of: /\ba `[AEIOaeio][a-z]/) == nil, "\(sentence)")
        #expect(sentence.count < 600, "\(sentence)")
      }
    }
  }
}

extension Problem {
  /// The edit that mends the document best; nil if there is none.
  fileprivate var edit: Fix.Edit? { fixes.first?.edits.first }
}

/// One entry of Tests/Mistakes.
struct Mistake: Sendable, CustomTestStringConvertible {
  var title: String
  var document: String
  var isJSON = false
  var severity = ""
  var code = ""
  var place = ""
  var causes: [String] = []
  var mends: [String] = []
  /// The same mistake stands elsewhere in the document, or another one becomes visible.
  var remains = false

  var testDescription: String { title }
  var source: DocumentSource { DocumentSource(name: isJSON ? "document.json" : "document.yaml", text: document) }

  static let all: [Mistake] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Mistakes")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }.flatMap { file in
      entries(of: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }
  }()

  /// The entries of a file; what stands before the first is about all of them.
  private static func entries(of text: String) -> [Mistake] {
    text.components(separatedBy: "\n## ").dropFirst().map { entry in
      let lines = entry.components(separatedBy: "\n")
      let end = lines.firstIndex { $0.hasPrefix("=> ") } ?? lines.endIndex
      var mistake = Mistake(title: lines[0], document: lines[1..<end].joined(separator: "\n") + "\n")
      for line in lines[end...] { mistake.take(line) }
      return mistake
    }
  }

  private mutating func take(_ line: String) {
    if line.hasPrefix("=> ") {
      var words = line.dropFirst(3).split(separator: " ").map(String.init)
      isJSON = words.first == "json"
      if isJSON { words.removeFirst() }
      (severity, code, place) = (words[0], words[1], words[2])
    } else if line.hasPrefix("says: ") {
      causes.append(String(line.dropFirst("says: ".count)))
    } else if line.hasPrefix("mend: ") {
      mends.append(String(line.dropFirst("mend: ".count)))
    } else if line == "remains" {
      remains = true
    }
  }
}
