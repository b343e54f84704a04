import GalleyFormats
import GalleySource

// Arguments of which a call takes one or another, and not both.

extension Checker {
  /// Says that of some arguments a call takes one: `title` or `label` of a `Button`; nil where leaving out one does not help.
  func exclusiveArguments(_ callee: Callee, key: EntryID, _ given: [GivenKey]) -> Diagnostic? {
    guard given.count <= Self.mostExclusive, let first = given.first, let mapping = mapping(around: first.label) else {
      return nil
    }
    let exclusive = given.filter { left in
      let rest = given.filter { $0.label != left.label }
      let resolution = resolver(callee).resolve(rest[...]) { fits($0, $1) }
      return resolution.overload != nil && resolution.missing.isEmpty
    }
    guard let left = exclusive.min(by: { $0.label < $1.label }) else { return nil }
    let names = exclusive.map { text($0.label) }
    let rest = pairs(of: mapping).filter { $0.key != left.label }.map {
      (key: text($0.key), value: Sketch(tree, $0.value))
    }
    let isMended = pairs(of: mapping).count == given.count && span(mapping).length <= UInt32(Self.longestMend)
    return Diagnostic(
      .noMatchingOverload,
      exclusive.count == 1
        ? "no form of `\(callee.name)` takes `\(text(left.label))` beside the others"
        : "`\(callee.name)` takes one of \(list(names)), and here it has \(exclusive.count == 2 ? "both" : "several")",
      at: span(key), label: "leave one of them out, such as `\(text(left.label))`", help: candidates(of: callee),
      expected: labels(of: callee), fix: isMended ? rewritten(mapping, as: rest) : nil)
  }

  /// Of more arguments nobody looks for those that exclude each other.
  private static let mostExclusive = 8
}
