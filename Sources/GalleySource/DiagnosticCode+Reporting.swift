extension DiagnosticCode {
  /// The codes of reporting itself.
  package static let reporting: [DiagnosticCode] = [.tooManyProblems]

  package static let tooManyProblems = DiagnosticCode(
    "too-many-problems", .note, summary: "More problems were found than are shown.",
    explanation:
      """
      One mistake often causes many complaints, so only the first ones, in order of place, are shown. Mend those and run \
      again, or ask for more with \(setting: .shownProblems, "N") (0 shows all of them).
      """)
}
