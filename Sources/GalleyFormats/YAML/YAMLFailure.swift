import CLibYAML

/// Where and why libyaml stopped, in its own words.
struct YAMLFailure {
  /// What libyaml found: "did not find expected key".
  let problem: String
  /// What it was doing: "while parsing a block mapping"; empty if it does not say.
  let context: String
  /// The byte offset of the problem.
  let position: Int
  /// The byte offset of what it was doing, or of the problem if it does not say.
  let contextPosition: Int
  /// Whether bytes could not be decoded, before any structure was looked at.
  let isOfReader: Bool

  /// Whether it stopped between brackets.
  let isInFlow: Bool

  /// Creates the account of a text at `position` that libyaml took for something else without a complaint.
  init(misreadAt position: Int, isInFlow: Bool) {
    problem = ""
    context = ""
    self.position = position
    contextPosition = position
    isOfReader = false
    self.isInFlow = isInFlow
  }

  /// Takes over the error of `parser`.
  init(_ parser: UnsafeMutablePointer<yaml_parser_t>, marks: inout CodePointMap) {
    problem = parser.pointee.problem.map { String(cString: $0) } ?? "the memory is exhausted"
    context = parser.pointee.context.map { String(cString: $0) } ?? ""
    isInFlow = parser.pointee.flow_level > 0
    isOfReader = parser.pointee.error == YAML_READER_ERROR
    if isOfReader {
      // The reader counts bytes from where its input begins.
      position = marks.byteOffset(0) + Int(parser.pointee.problem_offset)
      contextPosition = position
    } else {
      position = marks.byteOffset(Int(parser.pointee.problem_mark.index))
      contextPosition = context.isEmpty ? position : marks.byteOffset(Int(parser.pointee.context_mark.index))
    }
  }
}
