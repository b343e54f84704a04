import GalleyExpressions
import GalleyLayout
import GalleySource
import GalleyTables
import Testing

@testable import GalleyLanguage

/// What an evaluation may take, and what is kept from one to the next.
@Suite struct EvaluationStateTests {
  private let place = SourceSpan(start: 0, end: 1)

  private func budget(depth: Int = 2, nodes: Int = 3, steps: Int = 4) -> EvaluationBudget {
    var limits = EvaluationLimits()
    limits.depth = depth
    limits.nodes = nodes
    limits.steps = steps
    return EvaluationBudget(limits: limits)
  }

  // MARK: Budget

  @Test func stepsAndNodesAreCounted() {
    var budget = budget()
    budget.spend(3)
    #expect(budget.stepsLeft == 1)
    #expect(budget.admitsNode(after: 2) && !budget.admitsNode(after: 3))
    #expect(budget.admitsElements(2, after: 1) && !budget.admitsElements(3, after: 1))
    #expect(!budget.isExhausted)
    budget.exhaust()
    #expect(budget.isExhausted)
  }

  @Test func levelsEndWhereTheyBegan() {
    var budget = budget()
    budget.beginLevel()
    #expect(budget.admitsLevel)
    budget.beginLevel()
    #expect(!budget.admitsLevel)
    budget.endLevel()
    #expect(budget.admitsLevel)
    // Sixteen operations are a level.
    budget.nest(operations: 15)
    #expect(budget.admitsLevel)
    budget.nest(operations: 16)
    #expect(!budget.admitsLevel)
    budget.nest(operations: -16)
    #expect(budget.admitsLevel)
  }

  @Test func theMessageNamesTheCycle() {
    var budget = budget()
    for name in ["Page", "A", "B", "A"] { budget.beginDefinition(name) }
    #expect(budget.tooManyLevels(at: place).message.contains("`B` → `A` → `B`"))
    budget.endDefinition()
    #expect(!budget.tooManyLevels(at: place).message.contains("→"))
  }

  @Test func whatStoodAroundAPlaceIsEnteredAgain() {
    var budget = budget()
    budget.beginLevel()
    budget.beginDefinition("Page")
    let inside = budget.nesting
    budget.endDefinition()
    budget.endLevel()
    let outer = budget.nesting
    budget.enter(inside)
    #expect(budget.nesting.depth == 1 && budget.nesting.definitions == ["Page"])
    budget.enter(outer)
    #expect(budget.nesting.depth == 0 && budget.nesting.definitions.isEmpty)
  }

  // MARK: State

  @Test func identitiesAreToldApartByAllTheirParts() {
    var store = StateStore()
    let document = StateStore.IdentityID.document
    let first = store.id(of: .init(parent: document, site: .node(NodeID(1))))
    #expect(first == store.id(of: .init(parent: document, site: .node(NodeID(1)))) && first != document)
    let others = [
      store.id(of: .init(parent: document, site: .node(NodeID(2)))),
      store.id(of: .init(parent: first, site: .node(NodeID(1)))),
      store.id(of: .init(parent: document, site: .branch(of: NodeID(1), 0))),
      store.id(of: .init(parent: document, site: .element(of: NodeID(1), id: .int(1)))),
      store.id(of: .init(parent: document, site: .element(of: NodeID(1), id: .int(2)))),
    ]
    #expect(Set(others + [first]).count == 6)
  }

  @Test func whatIsWrittenWinsOverWhatItBeganWith() {
    var store = StateStore()
    let view = store.id(of: .init(parent: .document, site: .node(NodeID(1))))
    #expect(store[view, ValueSlot(0)] == nil)
    store.begin(view, ValueSlot(0), with: .int(1))
    #expect(store[view, ValueSlot(0)] == .int(1) && store.written(at: view).isEmpty)
    store[view, ValueSlot(0)] = .int(2)
    #expect(store[view, ValueSlot(0)] == .int(2) && store.written(at: view) == [ValueSlot(0): .int(2)])
  }

  @Test func whatIsGoneIsForgotten() {
    var store = StateStore()
    let (kept, gone) = (
      store.id(of: .init(parent: .document, site: .node(NodeID(1)))),
      store.id(of: .init(parent: .document, site: .node(NodeID(2))))
    )
    for view in [kept, gone] {
      store[view, ValueSlot(0)] = .int(1)
      store.turnFold(view)
      store[pathAt: view] = [.int(1)]
      store[offsetAt: view] = Point(x: 0, y: 1)
    }
    store.keepOnly([kept], folds: [kept], paths: [kept], scrolls: [kept])
    #expect(store[kept, ValueSlot(0)] == .int(1) && store[gone, ValueSlot(0)] == nil)
    #expect(store.isUnfolded(kept) && !store.isUnfolded(gone))
    #expect(store[pathAt: kept] == [.int(1)] && store[pathAt: gone].isEmpty)
    #expect(store[offsetAt: kept] == Point(x: 0, y: 1) && store[offsetAt: gone] == nil)
    // Identities are not given to others.
    #expect(store.id(of: .init(parent: .document, site: .node(NodeID(2)))) == gone)
    store.turnFold(kept)
    #expect(!store.isUnfolded(kept))
  }
}
