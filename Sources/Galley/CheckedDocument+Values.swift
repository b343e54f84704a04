import GalleyLanguage
import GalleySource

extension CheckedDocument {
  /// The same document, with what is wrong with its values in some surroundings among its problems.
  ///
  /// What values come to is looked at, so that a document without errors has a type and frames; where nobody gives a
  /// parameter, as far as it does not follow from that. Limits are another matter, and so is the canvas.
  public func checkingValues(in surroundings: Surroundings = .own) -> CheckedDocument {
    guard program != nil else { return self }
    guard let shown = showing(surroundings.preview), let program = shown.program else {
      var diagnostics = diagnostics
      diagnostics.add(noPreview(surroundings.preview ?? ""))
      return CheckedDocument(
        files: files, trees: trees, program: program, typing: typing, diagnostics: diagnostics, options: options)
    }
    return DeepStack.run {
      let outside = OutsideValues(surroundings, for: shown, program)
      var diagnostics = diagnostics
      diagnostics.add(contentsOf: outside.diagnostics)
      // The elements of a loop have ids, without any expression.
      let computes =
        !program.dynamicValues.isEmpty || program.expressions.operationCount > 0 || !program.forEachs.isEmpty
      if diagnostics.counts.errors == 0, computes, program.missingBody == nil {
        diagnostics.add(
          contentsOf: problemsOfValues(in: surroundings, outside).filter { CheckedDocument.isAboutValues($0) })
      }
      return CheckedDocument(
        files: files + outside.files, trees: trees, program: program, typing: typing, diagnostics: diagnostics,
        options: options)
    }
  }

  /// What evaluation finds; closures are asked by layout alone, so a document that has some is laid out for it.
  private func problemsOfValues(in surroundings: Surroundings, _ outside: OutsideValues) -> [Diagnostic] {
    let evaluated = EvaluatedDocument.evaluate(
      self, in: surroundings, store: nil, outside: outside, admitsMissingValues: true)
    guard let evaluation = evaluated.evaluation else { return [] }
    let needsLayout = !evaluation.evaluator.document.closures.isEmpty && !evaluation.evaluator.missing.isIncomplete
    guard needsLayout else { return evaluation.evaluator.diagnostics }
    return LaidOutDocument.layOut(evaluated)?.diagnostics ?? []
  }

  /// Tells problems of values from those of limits, canvases and layout.
  private static func isAboutValues(_ problem: Diagnostic) -> Bool {
    let isOfEvaluation = DiagnosticCode.evaluating.contains(problem.code)
    return problem.code != .valueTooLarge && (!isOfEvaluation || codesOfValues.contains(problem.code))
  }

  /// Those of the codes of evaluation and layout that values are to blame for.
  private static let codesOfValues: [DiagnosticCode] = [.duplicateID, .missingObject]
}
