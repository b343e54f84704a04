/// Why a view takes less than it is offered, as people are told.
package enum LengthHabit: Sendable {
  /// There is nothing to say of it.
  case nothing
  /// It takes whatever it is offered.
  case greedy
  case ofViewsAndGaps
  case ofContent
  /// It is as long as its content where it does not scroll.
  case ofScrolledContent
  case ofText
  /// It has a length of its own.
  case own
  case ofArguments
}

/// Why a modifier may change nothing though it asks for something.
package enum Idleness: Sendable {
  /// There is nothing to say of it.
  case nothing
  /// A layer around hands its priority on to no stack.
  case lostPriority
  /// Its limits count only where it is offered a length, or none.
  case idleLimits
  case untouchedSafeArea
  /// What is in it keeps its size whatever it is offered.
  case deafContent
  /// Its views are all as wide, or as high, as it is.
  case evenViews
}

extension NodeKind {
  package var lengthHabit: LengthHabit { rule.lengthHabit }
  package var idleness: Idleness { rule.idleness }
}
