/// Text broken into lines for a terminal.
enum Paragraph {
  /// Returns `text` with line breaks between words, so that no line has more than `width` letters if words allow it.
  static func wrap(_ text: String, width: Int = 80) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    lines.append(line)
    return lines.joined(separator: "\n")
  }
}
