import Galley
import Testing

extension CaseExpectation.Run {
  /// The options of the interpreter for this run.
  func options() throws -> InterpreterOptions {
    var options = InterpreterOptions()
    for (key, value) in settings where key == "target" {
      let target = try #require(Target(value))
      options.target = target
    }
    return options
  }

  /// Reads, checks and lays out a document for this run.
  func layout(
    _ document: [UInt8], named name: String = "document.yaml", images: ImageResolver? = nil
  ) throws -> DocumentLayout {
    var options = try options()
    options.images = images
    return Interpreter(options: options).check(DocumentSource(name: name, bytes: document))
      .layout(in: try surroundings())
  }

  /// What the document is laid out in for this run.
  func surroundings() throws -> Surroundings {
    var surroundings = Surroundings()
    switch canvas?.key {
    case "proposal":
      let (width, height) = try lengths(canvas?.value ?? "")
      surroundings.canvas = .proposal(width: width, height: height)
    case "size":
      let (width, height) = try lengths(canvas?.value ?? "")
      surroundings.canvas = .size(width: try #require(width), height: try #require(height))
    case "device":
      let parts = (canvas?.value ?? "").split(separator: ",").map { $0.drop { $0 == " " } }
      surroundings.canvas = .device(
        try #require(parts.first.flatMap { Device(String($0)) }), isLandscape: parts.last == "landscape")
    default: break
    }
    for (key, value) in settings {
      switch key {
      case "set":
        let parts = value.split(separator: "=", maxSplits: 1).map { $0.drop { $0 == " " } }
        try #require(parts.count == 2)
        surroundings.values.append(GivenValue(String(parts[0].prefix { $0 != " " }), String(parts[1])))
      case "target": break
      case "scale": surroundings.scale = Double(value)
      case "direction": surroundings.isRightToLeft = value == "rightToLeft"
      case "dynamic-type":
        surroundings.textSize = TextSize(value)
        try #require(surroundings.textSize != nil)
      case "color-scheme": surroundings.isDark = value == "dark"
      case "pixels": break
      default: Issue.record("`\(key)` is not understood")
      }
    }
    return surroundings
  }

  /// Whether it is laid out in the dark.
  var isDark: Bool { settings.contains { $0.key == "color-scheme" && $0.value == "dark" } }

  /// Whether frames are compared with their edges on pixels.
  var isRounded: Bool { settings.contains { $0.key == "pixels" && $0.value == "rounded" } }

  private func lengths(_ text: String) throws -> (Double?, Double?) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    return (length(parts[0]), length(parts[1]))
  }

  private func length(_ text: Substring) -> Double? { text == "inf" ? .infinity : Double(text) }
}
