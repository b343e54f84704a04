import GalleyCatalogue
import GalleyLanguage
import GalleyLayout
package import GalleySource

extension InterpreterOptions {
  /// What is wrong with the options themselves, whatever the document: each is a problem without a place, which names
  /// what would do.
  ///
  /// Nothing that a caller says is dropped in silence.
  package var problems: [Diagnostic] {
    var problems = canvasProblems
    if let scale, !(scale.isFinite && scale > 0) {
      problems.append(.option("the scale must be a number above 0, not \(scale)"))
    }
    if let target, Target(target) == nil {
      problems.append(
        .option(
          "`\(target)` is no platform and version, such as `iOS 18` or `macOS 15`",
          expected: Platform.allCases.map(\.rawValue), listing: "the platforms are"))
    }
    if let dynamicTypeSize, DynamicTypeSize(rawValue: dynamicTypeSize) == nil {
      problems.append(.unknown("text size", dynamicTypeSize, among: DynamicTypeSize.allCases.map(\.rawValue)))
    }
    if let locale, !InterpreterOptions.isLocale(locale) {
      problems.append(.option("`\(locale)` is no language and region, such as `en_US` or `de`"))
    }
    if !controlFigures.isUnchanged { problems += controlFigures.problems }
    if !layouts.isEmpty { problems += layoutProblems }
    return problems + limitProblems
  }

  private var canvasProblems: [Diagnostic] {
    switch canvas {
    case nil: return []
    case .size(let width, let height):
      if [width, height].allSatisfy({ $0.isFinite && $0 >= 0 }) { return [] }
      return [.option("the canvas must have finite lengths that are not negative, not \(width) × \(height)")]
    case .proposal(let width, let height):
      if [width, height].allSatisfy({ $0.map { $0 >= 0 } ?? true }) { return [] }
      let lengths = [width, height].map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " × ")
      return [.option("a proposal must have lengths that are not negative, `nil` or infinite, not \(lengths)")]
    case .device(let name, let isLandscape):
      guard let device = Device.named(name) else { return [.unknown("device", name, among: Device.allNames)] }
      if isLandscape, device.landscape == device.portrait {
        return [.option("`\(device.name)` has one orientation only, and landscape was asked for")]
      }
      return []
    }
  }

  /// Whether a text has the form of a locale's identifier: a language of two or three letters, with subtags behind it.
  private static func isLocale(_ text: String) -> Bool {
    let identifier = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)[0]
    let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let language = parts.first, (2...3).contains(language.utf8.count), language.allSatisfy(\.isASCIILetter)
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.allSatisfy { $0.isASCIILetter || $0.isASCII && $0.isNumber }
    }
  }

  private var layoutProblems: [Diagnostic] {
    var problems: [Diagnostic] = []
    var names: Set<String> = []
    for layout in layouts {
      let name = layout.name
      if Catalogue.standard.view(named: name) != nil {
        problems.append(.option("the layout `\(name)` has the name of a view of SwiftUI", mend: "choose another name"))
      } else if !names.insert(name).inserted {
        problems.append(.option("two layouts are called `\(name)`", mend: "rename one of them"))
      } else if name.first?.isUppercase != true {
        problems.append(.option("the name of a layout begins with a capital, and `\(name)` does not"))
      }
      var labels: Set<String> = ["content"]
      for label in layout.labels where !labels.insert(label).inserted {
        problems.append(.option("the layout `\(name)` has two arguments `\(label)`", mend: "rename one of them"))
      }
    }
    return problems
  }

  private var limitProblems: [Diagnostic] {
    if limits.areUsable { return [] }
    let counts = [
      ("fileSize", limits.fileSize), ("depth", limits.depth), ("nodes", limits.nodes),
      ("definitions", limits.definitions), ("steps", limits.steps), ("textLength", limits.textLength),
      ("elements", limits.elements), ("layoutPasses", limits.layoutPasses),
    ]
    var problems = counts.filter { $0.1 < 1 }.map { name, value in
      Diagnostic.option("the limit `\(name)` must be at least 1, not \(value)")
    }
    let deepest = Limits().depth
    if limits.depth > deepest {
      problems.append(.option("the limit `depth` can be at most \(deepest), for which there is memory"))
    }
    return problems
  }
}

extension InterpreterOptions.Limits {
  /// Whether all is well, told at little cost: every document asks.
  fileprivate var areUsable: Bool {
    min(fileSize, depth, nodes, definitions) >= 1 && min(steps, textLength, elements, layoutPasses) >= 1
      && depth <= InterpreterOptions.Limits().depth
  }
}

extension ControlFigures {
  fileprivate var problems: [Diagnostic] {
    let names = ControlMetricTable.rows.flatMap { row in
      [row.name] + (row.hasFamilies ? ListFamily.allCases.map { row.name(in: $0) } : [])
    }
    let unknown = unknownNames.map { Diagnostic.unknown("figure", $0, among: names) }
    let unusable = unusableValues.map { name, value in
      Diagnostic.option("the figure `\(name)` must be finite, not \(value)")
    }
    return unknown + unusable
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}

extension Diagnostic {
  /// An option that cannot be used.
  fileprivate static func option(
    _ message: String, mend: String? = nil, expected: [String] = [], listing: String? = nil
  ) -> Diagnostic {
    let list = expected.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      .invalidOption, message, at: .nowhere, label: mend, help: listing.map { ["\($0) \(list)"] } ?? [],
      expected: expected)
  }

  /// A name that there is none of.
  fileprivate static func unknown(_ kind: String, _ name: String, among names: [String]) -> Diagnostic {
    option(
      "there is no \(kind) `\(name)`", mend: Suggestions.question(for: name, in: names), expected: names,
      listing: "the \(kind)s are")
  }
}
