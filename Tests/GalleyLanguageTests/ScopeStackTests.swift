import GalleyExpressions
import GalleySource
import GalleyTables
import Testing

@testable import GalleyLanguage

/// Names are looked for outwards, and each definition numbers its own.
@Suite struct ScopeStackTests {
  private let place = SourceSpan(start: 3, end: 4)

  @Test func theInnermostDeclarationCounts() throws {
    var scopes = ScopeStack()
    _ = scopes.declare("size", .int)
    scopes.begin()
    _ = scopes.declare("size", .double)
    #expect(scopes.name("size")?.type == .double)
    scopes.end()
    #expect(scopes.name("size")?.type == .int)
    #expect(scopes.name("colour") == nil)
  }

  @Test func eachDefinitionNumbersItsOwnSlots() {
    var scopes = ScopeStack()
    #expect(scopes.declare("a", .int) == ValueSlot(0))
    #expect(scopes.declare("b", .int) == ValueSlot(1))
    scopes.begin()
    #expect(scopes.declare("c", .int) == ValueSlot(0))
    #expect(scopes.end().mostSlots == 1)
    #expect(scopes.innermost.mostSlots == 2)
  }

  @Test func releasedSlotsAreGivenAgain() {
    var scopes = ScopeStack()
    _ = scopes.declare("a", .int)
    let around = scopes.beginOwnSlots()
    _ = scopes.declare("b", .int)
    _ = scopes.declare("c", .int)
    let own = scopes.endOwnSlots(around, areReleased: true)
    #expect(own.map(\.position) == [1, 2])
    #expect(scopes.declare("d", .int) == ValueSlot(1))
    // As many values are kept as there were at a time.
    #expect(scopes.innermost.mostSlots == 3)
  }

  @Test func keptSlotsAreNotGivenAgain() {
    var scopes = ScopeStack()
    let around = scopes.beginOwnSlots()
    _ = scopes.declare("a", .int)
    _ = scopes.endOwnSlots(around, areReleased: false)
    #expect(scopes.declare("b", .int) == ValueSlot(1))
  }

  @Test func usesAreNotedWhereTheNameIsDeclared() {
    var scopes = ScopeStack()
    _ = scopes.declare("a", .int, .constant, at: place, value: .int(1))
    _ = scopes.declare("b", .int, .state, at: place)
    scopes.begin()
    #expect(scopes.noteUse(of: VariableReference(depth: 1, slot: ValueSlot(0))) == true)
    #expect(scopes.noteUse(of: VariableReference(depth: 1, slot: ValueSlot(1))) == false)
    #expect(scopes.noteUse(of: VariableReference(depth: 7, slot: ValueSlot(0))) == false)
    #expect(scopes.name("a")?.isUsed == true && scopes.name("b")?.isUsed == true)
    #expect(scopes.scope(outwards: 1)?.names.last("a")?.isUsed == true)
    #expect(scopes.scope(outwards: 2) == nil)
  }

  @Test func definitionsAreLeftAndEnteredAgain() {
    var scopes = ScopeStack()
    _ = scopes.declare("outer", .int)
    scopes.begin()
    _ = scopes.declare("inner", .int)
    let left = scopes.leaveDefinitions()
    #expect(scopes.isOutermost && scopes.name("inner") == nil && scopes.name("outer") != nil)
    scopes.enter(left)
    #expect(!scopes.isOutermost && scopes.name("inner") != nil)
  }

  @Test func aSlotThatIsShownIsUsed() throws {
    var scopes = ScopeStack()
    scopes.innermost.declareSlot("header", Index(2), at: .nowhere)
    scopes.begin()
    let shown = scopes.useView("header")
    let found = try #require(shown)
    #expect(found.depth == 1)
    guard case .slot(let slot) = found.view else {
      Issue.record("a slot was expected")
      return
    }
    #expect(slot.position == 2)
    #expect(scopes.scope(outwards: 1)?.slots["header"]?.isUsed == true)
    #expect(scopes.namesView("header") && !scopes.namesView("footer") && scopes.useView("footer") == nil)
  }
}
