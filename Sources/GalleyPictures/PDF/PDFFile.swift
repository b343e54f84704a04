import GalleyDrawing

/// The objects of a PDF file.
struct PDFFile {
  /// What other objects refer to an object by.
  struct Reference: Hashable {
    fileprivate let number: Int

    /// As it stands in dictionaries.
    var text: String { "\(number) 0 R" }
  }

  /// By their numbers, which begin with 1; empty for one that is still to come.
  private var objects: [[UInt8]] = []

  /// A number for an object that is known later.
  mutating func reserve() -> Reference {
    objects.append([])
    return Reference(number: objects.count)
  }

  mutating func set(_ reference: Reference, to text: String) { objects[reference.number - 1] = Array(text.utf8) }

  mutating func add(_ text: String) -> Reference {
    objects.append(Array(text.utf8))
    return Reference(number: objects.count)
  }

  /// Adds a stream; `entries` are those of its dictionary, but for its length.
  mutating func add(stream: [UInt8], _ entries: String) -> Reference {
    var object = Array("<< \(entries) /Length \(stream.count) >>\nstream\n".utf8)
    object += stream
    object.append("\nendstream")
    objects.append(object)
    return Reference(number: objects.count)
  }

  /// The whole file, which nothing but its objects decides on: there is no date, and the identity is a hash.
  func bytes(root: Reference, info: Reference) -> [UInt8] {
    // The second line tells programs that the file is not text.
    var bytes = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(bytes.count)
      bytes.append("\(index + 1) 0 obj\n")
      bytes += object
      bytes.append("\nendobj\n")
    }
    let tablePlace = bytes.count
    bytes.append("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n")
    for place in places {
      let digits = String(place)
      bytes.append(String(repeating: "0", count: max(10 - digits.count, 0)) + digits + " 00000 n \n")
    }
    let identity = Self.hash(bytes)
    bytes.append("trailer\n<< /Size \(objects.count + 1) /Root \(root.text) /Info \(info.text) ")
    bytes.append("/ID [<\(identity)> <\(identity)>] >>\nstartxref\n\(tablePlace)\n%%EOF\n")
    return bytes
  }

  /// Sixteen hexadecimal digits, by the method of Fowler, Noll and Vo.
  private static func hash(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = String(hash, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
