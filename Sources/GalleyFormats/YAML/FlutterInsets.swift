internal import GalleySource

/// The lengths by edge that a call of Flutter has, as a mapping of this language: `{ horizontal: 8 }` for
/// `EdgeInsets.symmetric(horizontal: 8)`; nil for any other text.
package func insetsOfFlutter(_ written: String) -> String? {
  let heads = ["EdgeInsets.symmetric(", "EdgeInsets.only(", "EdgeInsetsDirectional.only("]
  guard let head = heads.first(where: { written.hasPrefix($0) }), written.hasSuffix(")"), written.utf8.count <= 200
  else {
    return nil
  }
  let names = ["left": "leading", "right": "trailing", "start": "leading", "end": "trailing"]
  var edges: [String] = []
  for argument in written.dropFirst(head.count).dropLast().split(separator: ",") {
    let parts = argument.split(separator: ":").map { part in String(part.filter { $0 != " " }) }
    guard parts.count == 2, Double(parts[1])?.isFinite == true else { return nil }
    let edge = names[parts[0]] ?? parts[0]
    guard ["leading", "trailing", "top", "bottom", "horizontal", "vertical"].contains(edge) else { return nil }
    edges.append("\(edge): \(parts[1])")
  }
  return edges.isEmpty ? nil : "{ \(edges.joined(separator: ", ")) }"
}

extension YAMLScene {
  /// Says that lengths by edge, as Flutter writes them, are a mapping.
  func insets(_ range: Range<Int>) -> YAMLMistake {
    let written = text(range.lowerBound, range.upperBound)
    let edges = insetsOfFlutter(written)
    let name = key(before: range.lowerBound).lowercased()
    let isPadding =
      name.hasSuffix("padding") || name.hasSuffix("insets") || name.hasSuffix("margin") || name.hasSuffix("margins")
    let mend = edges ?? "{ top: 0, leading: 8, bottom: 0, trailing: 8 }"
    let masks = range.filter { ",:[]{}".utf8.contains(byte($0)) }.map {
      YAMLMistake.Mask(position: $0, byte: UInt8(ascii: "x"))
    }
    return YAMLMistake(
      diagnostic: Diagnostic(
        .swiftSource, "`\(written)` is of Flutter: lengths by edge are a mapping",
        at: span(range.lowerBound, range.upperBound),
        label: isPadding
          ? edges == nil ? "such as `\(mend)`" : "write `\(mend)`" : "write `padding: \(mend)` in `modifiers`",
        fix: isPadding && edges != nil
          ? TextEdit(span: span(range.lowerBound, range.upperBound), replacement: mend) : nil), masks: masks)
  }
}
