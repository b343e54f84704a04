import Galley
import Testing

extension CaseExpectation.Run {
  /// The options of the interpreter for this run.
  func options() throws -> InterpreterOptions {
    var options = InterpreterOptions()
    switch canvas?.key {
    case "proposal":
      let (width, height) = try lengths(canvas?.value ?? "")
      options.canvas = .proposal(width: width, height: height)
    case "size":
      let (width, height) = try lengths(canvas?.value ?? "")
      options.canvas = .size(width: try #require(width), height: try #require(height))
    case "device":
      let parts = (canvas?.value ?? "").split(separator: ",").map { $0.drop { $0 == " " } }
      options.canvas = .device(String(try #require(parts.first)), isLandscape: parts.last == "landscape")
    default: break
    }
    for (key, value) in settings {
      switch key {
      case "set":
        let parts = value.split(separator: "=", maxSplits: 1).map { $0.drop { $0 == " " } }
        try #require(parts.count == 2)
        options.values.append((String(parts[0].prefix { $0 != " " }), String(parts[1])))
      case "target": options.target = value
      case "scale": options.scale = Double(value)
      case "direction": options.isRightToLeft = value == "rightToLeft"
      case "dynamic-type": options.dynamicTypeSize = value
      case "color-scheme": options.isDark = value == "dark"
      case "pixels": break
      default: Issue.record("`\(key)` is not understood")
      }
    }
    return options
  }

  /// The options of the report for this run.
  var frameOptions: FrameOptions {
    var options = FrameOptions()
    options.roundsToPixels = settings.contains { $0.key == "pixels" && $0.value == "rounded" }
    return options
  }

  private func lengths(_ text: String) throws -> (Double?, Double?) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    return (length(parts[0]), length(parts[1]))
  }

  private func length(_ text: Substring) -> Double? { text == "inf" ? .infinity : Double(text) }
}
