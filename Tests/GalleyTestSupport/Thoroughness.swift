import Foundation

/// Tells whether everything is tried, by `Tests/Properties/run` and for the judge by `.ci/run`, or only some of it, by `swift test`.
package let triesEverything = ProcessInfo.processInfo.environment["GALLEY_EVERYTHING"] != nil

extension Array {
  /// All elements where everything is tried, else one of every `step`, the same ones in every run.
  package func some(of step: Int) -> [Element] {
    triesEverything ? self : stride(from: 0, to: count, by: step).map { self[$0] }
  }
}
