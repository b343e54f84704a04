import CStackRoom
import GalleyLanguage

/// Writes a type over several lines: one layer a line, indented by its depth.
struct PrettyType {
  let store: TypeStore
  let form: TypeStore.Form
  /// Types that fit into this many columns stay on one line.
  private let width = 80

  init(store: TypeStore, form: TypeStore.Form) {
    self.store = store
    self.form = form
  }

  /// The type with its line breaks, without a final one.
  func print(_ type: TypeRef) -> String {
    var lines: [String] = []
    append(type, indentation: 0, suffix: "", to: &lines)
    return lines.joined(separator: "\n")
  }

  private func append(_ type: TypeRef, indentation: Int, suffix: String, to lines: inout [String]) {
    let margin = String(repeating: " ", count: indentation)
    let parts = store.parts(of: type)
    if parts.arguments.isEmpty || fits(type, indentation) || !stackHasRoom() {
      lines.append(margin + store.print(type, form) + suffix)
      return
    }
    let (open, close) = store.brackets(of: type)
    lines.append(margin + store.name(of: type, form) + open)
    for (index, argument) in parts.arguments.enumerated() {
      let isLast = index == parts.arguments.count - 1
      append(argument, indentation: indentation + 2, suffix: isLast ? "" : ",", to: &lines)
    }
    lines.append(margin + close + suffix)
  }

  /// Whether the type is short enough for one line; long types are not printed to find out.
  private func fits(_ type: TypeRef, _ indentation: Int) -> Bool {
    var budget = width - indentation
    return store.isShort(type, form, within: &budget)
  }
}
