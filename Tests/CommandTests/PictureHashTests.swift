import Foundation
import Testing

/// Pictures are those that somebody looked at.
@Suite struct PictureHashTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// With a pixel a point, which is fast; `Tests/Pictures/run` compares them dark and with the device's pixels.
  @Test func samplesAreDrawnAsTheyWere() throws {
    let folder = Self.root.appendingPathComponent("samples").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yaml") }
    let outcome = try BuiltCommand.run(
      ["render"] + names.sorted().map { "samples/" + $0 }
        + ["--quiet", "--scale", "1", "--hashes", "Tests/Pictures/samples.txt"], folder: Self.root)
    #expect(
      outcome.status == 0, "drawn otherwise; look at them, then run `Tests/Pictures/run --write`: \(outcome.output)")
  }
}
