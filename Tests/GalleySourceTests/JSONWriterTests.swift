import GalleySource
import Testing

@Suite struct JSONWriterTests {
  private func write(_ layout: JSONWriter.Layout = .compact, _ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(layout)
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func whatATerminalWouldObeyIsEscaped() {
    let text = write { $0.string("a\u{9B}b\u{202E}c\u{2069}é\u{2014}\u{200D}") }
    #expect(text == "\"a\\u009Bb\\u202Ec\\u2069é\u{2014}\u{200D}\"")
  }

  @Test func deepContainersAreNotIndentedEverFurther() {
    let depth = 1000
    let text = write(.pretty) { writer in
      for _ in 0..<depth { writer.beginArray() }
      for _ in 0..<depth { writer.endArray() }
    }
    // Not more than 120 spaces, a bracket and a line break for each line.
    #expect(text.utf8.count <= 2 * depth * 122)
  }

  /// Lines at sixty levels are indented by 120 spaces, until eight times 2^20 levels of indentation have been written.
  @Test func longTextsAreNotIndentedToTheirEnd() {
    let text = write(.pretty) { writer in
      for _ in 0..<60 { writer.beginArray() }
      for _ in 0..<150_000 { writer.integer(1) }
      for _ in 0..<60 { writer.endArray() }
    }
    let lines = text.split(separator: "\n")
    // 60 brackets, of which the ones at level k take k levels: 0 + 1 + … + 59 = 1770 of them.
    let indented = ((8 << 20) - 1770) / 60
    #expect(lines[60 + indented - 1] == String(repeating: " ", count: 120) + "1,")
    #expect(lines[60 + indented + 1] == "1,")
    #expect(lines.last == "]")
  }

  @Test func compactHasNoWhiteSpace() {
    let text = write {
      $0.object {
        $0.key("a")
        $0.integer(-12)
        $0.key("b")
        $0.array {
          $0.boolean(true)
          $0.null()
          $0.string("x")
          $0.object { _ in }
        }
        $0.key("c")
        $0.array { _ in }
      }
    }
    #expect(text == #"{"a":-12,"b":[true,null,"x",{}],"c":[]}"#)
  }

  @Test func prettyIndentsAndKeepsInlineContainersOnOneLine() {
    let text = write(.pretty) {
      $0.object {
        $0.key("frame")
        $0.object(inline: true) {
          $0.key("x")
          $0.length(1.5)
          $0.key("y")
          $0.length(0)
        }
        $0.key("children")
        $0.array {
          $0.integer(1)
          $0.strings(["a", "b"])
        }
        $0.key("none")
        $0.object { _ in }
      }
    }
    #expect(
      text == """
        {
          "frame": { "x": 1.5, "y": 0 },
          "children": [
            1,
            ["a", "b"]
          ],
          "none": {}
        }
        """)
  }

  @Test func escapesControlsQuotesAndBackslashes() {
    let text = write { $0.string("a\"b\\c\n\r\t\u{8}\u{C}\u{1}\u{1F}\u{7F}é😀") }
    #expect(text == #""a\"b\\c\n\r\t\b\f\u0001\u001F\u007Fé😀""#)
  }

  @Test func valuesOfLinesStandOneBehindTheOther() {
    var writer = JSONWriter()
    writer.integer(1)
    writer.endLine()
    #expect(writer.bytes == Array("1\n".utf8))
    writer.integer(-2)
    writer.endLine()
    #expect(writer.bytes == Array("1\n-2\n".utf8))
  }

  @Test func longTextsAreWrittenWhole() {
    let text = String(repeating: "é", count: 5_000)
    #expect(write { $0.strings([text, text + "\n"]) } == "[\"\(text)\",\"\(text)\\n\"]")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.0001, "0"), (0.0005, "0.001"), (1.5, "1.5"), (-1.25, "-1.25"), (0.05, "0.05"),
    (133.333333, "133.333"), (66.6666, "66.667"), (0.9999, "1"), (-2.9996, "-3"), (1e300, "1e+300"),
    (123_456_789, "123456789"), (.infinity, "\"inf\""), (-.infinity, "\"-inf\""), (.nan, "null"),
  ])
  func lengthsHaveUpToThreeDecimals(_ value: Double, _ expected: String) {
    #expect(write { $0.length(value) } == expected)
  }

  @Test(arguments: [(0.1, "0.1"), (3, "3"), (1.0 / 3.0, "0.3333333333333333"), (-1e21, "-1e+21")])
  func numbersReadBack(_ value: Double, _ expected: String) {
    #expect(write { $0.number(value) } == expected)
  }

  @Test(arguments: [(Int.min, "-9223372036854775808"), (Int.max, "9223372036854775807"), (0, "0"), (100, "100")])
  func integersAreExact(_ value: Int, _ expected: String) {
    #expect(write { $0.integer(value) } == expected)
  }
}
