import GalleyExpressions
import GalleyLanguage
import GalleySource

extension Node {
  /// An argument that the document gives a view or modifier.
  public struct Argument: Sendable {
    /// The label of the parameter.
    public let label: String
    /// Whether Swift writes it without its label.
    public let isUnlabelled: Bool
    /// What it came to in this layout.
    public let value: DocumentValue
    /// Where the document writes it; nil for what it does not write there.
    public let sourceRange: SourceRange?
  }

  /// The values that the view or modifier is given, in order; blocks and closures are not among them.
  public var arguments: [Argument] {
    let call = writtenCall
    let locale = locale
    return given.map { argument, parameter in
      let span = call?.arguments.lazy.map { document.program.arguments[$0] }
        .first { $0.parameter == argument.parameter }?.span
      let sourceSpan = span.flatMap { span in
        document.lines(of: span).map { SourceRange(span, file: document.files[Int(span.file)].name, lines: $0) }
      }
      return Argument(
        label: parameter.label, isUnlabelled: parameter.isPrimary,
        value: DocumentValue(argument.value, types: document.program.types, locale: locale), sourceRange: sourceSpan)
    }
  }

  /// What the node is in one line: its name with the arguments that tell it apart, such as `padding(16)`.
  public var summary: String {
    var buffer: [UInt8] = []
    buffer.reserveCapacity(64)
    appendSummary(to: &buffer)
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Writes the summary as UTF-8 behind what stands in a buffer.
  public func appendSummary(to buffer: inout [UInt8]) {
    buffer.append(contentsOf: view.utf8)
    var isFirst = true
    let values = ValueSummary(types: document.types, locale: locale)
    for (argument, parameter) in given {
      buffer.append(contentsOf: (isFirst ? "(" : ", ").utf8)
      isFirst = false
      if !parameter.isPrimary {
        buffer.append(contentsOf: parameter.label.utf8)
        buffer.append(contentsOf: ": ".utf8)
      }
      values.append(argument.value, to: &buffer)
    }
    if !isFirst { buffer.append(UInt8(ascii: ")")) }
  }

  /// The locale that the node's texts are written in.
  private var locale: String {
    guard let source else { return EnvironmentValues().locale }
    return document.environments[source.environment].locale
  }

  /// The call that the document writes; nil for a modifier that several calls make.
  private var writtenCall: CheckedCall? {
    switch source?.source {
    case .modifier(let index): document.checkedModifiers[index].call
    case .node(let index): document.checkedNodes[index].call
    case nil: nil
    }
  }

  /// The evaluated arguments with their parameters.
  private var given: GivenArguments {
    guard let source, let parameters = parameters(of: source) else { return GivenArguments.none }
    let arguments = document.viewArguments[source.arguments]
    guard case .made(let made) = entry.role else { return GivenArguments(arguments: arguments, parameters: parameters) }
    let shown = made.shownArguments
    return GivenArguments(
      arguments: arguments.filter { shown.contains(parameters[$0.parameter].label) }[...],
      // The words of a title or a badge have no label, as those of a `Text`.
      parameters: made == .barTitle || made == .badge ? parameters.map(\.unlabelled) : parameters)
  }

  /// The parameters of the overload that was called; nil for what takes no values.
  private func parameters(of source: ViewTree.Node) -> [Parameter]? {
    let catalogue = document.typing.catalogue
    switch source.kind {
    case .modifier(let index, _): return catalogue.modifiers[index].overload(source.overload).parameters
    case .view(let index), .styled(let index): return catalogue.views[index].overload(source.overload).parameters
    case .shape(let index): return document.program.shapes[index].parameters
    case .layout, .custom, .customModifier, .slot, .group, .loop: return nil
    }
  }
}

/// Evaluated arguments with their parameters, in order.
private struct GivenArguments: Sequence, IteratorProtocol {
  var arguments: ArraySlice<GivenArgument>
  let parameters: [Parameter]

  static let none = GivenArguments(arguments: [], parameters: [])

  mutating func next() -> (GivenArgument, Parameter)? {
    arguments.popFirst().map { ($0, parameters[$0.parameter]) }
  }
}

extension DocumentValue {
  init(_ value: Value, types: TypeTable, locale: String) {
    switch value {
    case .null, .missing: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .integer(value)
    case .double(let value): self = .number(value)
    case .string(let value): self = .text(value)
    case .localized(let text): self = .text(text.written(in: locale).string)
    case .array(let values): self = .list(values.map { DocumentValue($0, types: types, locale: locale) })
    case .binding(let reference): self.init(reference.current, types: types, locale: locale)
    case .dictionary, .range, .closedRange, .closedRealRange, .enumeration, .record, .tuple, .color, .font, .style,
      .keyPath:
      var buffer: [UInt8] = []
      ValueSummary(types: types, locale: locale).append(value, to: &buffer)
      self = .other(String(decoding: buffer, as: UTF8.self))
    }
  }
}
