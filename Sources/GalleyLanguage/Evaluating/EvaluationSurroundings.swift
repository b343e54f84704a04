/// What stands around the place that is being evaluated, beside its scope.
struct EvaluationSurroundings {
  /// The identity of the view around, under which state is kept.
  var identity: StateStore.IdentityID
  /// What the containers around show of their views.
  var containers: LazyBuilding.Surroundings
  /// What the navigation stack around has met.
  var navigation: NavigationRecord
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

  private var surroundings: EvaluationSurroundings {
    get {
      EvaluationSurroundings(
        identity: interaction.identity, containers: lazyBuilding.surroundings, navigation: navigation)
    }
    set {
      interaction.identity = newValue.identity
      lazyBuilding.surroundings = newValue.containers
      navigation = newValue.navigation
    }
  }
}
