import Foundation
import Galley
import GalleyCatalogue
import GalleyFormats
import GalleyLanguage
import GalleySource
import GalleyTestSupport
import Testing

/// Galley's types against those that the local Swift compiler gives the same views.
///
/// Each document is written as Swift source against a stand-in module that has SwiftUI's declarations without behaviour.
/// Folding, overloads and builder trees are then the compiler's own. Each year takes the compiler many seconds; where not everything
/// is tried, examples have the year that knows all of them, a few random trees have three others, and one of three cases is judged.
@Suite(.serialized) struct JudgeTests {
  /// A document with what Galley says of it, and its Swift source.
  struct Subject {
    let document: String
    let type: String
    let qualifiedType: String
    let source: String
    /// The bodies of the definitions without slots, by name.
    let definitions: [DocumentLayout.DefinitionType]
  }

  private static let declarations = StandInDeclarations(sources: StandInModule.sources)
  private static let views = Catalogue.standard.views.flatMap { view in view.examples.map { (view.name, $0.document) } }
  private static let modifiers = Catalogue.standard.modifiers.flatMap { modifier in
    modifier.examples.map { (modifier.name, $0.document) }
  }

  @Test(arguments: triesEverything ? [13, 15, 17, 18, 26, 27] : [27]) func examplesHaveTheCompilersType(
    era: Int
  ) throws {
    var subjects: [Subject] = []
    var unjudged: [String] = []
    for (name, example) in Self.views + Self.modifiers {
      do {
        if let subject = try Self.subject(example, index: subjects.count, era: era) { subjects.append(subject) }
      } catch let problem as SwiftWriter.Unsupported {
        unjudged.append("\(name) (\(problem))")
      }
    }
    #expect(unjudged == [])
    #expect(subjects.count > 90)
    try judge(subjects, era: era)
  }

  @Test(arguments: triesEverything ? [13, 15, 16, 17, 18, 26, 27] : [15, 17, 26]) func randomTreesHaveTheCompilersType(
    era: Int
  ) throws {
    var documents = RandomDocuments(
      seed: UInt64(era), examples: (Self.views + Self.modifiers).map(\.1), isDefining: true)
    var subjects: [Subject] = []
    let wanted = triesEverything ? 60 : 20
    for _ in 0..<2000 where subjects.count < wanted {
      if let subject = try? Self.subject(documents.next(), index: subjects.count, era: era) { subjects.append(subject) }
    }
    #expect(subjects.count == wanted)
    try judge(subjects, era: era)
  }

  @Test func casesHaveTheCompilersType() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "Cases")
    var subjects: [Int: [Subject]] = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    for path in paths.filter({ $0.hasSuffix("/document.yaml") }).some(of: 3) {
      let file = folder.appending(path: path)
      let issue = file.deletingLastPathComponent().appending(path: "known-issue.txt")
      if FileManager.default.fileExists(atPath: issue.path) { continue }
      let document = try String(contentsOf: file, encoding: .utf8)
      let target = document.firstMatch(of: /(?m)^target: (\w+) (\d+)/)
      // The stand-in is that of a year's first release.
      if document.contains(/(?m)^target: \w+ \d+\./) { continue }
      guard target == nil || target?.1 == "iOS", let era = Int(target?.2 ?? "18") else { continue }
      // What the writer cannot write yet has its type from the rules.
      if let subject = try? Self.subject(document, index: subjects[era]?.count ?? 0, era: era) {
        subjects[era, default: []].append(subject)
      }
    }
    #expect(subjects.values.joined().count > (triesEverything ? 100 : 30))
    for (era, subjects) in subjects.sorted(by: { $0.key < $1.key }) { try judge(subjects, era: era) }
  }

  private func judge(_ subjects: [Subject], era: Int) throws {
    let documents = subjects.enumerated().map {
      Compiler.Document(
        name: "Judged\($0.offset)", source: $0.element.source, definitions: $0.element.definitions.map(\.name))
    }
    let types = try Compiler.bodyTypes(of: documents, era: era)
    for (index, subject) in subjects.enumerated() {
      switch types["Judged\(index)"] {
      case .success(let judged):
        #expect(subject.type == judged.plain, "\(subject.document)\n\(subject.source)")
        let qualified = judged.qualified.replacing("Foundation.CG", with: "CoreGraphics.CG").replacing(
          "FoundationEssentials.", with: "Foundation."
        ).replacing(
          "\(Compiler.moduleName).Judged\(index).", with: "Document.")
        #expect(subject.qualifiedType == qualified, "\(subject.document)")
        for definition in subject.definitions {
          let body = try? types["Judged\(index).\(definition.name)"]?.get().plain
          #expect(definition.type == body, "\(definition.name).body of\n\(subject.document)\n\(subject.source)")
        }
      case .failure(let problem): Issue.record("\(problem)\n\(subject.document)\n\(subject.source)")
      case nil: Issue.record("no type for\n\(subject.document)")
      }
    }
  }

  /// Writes a document as Swift; nil if Galley finds it wrong for this target.
  private static func subject(_ document: String, index: Int, era: Int) throws -> Subject? {
    let hasBody = document.contains(/(?m)^body:/)
    var text = hasBody ? document : "body:\n" + document.split(separator: "\n").map { "  \($0)\n" }.joined()
    if !text.contains(/(?m)^target:/) { text = "target: iOS \(era)\n" + text }
    let interpretation = Interpreter().check(DocumentSource(name: "judged.yaml", text: text, format: .yaml)).layout()
    // Where nobody has published what SwiftUI prints there is nothing to compare.
    guard let type = interpretation.type, !type.contains("unknown("), let qualified = interpretation.qualifiedType,
      let tree = readYAML(SourceFile(name: "judged.yaml", bytes: Array(text.utf8)), index: 0).tree
    else { return nil }
    let name = "Judged\(index)"
    var writer = SwiftWriter(tree: tree, declarations: declarations, era: era, name: name)
    let source = try writer.document()
    let definitions = (interpretation.definitionTypes(qualified: false) ?? []).filter { !$0.name.contains("<") }
    return Subject(
      document: text, type: type, qualifiedType: qualified, source: source,
      definitions: definitions.filter { writer.isPlain($0.name) && !$0.type.contains("unknown(") })
  }
}
