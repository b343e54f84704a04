import Galley

let text = """
  VStack:
    alignment: leading
    content:
      - Color: red
        modifiers: [ { frame: { width: 40, height: 20 } } ]
      - Color: blue
  modifiers: [ { padding: 10 } ]
  """
let document = Interpreter().check(DocumentSource(name: "consumer.yaml", text: text))
for problem in document.problems { print("\(problem.severity): \(problem.message)") }
for window in FrameList.windows {
  for line in FrameList.lines(of: document.layout(in: window)) { print(line) }
}
