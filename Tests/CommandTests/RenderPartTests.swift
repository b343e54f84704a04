import Foundation
import GalleyPictures
import Testing

/// Parts of pictures, and what is drawn over them.
@Suite struct RenderPartTests {
  private let document = """
    VStack:
      spacing: 10
      content:
        - { Color: red, name: first, modifiers: [ { frame: { width: 40, height: 20 } } ] }
        - { Color: blue, name: second, modifiers: [ { frame: { width: 30, height: 10 } } ] }
    modifiers: [ { background: yellow } ]
    """

  private func size(of svg: String) -> String? {
    svg.split(separator: "\n").first?.components(separatedBy: "viewBox=\"").last?.components(separatedBy: "\"").first
  }

  /// The node alone, with 5 points around it.
  @Test func aNodeHasAPictureOfItsOwn() throws {
    let outcome = try BuiltCommand.run("render", "-", "--size", "100x60", "--node", "second", input: document)
    #expect(size(of: outcome.output) == "0 0 30 10")
    let wide = try BuiltCommand.run(
      "render", "-", "--size", "100x60", "--node", "second", "--margin", "5", input: document)
    #expect(size(of: wide.output) == "0 0 40 20")
    #expect(wide.output.contains("#FFCC00"), "what is behind it is shown")
    let alone = try BuiltCommand.run(
      "render", "-", "--size", "100x60", "--node", "second", "--margin", "5", "--isolate", input: document)
    #expect(size(of: alone.output) == "0 0 40 20")
    #expect(!alone.output.contains("#FF3B30") && alone.output.contains("#007AFF"))
    #expect(!alone.output.contains("#FFCC00"), "what is behind it is left out")
  }

  /// A shadow of radius 4 reaches 1.5 times as far, and 3 to the right.
  @Test func shadowsBelongToTheirNode() throws {
    let outcome = try BuiltCommand.run(
      "render", "-", "--size", "100x60", "--node", "box",
      input:
        "Color: red\nmodifiers: [ { frame: { width: 40, height: 20 } }, { shadow: { radius: 4, x: 3 }, name: box } ]")
    #expect(size(of: outcome.output) == "0 0 52 32")
  }

  @Test func pathsAndPlacesNameNodes() throws {
    for node in ["4:9", "body.VStack.content[0]"] {
      let outcome = try BuiltCommand.run("render", "-", "--size", "100x60", "--node", node, input: document)
      #expect(outcome.status == 0, "\(node): \(outcome.errors)")
      #expect(size(of: outcome.output) == "0 0 40 20", "\(node)")
    }
  }

  @Test func whatNobodyIsCalledIsSaid() throws {
    let outcome = try BuiltCommand.run("render", "-", "--node", "secnd", input: document)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean `second`?"), "\(outcome.errors)")
  }

  @Test func ofSeveralNodesTheFirstIsShown() throws {
    let outcome = try BuiltCommand.run(
      "render", "-", "--size", "100x60", "--node", "a",
      input:
        "VStack: [ { Color: red, name: a, modifiers: [ { frame: { width: 10, height: 10 } } ] }, { Color: blue, name: a, modifiers: [ { frame: { width: 10, height: 20 } } ] } ]"
    )
    #expect(size(of: outcome.output) == "0 0 10 10")
    #expect(outcome.errors.contains("note[ambiguous-node]: 2 nodes"), "\(outcome.errors)")
  }

  @Test func overlaysAreDrawnOverThePicture() throws {
    let plain = try BuiltCommand.run("render", "-", "--size", "100x60", input: document)
    let inspected = try BuiltCommand.run(
      "render", "-", "--size", "100x60", "--inspect", "spacing,names", input: document)
    #expect(inspected.status == 0)
    #expect(inspected.output.contains("<title>10</title>") && inspected.output.contains("<title>second</title>"))
    #expect(!plain.output.contains("<title>"))
    let all = try BuiltCommand.run("render", "-", "--size", "100x60", "--inspect", "all", input: document)
    #expect(all.status == 0)
  }

  @Test(arguments: [
    ["--inspect", "padding,paddin"], ["--inspect", ""], ["--margin", "3"], ["--isolate"],
    ["--node", "first", "--margin", "-1"],
  ])
  func optionsWithoutMeaningAreRefused(_ arguments: [String]) throws {
    #expect(try BuiltCommand.run(["render", "-"] + arguments, input: document).status == 2)
  }
}
