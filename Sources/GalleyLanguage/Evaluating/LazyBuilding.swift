import GalleyTables

/// What lazy containers have left to layout, and where they stand.
struct LazyBuilding: Sendable {
  /// What the containers around a place show of the views in them.
  struct Surroundings: Sendable {
    /// What the container around the place shows of its views.
    var showing = ContentShowing.all
    /// Whether there is a scroll view around the place.
    var isScrolled = false

    /// Inside a block of a lazy container that scrolls.
    static let lazilyScrolled = Surroundings(showing: .lazily, isScrolled: true)

    /// The surroundings inside a block whose container shows its views in a way of its own.
    func inside(blockShowing own: ContentShowing) -> Surroundings {
      Surroundings(showing: own == .container ? showing : own, isScrolled: isScrolled || own == .viewport)
    }
  }

  /// Whether lazy containers evaluate what layout asks for, instead of all that they have.
  var isOnDemand = false
  /// The surroundings of the place that is being evaluated.
  var surroundings = Surroundings()
  /// The loops whose elements are evaluated on demand.
  var loops = Table<LoopProgress>()

  /// Whether a loop that is evaluated here is left to layout, which asks for the elements that are seen.
  var defersLoops: Bool { isOnDemand && surroundings.isScrolled && surroundings.showing == .lazily }
}
