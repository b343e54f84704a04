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
    edges.append("\(names[parts[0]] ?? parts[0]): \(parts[1])")
  }
  return edges.isEmpty ? nil : "{ \(edges.joined(separator: ", ")) }"
}
