import GalleyLayout

/// How well something about SwiftUI is known.
public enum Standing: String, Sendable, Hashable, CaseIterable {
  /// Somebody recorded what SwiftUI does.
  case measured
  /// Apple states it, or somebody published an experiment that shows it.
  case published
  /// It follows from other rules.
  case derived
  /// No source settles it; the answer is a choice.
  case unconfirmed
  /// Galley's own, because SwiftUI's figures are not known.
  case model
}

extension Standing {
  init(_ standing: GalleyLayout.Standing) {
    self =
      switch standing {
      case .measured: .measured
      case .published: .published
      case .derived: .derived
      case .unconfirmed: .unconfirmed
      case .model: .model
      }
  }
}
