import GalleyExpressions
import GalleyFormats
import GalleySource

// What the target lacks, and what conditions and definitions say of it.

extension Checker {
  /// The target whose SwiftUI is there at this place: a condition around it may ask for a later one.
  var reachedTarget: Target {
    var target = document.target
    if let release = surroundings.release { target.release = max(target.release, release) }
    return target
  }

  /// Checks something that is only reached from a release on; nil for the document's target.
  mutating func reaching<Result>(_ release: Release?, _ body: (inout Checker) -> Result) -> Result {
    guard release != surroundings.release else { return body(&self) }
    let (nodes, modifiers) = (document.nodes.endIndex, document.modifiers.endIndex)
    let result = within(\.release, release, body)
    document.reachedReleases.append(
      ReachedRelease(
        nodes: document.nodes.indices(from: nodes), modifiers: document.modifiers.indices(from: modifiers),
        release: release))
    return result
  }

  /// The release that a condition makes sure of on the target's platform; nil if it says nothing of it.
  func release(askedForBy condition: EntryID) -> Release? {
    switch tree.kind(condition) {
    case .sequence: return tree.elements(condition).compactMap { release(askedForBy: $0) }.max()
    case .mapping:
      guard let listed = value(of: "available", in: condition) else { return nil }
      let releases = tree.kind(listed) == .sequence ? Array(tree.elements(listed)) : [listed]
      return releases.compactMap { Target(text($0)) }.filter { $0.platform.isRelated(to: document.target.platform) }
        .map(\.release).min()
    case .null, .boolean, .number, .string: return nil
    }
  }

  func notAvailable(_ key: EntryID, _ name: String, _ availability: Availability) -> Diagnostic {
    notAvailable(at: span(key), name, availability)
  }

  func notAvailable(at span: SourceSpan, _ name: String, _ availability: Availability) -> Diagnostic {
    let platform = document.target.platform
    let shown = name.contains(" ") || name.contains("(") ? name : "`\(name)`"
    guard let first = availability.first(on: platform), let release = Target.name(of: first, on: platform) else {
      let elsewhere = Platform.allCases.filter { $0 != .iPadOS && availability.first(on: $0) != nil }.map(\.rawValue)
      return Diagnostic(
        .notAvailable, "\(shown) does not exist on \(platform.rawValue)", at: span,
        help: [
          "the document's target is `\(document.target.description)`"
            + (elsewhere.isEmpty ? "" : "; it exists on \(elsewhere.joined(separator: ", "))")
        ])
    }
    if let reached = surroundings.release, reached > document.target.release {
      return Diagnostic(
        .notAvailable,
        "\(shown) is first available in \(release), and `available` around it asks for \(reachedTarget.description)",
        at: span, help: ["write `\(release)` there"])
    }
    return Diagnostic(
      .notAvailable, "\(shown) is first available in \(release), and the target is \(document.target.description)",
      at: span,
      help: [
        "write `target: \(release)` or later, or put it below `if: { available: [\(release)] }`"
      ], expected: [release], fix: raisedTarget(release))
  }

  /// The edit that raises the target that the document names itself; nil where it names none, or another was asked for.
  private func raisedTarget(_ release: String) -> TextEdit? {
    guard tree.kind(tree.root) == .mapping, let entry = value(of: "target", in: tree.root),
      tree.kind(entry) == .string, Target(text(entry)) == document.target
    else { return nil }
    return TextEdit(span: contentSpan(entry), replacement: release)
  }

  /// Complains of a closure with a number of parameters that it can have only since a later release.
  mutating func checkClosureCount(_ entry: EntryID, _ parameter: Parameter, of callee: String) {
    guard !parameter.closureAvailability.isEmpty, tree.kind(entry) == .mapping,
      let names = value(of: "parameters", in: entry), tree.kind(names) == .sequence
    else { return }
    let count = tree.elements(names).reduce(0) { count, _ in count + 1 }
    guard let availability = parameter.closureAvailability[count], !availability.includes(reachedTarget) else { return }
    let parameters = count == 0 ? "without parameters" : "with \(count) parameters"
    report(notAvailable(names, "`\(callee)` with a closure \(parameters)", availability))
  }

  /// Complains of a case or constant of a built-in type that the target does not have.
  mutating func checkAvailability(ofMember name: String, of type: String, at span: SourceSpan) {
    guard let availability = ValueAvailability.member(name, of: type), !availability.includes(reachedTarget) else {
      return
    }
    let shown =
      switch type {
      case "ShapeStyle": "the style `\(name)`"
      case "Gesture": name
      default: "\(type).\(name)"
      }
    report(notAvailable(at: span, shown, availability))
  }

  /// Complains of what the expressions name that were checked since there were `count` names.
  mutating func checkMembers(since count: Int) {
    guard document.expressions.namedMembers.count > count else { return }
    let members = document.expressions.namedMembers[count...]
    document.expressions.namedMembers.removeSubrange(count...)
    // A form that did not fit may have been tried before.
    var seen: Set<SourceSpan> = []
    for member in members where seen.insert(member.span).inserted {
      checkAvailability(ofMember: member.name, of: member.type, at: member.span)
    }
  }
}

extension Checker {
  func invalidTarget(_ entry: EntryID) -> Diagnostic {
    Diagnostic(
      .invalidTarget, "`available` lists platforms with versions, not \(describe(entry))", at: span(entry),
      label: "such as `iOS 16`")
  }
}

extension Platform {
  /// iPadOS is iOS where availability is concerned.
  func isRelated(to other: Platform) -> Bool {
    func base(_ platform: Platform) -> Platform { platform == .iPadOS ? .iOS : platform }
    return base(self) == base(other)
  }
}
