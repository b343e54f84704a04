import GalleyExpressions
import GalleyFormats
import GalleySource

// Loops, choices and names among the instructions of a path.

extension Checker {
  /// Checks a loop among the instructions of a path: a list of the instructions of all turns.
  mutating func loopRecipe(inPath entry: EntryID) -> Recipe? {
    let pairs = pairs(of: entry)
    guard admitsLevel(at: entry),
      let key = pairs.first(where: { text($0.key) == ProcedureKey.forEach.rawValue })?.key
    else { return nil }
    return withOwnSlots { checker -> Recipe? in
      guard let loop = checker.loopStatement(key, pairs) else { return nil }
      return checker.pathRecipe(loop.body).map { Recipe.loop(item: loop.item, over: loop.data.recipe, $0) }
    }.result
  }

  /// Checks a choice among the instructions of a path.
  mutating func choiceRecipe(inPath entry: EntryID) -> Recipe? {
    guard admitsLevel(at: entry) else { return nil }
    var isBroken = false
    let parts = conditionalParts(pairs(of: entry)) { checker, branch -> [Recipe] in
      guard let recipe = checker.pathRecipe(branch) else {
        isBroken = true
        return []
      }
      return [recipe]
    }
    guard !isBroken, !parts.clauses.isEmpty else { return nil }
    let nothing = Recipe.constant(.array([]))
    return .choice(parts.clauses, parts.then.first ?? nothing, parts.else.first ?? nothing)
  }

  /// Checks the instructions of a path behind names that they use.
  mutating func declaringRecipe(_ constants: EntryID, _ rest: (inout Checker) -> Recipe?) -> Recipe? {
    guard admitsLevel(at: constants) else { return nil }
    return withOwnSlots { checker -> Recipe? in
      let steps = checker.checkSteps(constants, isBlock: true)
      return rest(&checker).map { Recipe.declaring(steps, $0) }
    }.result
  }
}
