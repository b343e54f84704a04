import GalleyLanguage

extension ViewDefinition {
  static let geometryReader = ViewDefinition(
    "GeometryReader",
    summary: "Takes all it is offered, tells its content the size, and puts it at the top leading corner.",
    layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [
          .required(
            .content, .closureContent([.init("proxy", .builtIn("GeometryProxy"))]),
            "The views; `proxy` has the reader's size, safe area and frames.", primary: true)
        ],
        type: .generic("GeometryReader", .of(.content)),
        layout: .custom { lowering, view in
          guard let content = lowering.closure(.content, of: view) else { return [] }
          let reader = lowering.add(.geometryReader(content: content), for: view, children: [])
          lowering.hostContent.setReportEntry(reader.report, of: content)
          return [reader]
        })
    ],
    examples: [
      Example("GeometryReader: { Text: Hello }", type: "GeometryReader<Text>"),
      Example(
        "GeometryReader:\n  - Color: red\n    modifiers: [ { frame: { width: $(proxy.size.width / 2) } } ]",
        type: "GeometryReader<ModifiedContent<Color, _FrameLayout>>"),
    ])
}
