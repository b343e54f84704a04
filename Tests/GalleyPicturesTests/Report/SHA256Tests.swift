@testable import GalleyPictures
import Testing

@Suite struct SHA256Tests {
  private func digits(_ text: String) -> String { digits(Array(text.utf8)) }

  private func digits(_ bytes: [UInt8]) -> String {
    SHA256.hash(of: bytes).map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }.joined()
  }

  /// The examples of FIPS 180-2, appendix B, and the empty message of NIST's test vectors.
  @Test func hashesAreThoseOfTheStandard() {
    #expect(digits("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      digits("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      digits([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    #expect(digits("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  /// The length stands in the last eight bytes of a block: 55 bytes and the mark before it fill one, 56 need another.
  @Test func lengthsAroundTheEndOfABlockDiffer() {
    let hashes = (54...66).map { digits([UInt8](repeating: 0, count: $0)) }
    #expect(Set(hashes).count == hashes.count)
  }
}
