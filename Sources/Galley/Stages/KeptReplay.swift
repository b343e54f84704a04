package import GalleyLayout
import Synchronization

/// The replay of a layout; one thread at a time asks it.
///
/// The replay calls closures of the document back through its host, which is no longer used by anybody else.
final class KeptReplay: @unchecked Sendable {
  private let lock = Mutex(())
  private var replay: LayoutReplay

  init(_ replay: LayoutReplay) { self.replay = replay }

  /// Asks the replay something.
  func ask<Answer>(_ question: (inout LayoutReplay) -> Answer) -> Answer {
    lock.withLock { _ in question(&replay) }
  }
}

extension DocumentLayout {
  /// Asks how the layout came about; nil if it has errors, or keeps no reasons.
  package func replay<Answer>(_ question: (inout LayoutReplay, LayoutResult) -> Answer) -> Answer? {
    guard let result, let replay = result.replay, let layout = result.layout else { return nil }
    return replay.ask { question(&$0, layout) }
  }
}
