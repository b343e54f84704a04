import Foundation
import GalleyCatalogue
import GalleyExport
import GalleyLanguage
import Testing

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
    for (name, bytes) in [("document", DocumentSchema.write()), ("frames", FrameSchema.write())] {
      let schema = try object(bytes)
      let definitions = try #require(schema["$defs"] as? [String: Any])
      for reference in references(in: schema) {
        let target = reference.replacingOccurrences(of: "#/$defs/", with: "")
        #expect(definitions[target] != nil, "\(reference) in the schema of \(name)")
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
    #expect(forms.contains { $0["type"] as? String == "array" })
  }

  /// The schemas that are checked in, by what `galley schema` calls them.
  private static let written: [String: @Sendable () -> [UInt8]] = [
    "document": DocumentSchema.write, "frames": FrameSchema.write,
  ]

  @Test func theSchemasThatAreCheckedInAreCurrent() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Schemas")
    for (name, write) in Self.written {
      let file = folder.appendingPathComponent("\(name).schema.json")
      #expect(
        try Data(contentsOf: file) == Data(write()),
        "out of date: run `swift run galley schema \(name) -o Schemas/\(name).schema.json`")
    }
  }
}
