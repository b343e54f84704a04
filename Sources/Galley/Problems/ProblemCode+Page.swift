extension ProblemCode {
  /// The page of all codes in Markdown, in alphabetical order; it says what it was `writtenBy`.
  public static func referencePage(writtenBy call: String, naming settings: SettingNames = .library) -> String {
    let codes = all
    var text = """
      <!-- Written by `\(call)`; do not edit. -->

      # Diagnostics

      Every problem that Galley reports has a code, which is never renamed or reused. `galley explain-code CODE` prints
      what stands here.

      | code | severity | |
      | --- | --- | --- |

      """
    for code in codes { text += "| [`\(code.name)`](#\(code.name)) | \(code.severity.rawValue) | \(code.summary) |\n" }
    for code in codes { text += "\n## \(code.name)\n\n\(code.summary)\n\n\(code.explanation(naming: settings))\n" }
    return text
  }
}
