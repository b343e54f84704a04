/// What stands around the place that is being evaluated, beside its scope.
struct EvaluationSurroundings {
  /// The identity of the view around, under which state is kept.
  var identity: StateStore.IdentityID
  /// What the containers around show of their views.
  var containers: LazyBuilding.Surroundings
  /// What the navigation stack around has met.
  var navigation: NavigationRecord
  /// The levels and definitions around.
  var nesting: EvaluationBudget.Nesting
}

extension Evaluator {
  /// Evaluates something in other surroundings, and puts those that are here back behind it.
  mutating func within<Result>(
    _ change: (inout EvaluationSurroundings) -> Void, evaluate: (inout Evaluator) -> Result
  ) -> Result {
    let outer = surroundings
    defer { surroundings = outer }
    change(&surroundings)
    return evaluate(&self)
  }

  /// Evaluates something at a place that has state of its own.
  @inline(__always)
  mutating func within<Result>(
    _ site: StateStore.Identity.Site, evaluate: (inout Evaluator) -> Result
  ) -> Result {
    keepingIdentity { inside in
      if let identity = inside.interaction.id(of: site) { inside.interaction.identity = identity }
      return evaluate(&inside)
    }
  }

  /// Evaluates the body of a definition, which has state of its own wherever it is used.
  @inline(__always)
  mutating func within<Result>(
    _ site: StateStore.Identity.Site, ofDefinition name: String, evaluate: (inout Evaluator) -> Result
  ) -> Result {
    within(site) { inside in
      inside.budget.beginDefinition(name)
      defer { inside.budget.endDefinition() }
      return evaluate(&inside)
    }
  }

  /// Evaluates something that may go on at places with state of their own, and is back at this one behind it.
  @inline(__always)
  mutating func keepingIdentity<Result>(evaluate: (inout Evaluator) -> Result) -> Result {
    let outer = interaction.identity
    defer { interaction.identity = outer }
    return evaluate(&self)
  }

  /// Evaluates something whose containers show other parts of their views.
  @inline(__always)
  mutating func within<Result>(
    _ containers: LazyBuilding.Surroundings, evaluate: (inout Evaluator) -> Result
  ) -> Result {
    let outer = lazyBuilding.surroundings
    lazyBuilding.surroundings = containers
    defer { lazyBuilding.surroundings = outer }
    return evaluate(&self)
  }

  private var surroundings: EvaluationSurroundings {
    get {
      EvaluationSurroundings(
        identity: interaction.identity, containers: lazyBuilding.surroundings, navigation: navigation,
        nesting: budget.nesting)
    }
    set {
      interaction.identity = newValue.identity
      lazyBuilding.surroundings = newValue.containers
      navigation = newValue.navigation
      budget.enter(newValue.nesting)
    }
  }
}
