import GalleyFormats
import GalleySource

// What can be meant so, and hardly ever is: it is warned of.

extension Checker {
  /// Warns of a number that becomes the title of a view which has a value, too: `ProgressView: 0.5`.
  mutating func noteNumberAsTitle(_ callee: Callee, _ parameter: Parameter, _ value: EntryID) {
    guard tree.kind(value) == .number, parameter.kind == .localizedStringKey else { return }
    let label = callee.signatures.lazy.compactMap { signature -> String? in
      let number = signature.parameters.first { $0.kind == .value(.optional(.double)) || $0.kind == .value(.double) }
      let isEnough = signature.parameters.allSatisfy { !$0.isRequired || $0.label == number?.label }
      return isEnough ? number?.label : nil
    }.first
    guard let label else { return }
    let mend = "{ \(label): \(tree.entrySource(value)) }"
    report(
      Diagnostic(
        .doubtfulArgument, "`\(tree.entrySource(value))` is the title of `\(callee.name)` here, and is shown as a text",
        at: span(value), label: "did you mean `\(mend)`?", help: ["a title in quotes is meant as one"],
        fix: TextEdit(span: span(value), replacement: mend)))
  }

  /// Warns of a title and its like beside the container whose bar shows those of the view inside.
  mutating func noteIneffectiveModifiers(of node: CheckedNode) {
    guard surroundings.barLevels == 0, case .view(let view) = node.kind, catalogue.views[view].hasBars else { return }
    for index in node.modifiers {
      guard case .modifier(let modifier) = document.modifiers[index].kind,
        catalogue.modifiers[modifier].concernsContainer, !catalogue.modifiers[modifier].callee.takesContent
      else { continue }
      let name = catalogue.modifiers[modifier].name
      report(
        Diagnostic(
          .ineffectiveModifier, "`\(name)` says nothing to the `\(catalogue.views[view].name)` that it stands beside",
          at: document.modifiers[index].span, label: "move it to the view inside",
          help: [
            "the bar of a container shows what the view in it says: `content` with `modifiers: [ { \(name): … } ]`"
          ]))
    }
  }
}
