import CStackRoom
import GalleyLanguage
import GalleySource
import GalleyTables

/// Writes a type over several lines, one layer a line, each with what made it and its line in the document.
///
/// Without the line breaks and the comments it is the type. A chain of modifiers is not indented layer by layer: its
/// openings stand together above the innermost view, which is marked, and the layers below it in the order of the
/// document.
struct AnnotatedType {
  private struct Line {
    var text: String
    var comment = ""
  }

  private var typing: TypeContext
  private let form: TypeStore.Form
  private let located: [LineSource]
  private var lines: [Line] = []
  /// Types that fit into this many columns stay on one line.
  private static let width = 60
  /// Comments stand behind this column at most, unless their own line is longer.
  private static let widestColumn = 72
  /// Layers deeper than this stand where those of this depth do: the indentation of thousands would fill the memory.
  private static let deepestMargin = 60

  /// A file as far as names and line numbers are taken from it.
  private struct LineSource {
    let source: [UInt8]
    let lines: LineMap
  }

  /// The type of the body of a document.
  static func write(_ document: LaidOutDocument, form: TypeStore.Form) -> String {
    var writer = AnnotatedType(document, form: form)
    writer.write(document.program.body, depth: 0, suffix: "")
    return writer.joined()
  }

  private init(_ document: LaidOutDocument, form: TypeStore.Form) {
    typing = document.typing
    self.form = form
    located = document.located.map { LineSource(source: $0.source, lines: LineMap($0.source)) }
  }

  // MARK: - Nodes

  /// One layer of a chain: its type, and the modifier that made it.
  private struct Layer {
    let type: TypeRef
    let modifier: Index<CheckedModifier>
  }

  private static func margin(_ depth: Int) -> String { String(repeating: " ", count: 2 * min(depth, deepestMargin)) }

  private mutating func write(_ node: NodeID, depth: Int, suffix: String) {
    let checked = typing.document.nodes[node]
    let type = typing.type(of: node, in: .plain).type
    guard let layers = layers(of: node, type), !layers.isEmpty else {
      return writeBase(node, type, depth, suffix, comment(checked.span, isInnermost: true))
    }
    let margin = Self.margin(depth)
    lines.append(Line(text: margin + String(repeating: name("ModifiedContent") + "<", count: layers.count)))
    let innermost = typing.document.nodes[node].modifiers.startIndex
    let inner = typing.receiver(of: innermost, node, in: .plain).type
    writeBase(node, inner, depth + 1, ",", comment(checked.span, isInnermost: true))
    for (index, layer) in layers.enumerated() {
      let isLast = index == layers.count - 1
      lines.append(
        Line(
          text: margin + "  " + typing.store.print(layer.type, form) + ">" + (isLast ? suffix : ","),
          comment: comment(typing.document.modifiers[layer.modifier].span, isInnermost: false)))
    }
  }

  /// The layers around a node, innermost first; nil if its type is no plain chain of them.
  private mutating func layers(of node: NodeID, _ type: TypeRef) -> [Layer]? {
    var layers: [Layer] = []
    var outer = type
    for modifier in typing.document.nodes[node].modifiers.reversed() {
      let inner = typing.receiver(of: modifier, node, in: .plain).type
      while outer != inner {
        let parts = typing.store.parts(of: outer)
        guard parts.name == "SwiftUI.ModifiedContent", parts.arguments.count == 2 else { return nil }
        layers.append(Layer(type: parts.arguments[1], modifier: modifier))
        outer = parts.arguments[0]
      }
    }
    return layers.reversed()
  }

  private mutating func writeBase(
    _ node: NodeID, _ type: TypeRef, _ depth: Int, _ suffix: String, _ comment: String
  ) {
    var children = self.children(of: node)[...]
    let first = lines.count
    write(type, &children, depth, suffix)
    if lines.indices.contains(first), lines[first].comment.isEmpty { lines[first].comment = comment }
  }

  /// Writes a type, and in the place of each child's type what is known of that child.
  private mutating func write(
    _ type: TypeRef, _ children: inout ArraySlice<NodeID>, _ depth: Int, _ suffix: String
  ) {
    if let child = children.first, typing.type(of: child, in: .plain).type == type {
      children.removeFirst()
      return write(child, depth: depth, suffix: suffix)
    }
    var budget = Self.width
    let margin = Self.margin(depth)
    // A type without arguments is none of the children's, such as that of a branch which the target never takes.
    // What is nested deeper than the stack allows stands on one line, too.
    let isWhole = !stackHasRoom() || children.isEmpty || typing.store.parts(of: type).arguments.isEmpty
    if isWhole || typing.store.isShort(type, form, within: &budget) && children.count < 2 {
      return lines.append(Line(text: margin + typing.store.print(type, form) + suffix))
    }
    var head = ""
    var tail = ""
    var arguments = [type]
    repeat {
      let parts = typing.store.parts(of: arguments[0])
      let (open, close) = typing.store.brackets(of: arguments[0])
      guard !parts.arguments.isEmpty else { break }
      head += typing.store.name(of: arguments[0], form) + open
      tail = close + tail
      arguments = parts.arguments
    } while arguments.count == 1 && children.first.map { typing.type(of: $0, in: .plain).type != arguments[0] } ?? false
    lines.append(Line(text: margin + head))
    for (index, argument) in arguments.enumerated() {
      write(argument, &children, depth + 1, index < arguments.count - 1 ? "," : "")
    }
    lines.append(Line(text: margin + tail + suffix))
  }

  /// The nodes that stand in the type of a node, in order.
  private func children(of node: NodeID) -> [NodeID] {
    let document = typing.document
    let checked = document.nodes[node]
    switch checked.kind {
    case .block(let members): return members.map { document.blockMembers[$0] }.flatMap(flattened)
    case .view, .customView, .customLayout, .forEach, .conditional, .selection:
      return checked.blocks(in: document).flatMap(flattened)
    case .invalid, .constants, .customShape, .property, .slot, .viewValue, .shownValue,
      .modifiedContent, .configuration:
      return []
    }
  }

  /// A block of one view stands for that view, one of several for a tuple of them.
  private func flattened(_ node: NodeID) -> [NodeID] {
    guard case .block = typing.document.nodes[node].kind, stackHasRoom() else { return [node] }
    return children(of: node)
  }

  // MARK: - Text

  private func name(_ name: String) -> String { form == .qualified ? "SwiftUI." + name : name }

  private func comment(_ span: SourceSpan, isInnermost: Bool) -> String {
    guard located.indices.contains(Int(span.file)) else { return "" }
    let file = located[Int(span.file)]
    let bytes = file.source[min(Int(span.start), file.source.count)..<min(Int(span.end), file.source.count)]
    let word = bytes.prefix { $0 > 0x20 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "\"") }
    let line = "line \(file.lines.position(at: Int(span.start)).line)"
    return (isInnermost ? "▸ " : "") + (word.isEmpty ? line : String(decoding: word, as: UTF8.self) + ", " + line)
  }

  private func joined() -> String {
    let column = min(Self.widestColumn, (lines.map(\.text.utf8.count).max() ?? 0) + 2)
    return lines.map { line in
      guard !line.comment.isEmpty else { return line.text }
      return line.text + String(repeating: " ", count: max(2, column - line.text.utf8.count)) + "// " + line.comment
    }.joined(separator: "\n")
  }
}

extension CheckedNode {
  /// The blocks that a node was given, or that it chooses among, in order.
  fileprivate func blocks(in document: CheckedProgram) -> [NodeID] {
    switch kind {
    case .forEach(let index): return [document.forEachs[index].content]
    case .conditional(let index):
      let conditional = document.conditionals[index]
      return conditional.branches.map(\.body) + (conditional.otherwise.map { [$0] } ?? [])
    case .selection(let index):
      let selection = document.selections[index]
      return selection.cases.map(\.body) + (selection.otherwise.map { [$0] } ?? [])
    case .invalid, .view, .block, .constants, .customView, .customShape, .customLayout, .property, .slot, .viewValue,
      .shownValue, .modifiedContent, .configuration:
      break
    }
    return call.arguments.compactMap { index in
      switch document.arguments[index].content {
      case .node(let node): node
      case .closure(let closure): document.closures[closure].body
      case .constant, .dynamic, .action, .controlStyle: nil
      }
    }
  }
}
