import GalleyFormats
import GalleySource

// Lists and stacks of other tools that go through data.

extension Checker {
  /// A list or a grid of Flutter whose views are built one by one, `ListView.builder`, as a loop; nil for anything else.
  func builtViews(_ name: String, _ pairs: [(key: EntryID, value: EntryID)]) -> [(key: String, value: Sketch)]? {
    let kinds = [
      "listviewbuilder": "List", "listviewseparated": "List", "gridviewbuilder": "LazyVGrid",
      "pageviewbuilder": "TabView",
    ]
    func value(_ key: String) -> EntryID? { pairs.first { folded($0.key) == key }?.value }
    guard let view = kinds[name], let count = value("itemcount"), let content = value("itembuilder"),
      tree.kind(content) == .mapping
    else { return nil }
    // A list has separators of its own; looks are modifiers, and anything else would be lost.
    var own = ["itemcount", "itembuilder"]
    if view == "LazyVGrid" { own.append("crossaxiscount") }
    if name == "listviewseparated" { own.append("separatorbuilder") }
    guard let looks = looks(pairs.filter { !own.contains(folded($0.key)) }) else { return nil }
    let across = value("crossaxiscount").map { Int(text($0)) ?? 0 } ?? 2
    guard (1...12).contains(across) else { return nil }
    var last = isTemplate(count) ? String(text(count).dropFirst(2).dropLast()) : text(count)
    guard last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
    if last.hasSuffix(".length") { last = last.dropLast("length".count) + "count" }
    var loop: [(key: String, value: Sketch)] = [("data", .text("$(0..<\(last))"))]
    if isNodeMapping(content) {
      loop += [("item", .name("index")), ("content", Sketch(tree, content))]
    } else if tree.value(of: "body", in: content) != nil, tree.value(of: "parameters", in: content) != nil {
      loop.append(("content", Sketch(tree, content)))
    } else {
      return nil
    }
    let views = Sketch.list([.mapping([(BuilderForm.forEach.name, .mapping(loop))])])
    let call: Sketch =
      view == "LazyVGrid"
      ? .mapping([("columns", .list(Array(repeating: .name("flexible"), count: across))), ("content", views)]) : views
    return looks.isEmpty ? [(view, call)] : [(view, call), ("modifiers", .list(looks.map { Self.entry(of: $0) }))]
  }

  /// A stack or a list of another tool that goes through data by itself, as a loop: `LazyColumn: { items: …, content: … }`.
  ///
  /// Nil for anything else.
  func loopedViews(_ key: EntryID, _ pairs: [(key: EntryID, value: EntryID)]) -> [(key: String, value: Sketch)]? {
    func value(_ keys: Set<String>) -> (key: EntryID, value: EntryID)? { pairs.first { keys.contains(folded($0.key)) } }
    guard let name = foreignName(of: key), let view = catalogue.view(named: name),
      catalogue.views[view].callee.takesContent, let data = value(["items", "data", "count"]),
      isTemplate(data.value) || tree.kind(data.value) == .number || text(data.value).contains(".."),
      let content = value(["content", "itemcontent", "children", "child", "itembuilder", "renderitem"]),
      tree.kind(content.value) == .sequence || isNodeMapping(content.value)
    else { return nil }
    let item = value(["item"])
    let own = [data.key, content.key] + (item.map { [$0.key] } ?? [])
    guard let looks = looks(pairs.filter { !own.contains($0.key) }) else { return nil }
    let written = text(data.value)
    let range = tree.kind(data.value) == .number ? "0..<\(written)" : written
    var loop: [(key: String, value: Sketch)] = [("data", .text(range))]
    if !range.contains("..") { loop.append(("id", .name("self"))) }
    if let item { loop.append(("item", Sketch(tree, item.value))) }
    loop.append(("content", Sketch(tree, content.value)))
    let views = Sketch.list([.mapping([(BuilderForm.forEach.name, .mapping(loop))])])
    return looks.isEmpty ? [(name, views)] : [(name, views), ("modifiers", .list(looks.map { Self.entry(of: $0) }))]
  }
}
