import GalleyFormats
import GalleySource
import Testing

/// What is printed and read again is the same value.
@Suite struct ValuePropertyTests {
  /// The same numbers on every machine (the generator of Steele, Lea and Flood).
  private struct Bits {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &+ 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  private func readBoth(_ text: [UInt8]) throws -> [LocatedTree] {
    let json = readJSON(SourceFile(name: "a.json", bytes: text), index: 0)
    let yaml = readYAML(SourceFile(name: "a.yaml", bytes: text), index: 0)
    return [try #require(json.tree), try #require(yaml.tree)]
  }

  @Test func numbersOfAnyBitsAreReadAsTheyWerePrinted() throws {
    var bits = Bits(state: 1)
    var values: [Double] = [
      0, -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, 9_007_199_254_740_992,
    ]
    while values.count < 2_000 {
      let value = Double(bitPattern: bits.next())
      if value.isFinite { values.append(value) }
    }
    var writer = JSONWriter()
    writer.array { writer in for value in values { writer.number(value) } }
    for tree in try readBoth(writer.bytes) {
      let found = tree.elements(tree.root).map { tree.real($0) }
      for (value, found) in zip(values, found) { #expect(found == value) }
      #expect(found.count == values.count)
    }
  }

  @Test func wholeNumbersAreReadAsTheyWerePrinted() throws {
    var bits = Bits(state: 2)
    let values = [Int.min, .max, 0, -1] + (0..<500).map { Int(truncatingIfNeeded: bits.next()) >> ($0 % 64) }
    var writer = JSONWriter()
    writer.array { writer in for value in values { writer.integer(value) } }
    for tree in try readBoth(writer.bytes) {
      for (value, entry) in zip(values, tree.elements(tree.root)) { #expect(tree.integer(entry) == .value(value)) }
    }
  }

  @Test func textsOfAnyLettersAreReadAsTheyWerePrinted() throws {
    var bits = Bits(state: 3)
    let texts = (0..<400).map { length in
      var text = ""
      for _ in 0..<length % 40 {
        // Half of the letters are ASCII; the rest are of any plane.
        let value = UInt32(truncatingIfNeeded: bits.next()) % (bits.next() % 2 == 0 ? 0x80 : 0x110000)
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      return text
    }
    for layout in [JSONWriter.Layout.compact, .pretty] {
      var writer = JSONWriter(layout)
      writer.object { writer in
        for (index, text) in texts.enumerated() {
          writer.key(named: "\(index) \(text)")
          writer.string(text)
        }
      }
      let tree = try #require(readJSON(SourceFile(name: "a.json", bytes: writer.bytes), index: 0).tree)
      let found = tree.pairs(tree.root).map { (tree.text($0.key), tree.text($0.value)) }
      #expect(found.count == texts.count)
      for (index, (text, pair)) in zip(texts, found).enumerated() {
        #expect(pair.0.utf8.elementsEqual("\(index) \(text)".utf8) && pair.1.utf8.elementsEqual(text.utf8))
      }
    }
  }

  @Test func lengthsAreReadWithinHalfAThousandth() throws {
    var bits = Bits(state: 4)
    for _ in 0..<1_000 {
      let value = Double(Int64(truncatingIfNeeded: bits.next()) % 1_000_000_000) / 7919
      var writer = JSONWriter()
      writer.length(value)
      let tree = try readBoth(writer.bytes)[0]
      let read = try #require(tree.real(tree.root))
      #expect(abs(read - value) <= 0.000_500_1)
    }
  }
}
