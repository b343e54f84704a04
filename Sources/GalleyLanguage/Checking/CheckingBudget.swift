/// What the check of a document may still take, and whether it has passed a limit.
struct CheckingBudget {
  let limits: CheckingLimits
  /// How many more values literals may be made of.
  private var valuesLeft: Int
  /// How many more definitions there may be.
  private var definitionsLeft: Int
  /// How many more steps the values of constant expressions may take.
  var constantSteps = 1_000_000
  /// Whether a limit has been passed, after which nothing more is checked.
  var isExhausted = false

  init(limits: CheckingLimits) {
    self.limits = limits
    valuesLeft = limits.nodes
    definitionsLeft = limits.allDefinitions
  }

  /// Counts a value of a literal, and tells whether there may be one more.
  mutating func takeValue() -> Bool {
    valuesLeft -= 1
    return valuesLeft >= 0
  }

  /// Counts a definition, and tells whether there may be one more; if not, whether it is the first that is too much.
  mutating func takeDefinition() -> (isAdmitted: Bool, isFirstRefused: Bool) {
    definitionsLeft -= 1
    return (definitionsLeft >= 0, definitionsLeft == -1)
  }
}
