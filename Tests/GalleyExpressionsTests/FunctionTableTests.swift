import Testing

@testable import GalleyExpressions

@Suite struct FunctionTableTests {
  @Test(arguments: FunctionTable.all.indices.filter { FunctionTable.all[$0].example != nil })
  func exampleGivesItsResult(index: Int) throws {
    let example = try #require(FunctionTable.all[index].example)
    let outcome = Fixture().run(example.expression)
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    #expect(outcome.printed == example.result, "\(example.expression)")
  }

  @Test func summariesAreSentences() {
    for declaration in FunctionTable.all {
      #expect(declaration.summary.hasSuffix("."), "\(declaration.name)")
      #expect(declaration.constraints.count <= 2, "\(declaration.name)")
    }
  }
}
