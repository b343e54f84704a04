import ArgumentParser
import Testing

@testable import GalleyCommand

@Suite struct OptionParsingTests {
  @Test(arguments: [("500x300", 500.0, 300.0), ("0.5×1", 0.5, 1), ("0X0", 0, 0)])
  func sizesAreTwoLengths(_ text: String, _ width: Double, _ height: Double) {
    #expect(CanvasSize(argument: text)?.width == width)
    #expect(CanvasSize(argument: text)?.height == height)
  }

  @Test(arguments: ["", "500", "500x", "x300", "1x2x3", "-1x2", "nilx2", "infx2", "1e3x2", "nanx1", "1.2.3x1"])
  func otherSizesAreRefused(_ text: String) {
    #expect(CanvasSize(argument: text) == nil)
  }

  @Test(arguments: [
    ("100x200", 100.0, 200.0), ("nilx200", nil, 200), ("infx0", .infinity, 0), ("nilxinfinity", nil, .infinity),
  ])
  func proposalsMayBeUnspecifiedOrInfinite(_ text: String, _ width: Double?, _ height: Double?) throws {
    let proposal = try #require(ProposalSize(argument: text))
    #expect(proposal.width == width)
    #expect(proposal.height == height)
  }

  @Test(arguments: ["", "nil", "nilx", "ax1", "1xnan", "-1x1"])
  func otherProposalsAreRefused(_ text: String) {
    #expect(ProposalSize(argument: text) == nil)
  }

  @Test(arguments: [("a=b", "a", "b"), ("a=", "a", ""), ("a=b=c", "a", "b=c"), ("title={ x: 1 }", "title", "{ x: 1 }")])
  func assignmentsSplitAtTheFirstEqualsSign(_ text: String, _ name: String, _ value: String) {
    #expect(Assignment(argument: text)?.name == name)
    #expect(Assignment(argument: text)?.value == value)
  }

  @Test(arguments: ["", "a", "=b"])
  func otherAssignmentsAreRefused(_ text: String) {
    #expect(Assignment(argument: text) == nil)
  }

  @Test(arguments: [("4096", 4096), ("64K", 65536), ("16m", 16_777_216), ("1G", 1_073_741_824)])
  func byteCountsHaveUnits(_ text: String, _ bytes: Int) {
    #expect(ByteCount(argument: text)?.bytes == bytes)
  }

  @Test(arguments: ["", "K", "-1", "1.5M", "0", "99999999999999999G", "1T"])
  func otherByteCountsAreRefused(_ text: String) {
    #expect(ByteCount(argument: text) == nil)
  }

  /// A number that begins with a dash is a value, and not the name of another option.
  @Test(arguments: [["--scale", "-1"], ["--scale=-1"], ["--size", "-1x2"], ["--proposal", "-1x2"]])
  func negativeNumbersAreReadAsValues(_ arguments: [String]) {
    let error = #expect(throws: (any Error).self) { try CanvasOptions.parse(arguments) }
    let message = error.map { CanvasOptions.message(for: $0) } ?? ""
    #expect(!message.contains("Missing value"))
    #expect(message.contains("must be a number above 0") || message.contains("'-1x2' is invalid"))
  }

  @Test(arguments: [
    ["--size", "1x1", "--device", "iPhone 15"], ["--size", "1x1", "--orientation", "landscape"], ["--scale", "0"],
    ["--scale", "nan"], ["--color-scheme", "blue"],
  ])
  func canvasOptionsThatMakeNoSenseAreRefused(_ arguments: [String]) {
    #expect(throws: (any Error).self) { try CanvasOptions.parse(arguments) }
  }

  @Test func canvasOptionsAreRead() throws {
    let options = try CanvasOptions.parse([
      "--device", "iPhone 15", "--orientation", "landscape", "--set", "a=1", "--set", "b=[x, y]", "--dynamic-type",
      "large",
      "--layout-direction", "rightToLeft", "--environment", "e=1", "--proposal", "nilx0", "--scale", "3",
    ])
    #expect(options.device == "iPhone 15")
    #expect(options.orientation == .landscape)
    #expect(options.assignments.map(\.value) == ["1", "[x, y]"])
    #expect(options.layoutDirection == .rightToLeft)
    #expect(options.environmentAssignments.map(\.name) == ["e"])
    #expect(options.proposal == ProposalSize(argument: "nilx0"))
    #expect(options.scale == 3)
  }
}
