extension DiagnosticCode {
  /// The codes of what a call says beside the document.
  package static let options: [DiagnosticCode] = [.invalidOption]

  package static let invalidOption = DiagnosticCode(
    "invalid-option", summary: "An option of the call cannot be used.",
    explanation:
      "The program that asks for a layout says what to lay out on: a device, a text size, a locale, figures of "
      + "controls, layouts of its own. One of these does not exist, has a name that is taken, or is a number that makes "
      + "no sense. The message names it and what would do. It has no place, since no document is wrong.")
}
