import GalleyCatalogue
import GalleyLanguage
import GalleyLayout
import GalleySource

extension InterpreterOptions {
  /// What is wrong with the options themselves, whatever the document: each is a problem without a place, which names
  /// what would do.
  ///
  /// Every document that is checked with the options has them, too: nothing that a caller says is dropped in silence.
  public var problems: [Problem] { Problem.list(DiagnosticCollection(diagnostics), of: [], naming: settingNames) }

  /// What is wrong with the options.
  var diagnostics: [Diagnostic] {
    var problems: [Diagnostic] = []
    if !controlFigures.isUnchanged { problems += controlFigures.problems }
    if !layouts.isEmpty { problems += layoutProblems }
    return problems + limitProblems
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
    let names = Catalogue.standard.figures.flatMap { row in
      [row.name] + (row.hasFamilies ? ListFamily.allCases.map { row.name(in: $0) } : [])
    }
    let unknown = unknownNames.map { Diagnostic.unknown("figure", $0, among: names) }
    let unusable = unusableValues.map { name, value in
      Diagnostic.option("the figure `\(name)` must be finite, not \(value)")
    }
    return unknown + unusable
  }
}
