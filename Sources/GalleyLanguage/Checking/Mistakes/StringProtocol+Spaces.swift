extension StringProtocol {
  /// The text without spaces at its ends.
  var trimmingSpaces: SubSequence {
    var text = self[startIndex...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return text
  }
}
