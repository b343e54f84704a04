import Galley
import Testing

/// Views of imported files that a layout does not have: places tell their files.
@Suite struct AbsenceImportTests {
  private static let part = """
    views:
      Part:
        parameters: { isOn: Bool }
        body:
          VStack:
            - if: $(isOn)
              then: { VStack: [ { if: $(isOn), then: { Text: Inner, name: inner } } ] }
            - Text: Always
    """

  private func imported(_ body: String) throws -> String {
    var options = InterpreterOptions()
    options.imports = ImportResolver(documents: ["part.yaml": Self.part])
    let source = DocumentSource(name: "main.yaml", text: body)
    return try #require(Interpreter(options: options).check(source).layout().absence(of: "inner")).text
  }

  private static let inner =
    "“inner” (Text, part.yaml:7:52) is not in the tree: `$(isOn)` is false (part.yaml:6:15) and `$(isOn)` is false "
    + "(part.yaml:7:35)."

  /// Places tell their files, and a view at the same place of another file is another view.
  @Test func placesOfImportedViews() throws {
    let head = "import: part.yaml\nbody:\n  VStack:\n    - Part: { isOn: false }\n"
    #expect(try imported(head) == Self.inner)
    // Where one condition is `$(true)` instead of `$(isOn)`, the inner view begins as far in its file as it did.
    let start = try #require(Self.part.utf8.firstRange(of: Array("Text: Inner".utf8))).lowerBound
    let offset = Self.part.utf8.distance(from: Self.part.utf8.startIndex, to: start)
    let comment = "    #"
    let fill = offset - head.utf8.count - comment.utf8.count - "\n    - ".utf8.count
    try #require(fill > 0)
    let other = head + comment + String(repeating: "x", count: fill) + "\n    - Text: Other\n"
    #expect(try imported(other) == Self.inner)
  }
}
