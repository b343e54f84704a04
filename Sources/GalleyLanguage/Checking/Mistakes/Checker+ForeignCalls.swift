import GalleyFormats
import GalleySource

// What other tools give to their views, as calls of views of this language.

extension Checker {
  /// A view of this language with what another tool gives it: its arguments, and looks as modifiers.
  func call(of name: String, with pairs: [(key: EntryID, value: EntryID)]) -> [(key: String, value: Sketch)]? {
    guard let view = catalogue.view(named: name) else { return nil }
    let callee = catalogue.views[view].callee
    if let call = call(of: callee, with: pairs) { return [(name, withIdentity(call))] }
    if let spaced = spacedCall(of: callee, with: pairs) { return [(name, spaced)] }
    let known = labels(of: callee)
    let others = pairs.filter { key, _ in
      !known.contains(text(key)) && !Synonyms.names(for: text(key)).contains { known.contains($0) }
    }
    guard !others.isEmpty, let looks = looks(others, ofStack: arrangesAlongAxis(callee)) else { return nil }
    let arguments = pairs.filter { pair in !others.contains { $0.key == pair.key } }
    guard let call = call(of: callee, with: arguments) else { return nil }
    if looks.isEmpty { return [(name, call)] }
    return [(name, call), ("modifiers", .list(looks.map { Self.entry(of: $0) }))]
  }

  /// The symbol that an icon of another tool stands for, `Icons.star`; nil for any other view.
  func symbolOfIcon(_ view: String, _ value: EntryID) -> String? {
    guard view == "icon", tree.kind(value) == .string else { return nil }
    let name = text(value).split(separator: ".").last.map { String($0.lowercased()) } ?? ""
    let symbols = [
      "add": "plus", "arrow_back": "chevron.left", "check": "checkmark", "close": "xmark", "delete": "trash",
      "edit": "pencil", "email": "envelope", "favorite": "heart.fill", "home": "house", "menu": "line.3.horizontal",
      "search": "magnifyingglass", "settings": "gear", "share": "square.and.arrow.up",
    ]
    if let symbol = symbols[name] { return symbol }
    return text(value).hasPrefix("Icons.") && SymbolNames.meant(by: name).isEmpty ? name : nil
  }

  /// A call with the identity of the elements that it goes through, which other tools do without; ranges need none.
  private func withIdentity(_ call: Sketch) -> Sketch {
    guard case .members(let members) = call, !members.contains(where: { $0.key == "id" }),
      let position = members.firstIndex(where: { $0.key == "data" }), case .text(let data) = members[position].value,
      !data.contains("..")
    else { return call }
    var pairs = members.map { (key: $0.key, value: $0.value) }
    pairs.insert(("id", .name("self")), at: position + 1)
    return .mapping(pairs)
  }

  /// A stack with spacers where another tool says how its views stand along its axis: `mainAxisAlignment: center`.
  private func spacedCall(of callee: Callee, with pairs: [(key: EntryID, value: EntryID)]) -> Sketch? {
    guard arrangesAlongAxis(callee), let axis = pairs.first(where: { Self.mainAxisNames.contains(folded($0.key)) }),
      tree.kind(axis.value) == .string,
      case .members(let members)? = call(of: callee, with: pairs.filter { $0.key != axis.key })
    else { return nil }
    let word = foldedMember(axis.value)
    return .mapping(
      members.map { member in
        guard member.key == "content", case .list(let views) = member.value else { return (member.key, member.value) }
        return (member.key, .list(Self.spaced(views, as: word)))
      })
  }

  /// The views that fields of HTML are, by their types.
  private static let fields = [
    "text": "TextField", "email": "TextField", "search": "TextField", "password": "SecureField", "checkbox": "Toggle",
    "range": "Slider",
  ]

  func field(_ pairs: [(key: EntryID, value: EntryID)]) -> [(key: String, value: Sketch)]? {
    let type = pairs.first { text($0.key) == "type" }
    guard let name = Self.fields[type.map { text($0.value) } ?? "text"] else { return nil }
    return call(of: name, with: pairs.filter { $0.key != type?.key })
  }

  /// The modifiers of a chain of Compose: `Modifier.padding(16.dp).fillMaxWidth()`; nil if one of them is not known.
  func modifiersOfCompose(_ written: String) -> [Sketch]? {
    guard written.utf8.count <= Self.longestMend, let calls = SwiftCall.chain(written), calls.count > 1 else {
      return nil
    }
    var entries: [Sketch] = []
    for call in calls.dropFirst() {
      let name = String(decoding: Suggestions.fold(call.name), as: UTF8.self)
      if let look = call.arguments.isEmpty ? WordLooks.modifier(for: name) : nil {
        entries.append(Self.entry(of: look))
      } else if let bound = ["width": "width", "height": "height"][name], call.arguments.count == 1,
        let length = StyleSheetValue.length(String(call.arguments[0].value))
      {
        entries.append(.mapping([("frame", .mapping([(bound, .scalar(length))]))]))
      } else if catalogue.modifier(named: call.name) != nil, let entry = sketch(of: call) {
        entries.append(entry)
      } else {
        return nil
      }
    }
    return entries
  }
}
