import ArgumentParser

/// `KEY=A,B`, as `--matrix` takes it: a setting of the canvas, or a value of the document, with the choices to combine with others.
struct MatrixAxis: ExpressibleByArgument, Hashable, Sendable {
  /// What is set: one of the options of the canvas, or the name that `--set` would give a value.
  let key: String
  /// What it is set to; as many as there are commas, outside brackets and quotes, and one more.
  let choices: [String]

  init(_ key: String, _ choices: [String]) {
    self.key = key
    self.choices = choices
  }

  /// Reads `color-scheme=light,dark`; nil without a key or with an empty choice.
  init?(argument: String) {
    guard let assignment = Assignment(argument: argument) else { return nil }
    let choices = Self.split(assignment.value)
    guard choices.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.init(assignment.name, choices)
  }

  var defaultValueDescription: String { "\(key)=\(choices.joined(separator: ","))" }

  private static func split(_ text: String) -> [String] {
    var choices = [""]
    var depth = 0
    var quote: Character?
    var isEscaped = false
    for letter in text {
      defer { isEscaped = !isEscaped && letter == "\\" && quote == "\"" }
      switch letter {
      case "\"", "'":
        if isEscaped { break }
        if quote == letter { quote = nil } else if quote == nil { quote = letter }
      case "[", "{": if quote == nil { depth += 1 }
      case "]", "}": if quote == nil { depth -= 1 }
      case "," where depth == 0 && quote == nil:
        choices.append("")
        continue
      default: break
      }
      choices[choices.count - 1].append(letter)
    }
    return choices.map { choice in
      let start = choice.drop(while: \.isWhitespace)
      return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
  }
}
