import Foundation
import GalleyCatalogue
import GalleyLanguage
import Testing

@testable import Galley

@Suite struct SchemaTests {
  private func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func definitions() throws -> [String: Any] {
    try #require(try object(DocumentSchema.write())["$defs"] as? [String: Any])
  }

  @Test func everyViewAndModifierIsInTheSchema() throws {
    let definitions = try definitions()
    for view in Catalogue.standard.views { #expect(definitions["view.\(view.name)"] != nil) }
    for modifier in Catalogue.standard.modifiers { #expect(definitions["modifier.\(modifier.name)"] != nil) }
  }

  @Test func everyReferenceLeadsSomewhere() throws {
    for subject in SchemaSubject.allCases {
      let schema = try object(subject.write())
      let definitions = try #require(schema["$defs"] as? [String: Any])
      for reference in references(in: schema) {
        let target = reference.replacingOccurrences(of: "#/$defs/", with: "")
        #expect(definitions[target] != nil, "\(reference) in the schema of \(subject)")
      }
    }
  }

  private func references(in value: Any) -> [String] {
    if let object = value as? [String: Any] {
      return object.flatMap { key, value in
        key == "$ref" ? [value as? String].compactMap { $0 } : references(in: value)
      }
    }
    return (value as? [Any])?.flatMap(references) ?? []
  }

  @Test func labelsAreMembersAndOthersAreNot() throws {
    let stack = try #require(try definitions()["view.VStack"] as? [String: Any])
    let forms = try #require(stack["anyOf"] as? [[String: Any]])
    let labelled = try #require(forms.first { $0["properties"] != nil })
    let labels = try #require(labelled["properties"] as? [String: Any]).keys.sorted()
    #expect(labels == ["alignment", "content", "spacing"])
    #expect(labelled["additionalProperties"] as? Bool == false)
    #expect(labelled["required"] as? [String] == ["content"])
    #expect(forms.contains { $0["$ref"] as? String == "#/$defs/viewList" })
    #expect((try definitions()["viewList"] as? [String: Any])?["type"] as? String == "array")
  }

  @Test func theSchemasThatAreCheckedInAreCurrent() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Schemas")
    for subject in SchemaSubject.allCases {
      let file = folder.appendingPathComponent("\(subject.rawValue).schema.json")
      #expect(
        (try? Data(contentsOf: file)) == Data(subject.write()),
        "Schemas/\(subject.rawValue).schema.json is out of date: run `Tools/regenerate`")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    #expect(files.count == SchemaSubject.allCases.count, "schemas of nothing: remove them")
  }

  @Test func definitionsHaveTheKeysThatTheCheckerTakes() throws {
    let definitions = try definitions()
    for kind in DefinitionKind.allCases where !kind.keys.isEmpty && ![.property, .action].contains(kind) {
      let definition = try #require(definitions[kind.rawValue] as? [String: Any], "\(kind)")
      let properties = try #require(definition["properties"] as? [String: Any])
      #expect(properties.keys.sorted() == kind.keys.map(\.rawValue).sorted())
      #expect(definition["additionalProperties"] as? Bool == false)
    }
  }

  /// An action with keys may stand where a single statement does, whose keys may be names of actions.
  @Test func actionsHaveTheKeysOfStatementsBesideTheirOwn() throws {
    let forms = try #require((try definitions()["action"] as? [String: Any])?["anyOf"] as? [[String: Any]])
    let keys = Set(forms.flatMap { ($0["properties"] as? [String: Any] ?? [:]).keys })
    #expect(keys.isSuperset(of: DefinitionKind.action.keys.map(\.rawValue)))
    #expect(keys.isSuperset(of: Statement.allCases.map(\.rawValue)))
  }
}
