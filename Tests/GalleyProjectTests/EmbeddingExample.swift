import Galley

/// The README's example of the library; the README's text must be the lines between the marks.
func embeddingExample() -> [String] {
  var printed: [String] = []
  func print(_ text: String) { printed.append(text) }

  // begin
  var options = InterpreterOptions()
  options.canvas = .size(width: 300, height: 200)

  let source = DocumentSource(name: "badge.yaml", text: "Text: New\nmodifiers: [ padding, { background: red } ]")
  let result = Interpreter(options: options).interpret(source)
  for problem in result.problems {
    print("\(problem.severity): \(problem.message)")
  }
  print(result.type ?? "")  // ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>
  if let frames = result.frames(as: .json) {
    print(String(decoding: frames, as: UTF8.self))
  }
  // end

  return printed
}
