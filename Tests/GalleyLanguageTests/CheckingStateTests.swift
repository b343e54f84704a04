import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables
import Testing

@testable import GalleyLanguage

/// What the checker keeps while it walks the tree: what it found, what is defined, what is still open, how deep it is.
@Suite struct CheckingStateTests {
  private let place = SourceSpan(start: 0, end: 1)

  private func problem(_ severity: Severity = .error) -> Diagnostic {
    var problem = Diagnostic(.unknownView, "there is no view `a`", at: place)
    problem.severity = severity
    return problem
  }

  // MARK: Problems

  @Test func theLogIsTakenBackToAMark() {
    var log = ProblemLog()
    log.add(problem())
    let mark = log.mark
    log.add(problem())
    log.add(problem(.warning))
    log.forget(since: mark)
    #expect(log.count == 1 && log.hasErrors)
    log.forget { _ in true }
    #expect(log.count == 0 && !log.hasErrors)
  }

  @Test func warningsNeverFillTheLog() {
    var log = ProblemLog()
    let many = 2 * DiagnosticCollection.capacity + 5
    for _ in 0..<many { log.add(problem(.warning)) }
    #expect(log.count == 2 * DiagnosticCollection.capacity && !log.isFull && !log.hasErrors)
    for _ in 0..<many { log.add(problem()) }
    #expect(log.count == 4 * DiagnosticCollection.capacity && log.isFull)
    // What is taken back leaves room.
    log.forget { $0.severity == .error }
    #expect(!log.isFull)
  }

  @Test func whatIsSaidOnceIsNewsOnce() {
    var log = ProblemLog()
    #expect(log.isNews("a") && log.isNews("b") && !log.isNews("a"))
  }

  // MARK: Definitions

  @Test func namesAreTakenByNamespace() {
    var table = DefinitionTable()
    let second = SourceSpan(start: 8, end: 9)
    #expect(table.note("card", in: .types, at: place) == nil)
    #expect(table.note("card", in: .modifiers, at: second) == nil)
    #expect(table.note("card", in: .types, at: second) == place)
    #expect(table.isDefined("card", in: .modifiers) && !table.isDefined("card", in: .values))
  }

  @Test func usesCallWhatIsKnownLast() {
    var table = DefinitionTable()
    var view = CustomView(name: "Card", parameters: [], span: place)
    // The document is the first of the views.
    table.addView(view, at: Index(1))
    #expect(table.views["Card"] == Index(1) && table.namesView("Card") && !table.namesView("Row"))
    view.parameters = [.required("title", .string, "Words.")]
    table.updateView(view, at: Index(1))
    #expect(table.callee(ofView: Index(1)).signatures[0].parameters.map(\.label) == ["title"])
    table.addModifier("card", .method(Index(0)), parameters: [])
    #expect(table.names("card") && !table.namesView("card"))
  }

  // MARK: Open definitions

  @Test func aViewIsTakenOnce() {
    var open = OpenDefinitions()
    open.addView(OpenDefinition(index: Index(1), keys: DefinitionKeys(), scope: Scope(), file: 0))
    #expect(open.takeView(Index(2)) == nil)
    #expect(open.takeView(Index(1))?.index == Index(1))
    #expect(open.takeView(Index(1)) == nil)
  }

  @Test func listsAreTakenAsTheyWereFilled() {
    var open = OpenDefinitions()
    for index in 0..<3 {
      open.addFunction(OpenDefinition(index: Index(index), keys: DefinitionKeys(), scope: Scope(), file: index))
    }
    #expect(open.takeFunctions().map(\.file) == [0, 1, 2])
    #expect(open.takeFunctions().isEmpty)
  }

  @Test func keysAreThoseOfTheirEnumeration() {
    var keys = DefinitionKeys()
    #expect(keys[.body] == nil && keys.words.isEmpty)
    keys[.body] = (EntryID(1), EntryID(2))
    keys[.let] = (EntryID(3), EntryID(4))
    keys[.body] = (EntryID(5), EntryID(6))
    #expect(keys[.body]?.value == EntryID(6) && keys[.let]?.key == EntryID(3))
    #expect(keys.words.sorted() == ["body", "let"])
    keys[.let] = nil
    #expect(keys[.let] == nil)
  }

  // MARK: Nesting

  @Test func valuesAreNestedUpToTheLimit() {
    var nesting = CheckingNesting()
    #expect(nesting.enterValue(at: EntryID(1), hasParts: true, limit: 2) == true)
    let outer = nesting.value
    #expect(nesting.enterValue(at: EntryID(2), hasParts: true, limit: 2) == true)
    // The same value is looked at again, a scalar needs no level of its own, and a list is one too many.
    #expect(nesting.enterValue(at: EntryID(2), hasParts: true, limit: 2) == true)
    #expect(nesting.enterValue(at: EntryID(3), hasParts: false, limit: 2) == true)
    #expect(nesting.enterValue(at: EntryID(4), hasParts: true, limit: 2) == false)
    nesting.leaveValue(for: outer)
    #expect(nesting.enterValue(at: EntryID(5), hasParts: true, limit: 2) == true)
  }

  @Test func statementsAreAsDeepAsTheDeepestOfThem() {
    var nesting = CheckingNesting()
    nesting.beginStatements()
    let first = nesting.enterStatement()
    let second = nesting.enterStatement()
    #expect(nesting.leaveStatement(after: second, limit: 2) == true)
    #expect(nesting.leaveStatement(after: first, limit: 2) == true)
    // Another one beside it counts from its own inside.
    let third = nesting.enterStatement()
    #expect(nesting.leaveStatement(after: third, limit: 2) == true)
    // One around both is the third level.
    #expect(nesting.leaveStatement(after: 0, limit: 2) == false)
  }
}
