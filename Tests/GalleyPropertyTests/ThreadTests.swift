import Galley
import Testing

/// Interpreters are values: eight of them at once give what one gives.
@Suite struct ThreadTests {
  @Test func eightInterpretationsAtOnceGiveTheSameBytes() async {
    let documents = GeneratedDocuments.laidOut.prefix(24).map(\.text)
    let expected = documents.map { GeneratedDocuments.interpret($0).frames(as: .json) }
    let interpreter = Interpreter()
    await withTaskGroup(of: [[UInt8]?].self) { group in
      for _ in 0..<8 {
        group.addTask {
          documents.map { text in
            _ = interpreter.check(DocumentSource(name: "document.yaml", text: text))
            return GeneratedDocuments.interpret(text).frames(as: .json)
          }
        }
      }
      for await found in group { #expect(found == expected) }
    }
  }

  @Test func oneInterpretationIsReadByEightAtOnce() async throws {
    let result = try #require(GeneratedDocuments.laidOut.first).result
    let expected = result.frames(as: .json)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          _ = (result.prettyType(), result.definitionTypes(), result.qualifiedType)
          return result.frames(as: .json) == expected
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }

  @Test func copiesOfASessionGoTheirOwnWays() async throws {
    let text = """
      state: { n: 0 }
      body: { Button: { title: $(n), action: [ { set: { n: $(n + 1) } } ] }, name: button }
      """
    let session = Interpreter().check(DocumentSource(name: "document.yaml", text: text)).session()
    await withTaskGroup(of: (Int, String?).self) { group in
      for count in 0..<8 {
        group.addTask {
          var copy = session
          for _ in 0..<count { _ = try? copy.perform(.tap, on: "button") }
          return (count, copy.state.first?.value)
        }
      }
      for await (count, value) in group { #expect(value == String(count)) }
    }
    #expect(session.state.first?.value == "0")
  }
}
