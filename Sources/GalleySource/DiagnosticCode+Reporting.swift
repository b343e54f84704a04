extension DiagnosticCode {
  /// The codes of reporting itself.
  package static let reporting: [DiagnosticCode] = [.layoutDiffers, .tooManyProblems]

  package static let layoutDiffers = DiagnosticCode(
    "layout-differs", .warning, summary: "A view has another size or place than in what it was compared with.",
    explanation:
      """
      `galley diff` lays out two documents, or one of them twice, and reports each view that has another size or place, \
      other lines, or that only one of them shows. A view that only moves along with what is around it is not reported. \
      The help says which changes of the document or the window this comes from.
      """)

  package static let tooManyProblems = DiagnosticCode(
    "too-many-problems", .note, summary: "More problems were found than are shown.",
    explanation:
      """
      One mistake often causes many complaints, so only the first ones, in order of place, are shown. Mend those and run \
      again, or ask for more with \(setting: .shownProblems, "N") (0 shows all of them).
      """)
}
