import Testing

@testable import GalleyCommand

@Suite struct PlainCallTests {
  @Test func documentsAndFormatsArePlain() throws {
    let validate = try #require(PlainCall(["validate", "a.yaml", "-", "--format", "sarif"])?.job as? ValidateJob)
    #expect(validate.request.files == ["a.yaml", "-"])
    #expect(validate.request.diagnostics.format == .sarif)
    let frames = try #require(PlainCall(["frames", "--format", "csv", "a.yaml"])?.job as? FramesJob)
    #expect(frames.request.files == ["a.yaml"])
    #expect(frames.format == .csv)
    let type = try #require(PlainCall(["type", "a.yaml"])?.job as? TypeJob)
    #expect(type.format == .text)
    let explain = try #require(PlainCall(["explain", "a.yaml", "title", "--width"])?.job as? ExplainJob)
    #expect(explain.request.files == ["a.yaml"])
    #expect(explain.nodes == ["title"])
    #expect(explain.aspects == [.width])
    let render = try #require(PlainCall(["render", "a.yaml", "-o", "a.svg"])?.job as? RenderJob)
    #expect(render.request.files == ["a.yaml"])
    #expect(render.request.result.path == "a.svg")
  }

  @Test(arguments: [
    [], ["frames"], ["--version"], ["--help"], ["help", "frames"], ["catalogue", "VStack"], ["explain-code"],
    ["frames", "a.yaml", "--pixels"], ["frames", "-o", "b", "a.yaml"], ["frames", "--format=csv", "a.yaml"],
    ["frames", "a.yaml", "--format"], ["frames", "a.yaml", "--format", "xml"], ["frames", "--format", "csv"],
    ["frames", "--format", "csv", "--format", "tree", "a.yaml"], ["frames", "--", "a.yaml"], ["frame", "a.yaml"],
    ["perform", "a.yaml"], ["render", "a.yaml", "-o"], ["render", "a.yaml", "--format", "png"],
    ["explain", "a.yaml", "--full"], ["frames", "a.yaml", "--width"],
  ])
  func everythingElseIsLeftToTheParser(_ arguments: [String]) {
    #expect(PlainCall(arguments)?.job == nil)
  }

  /// `--color auto` says nothing new, and is not plain.
  @Test(arguments: [
    ["validate", "good.yaml"], ["validate", "good.yaml", "bad.yaml"], ["validate", "--format", "json", "bad.yaml"],
    ["validate", "missing.yaml"], ["validate", "."], ["type", "good.yaml"], ["type", "bad.yaml", "good.yaml"],
    ["type", "--format", "json", "bad.yaml"], ["frames", "good.yaml"], ["frames", "bad.yaml"], ["frames", ""],
    ["frames", "--format", "json", "bad.yaml", "good.yaml"], ["frames", "--format", "csv", "good.yaml", "good.yaml"],
    ["frames", "--format", "csv", "good.yaml", "."], ["explain", "good.yaml"], ["explain", "bad.yaml"],
    ["render", "good.yaml"], ["render", "bad.yaml", "-o", "bad.svg"], ["render", "good.yaml", "-o", "good.bmp"],
    ["explain", "good.yaml", "1:12", "--position", "--width"], ["explain", "--format", "json", "good.yaml", "1:12"],
  ])
  func plainCallsDoWhatTheParserWouldHaveThemDo(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("good.yaml", "VStack: [ { Text: Hello }, Spacer ]\n")
    try folder.write("bad.yaml", "VStack: { aligment: top, content: [ { Txet: Hello } ] }\n")
    let plain = try BuiltCommand.run(arguments, folder: folder.url)
    let parsed = try BuiltCommand.run(arguments + ["--color", "auto"], folder: folder.url)
    #expect(plain.status == parsed.status)
    #expect(plain.output == parsed.output)
    #expect(plain.errors == parsed.errors)
  }
}
