package import GalleyExpressions
package import GalleyLayout
package import GalleySource
import GalleyTables

// Layouts of the document, asked while the tree is laid out. Source: layout 4.16.

extension Evaluator {
  /// Computes the size of a layout for a proposal; no size at all after a mistake.
  package mutating func size(for proposal: Proposal, _ call: LayoutCall) -> Size {
    guard let method = document.layouts[call.use.layout].size,
      case .record(_, let lengths)? = answer(of: method, proposal, in: nil, call), lengths.count == 2
    else { return .zero }
    return Size(width: Evaluator.length(lengths[0]), height: Evaluator.length(lengths[1]))
  }

  /// Places the subviews of a layout; those that are not placed stand in the centre.
  package mutating func place(in bounds: Rect, _ proposal: Proposal, _ call: LayoutCall) {
    guard let method = document.layouts[call.use.layout].placing else { return }
    _ = answer(of: method, proposal, in: bounds, call)
  }

  /// Computes where a guide lies in a layout; nil where the layout does not say it.
  package mutating func guide(_ guide: GuideID, in bounds: Rect, _ proposal: Proposal, _ call: LayoutCall) -> Double? {
    let guides = document.layouts[call.use.layout].guides
    guard let found = guides.first(where: { document.types.guide($0.index, of: $0.axis) == guide }) else { return nil }
    return answer(of: found.method, proposal, in: bounds, call)?.number
  }

  /// The guides that a layout says.
  package func guides(of use: LayoutUse) -> [GuideID] {
    document.layouts[use.layout].guides.compactMap { document.types.guide($0.index, of: $0.axis) }
  }

  /// The distances that a layout wishes from its neighbours; nil for those of its subviews.
  package mutating func distances(of use: LayoutUse) -> EdgeInsets? {
    guard let spacing = document.layouts[use.layout].spacing,
      case .record(_, let lengths) = value(of: spacing.recipe, at: use.scope), lengths.count == 4
    else { return nil }
    let numbers = lengths.map { Evaluator.length($0) }
    return EdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// A length that layout can go on with.
  private static func length(_ value: Value) -> Double {
    guard let number = value.number, number >= 0 else { return 0 }
    return number
  }

  /// What a method of a layout gives; nil without a result, and after a mistake, which is reported once.
  private mutating func answer(
    of method: LayoutDefinition.Method, _ proposal: Proposal, in bounds: Rect?, _ call: LayoutCall
  ) -> Value? {
    let activation = call.use.scope.activation
    guard !budget.isExhausted, !layouts.failed.contains(activation) else { return nil }
    let span = document.layouts[call.use.layout].span
    guard budget.admitsLevel else {
      end(with: budget.tooManyLevels(at: span))
      return nil
    }
    budget.beginLevel()
    let outer = layouts.call
    layouts.call = call
    defer {
      layouts.call = outer
      budget.endLevel()
    }
    do throws(EvaluationFailure) {
      try prepare(call)
      put(Value(proposal), into: method.proposal, of: activation)
      if let slot = method.bounds, let bounds { put(Value(bounds), into: slot, of: activation) }
      return try run(method.statements, at: call.use.scope)
    } catch {
      layouts.failed.insert(activation)
      // A limit that was met in a layout around, or inside, has been reported.
      if !error.isOfMissingValue, !budget.isExhausted { report(error.diagnostic) }
      return nil
    }
  }

  /// Computes what a layout computes once for its subviews.
  private mutating func prepare(_ call: LayoutCall) throws(EvaluationFailure) {
    let scope = call.use.scope
    guard layouts.prepared.insert(scope.activation).inserted else { return }
    let layout = document.layouts[call.use.layout]
    let count = call.subviews.pointee.count
    budget.spend(count)
    put(.array((0..<count).map { Value(subview: $0) }), into: layout.subviews, of: scope.activation)
    try declare(layout.cache, at: scope)
  }
}

// MARK: - Questions to subviews

extension Evaluator {
  /// Asks the engine, which may need the evaluator meanwhile.
  private mutating func asking<Answer>(_ call: LayoutCall, _ ask: (inout LayoutSubviews) -> Answer) -> Answer {
    call.keeper.keep(&self)
    defer { call.keeper.lend(&self) }
    return ask(&call.subviews.pointee)
  }

  package mutating func answer(
    _ question: SubviewQuestion, _ arguments: [Value], at span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    guard let call = layouts.call else {
      throw EvaluationFailure(Diagnostic(.typeMismatch, "there are no subviews to ask here", at: span))
    }
    let measured = arguments[0].measuredSubview
    guard let index = arguments[0].subviewIndex ?? measured?.index, index < call.subviews.pointee.count else {
      throw EvaluationFailure(Diagnostic(.typeMismatch, "this is no subview of the layout", at: span))
    }
    switch question {
    case .priority: return .double(asking(call) { $0.priority(of: index) })
    case .size:
      let proposal = Proposal(arguments[1])
      return Value(asking(call) { $0.size(of: index, proposal) })
    case .dimensions:
      let proposal = Proposal(arguments[1])
      let size = asking(call) { $0.size(of: index, proposal) }
      return .dimensions(ofSubview: index, width: size.width, height: size.height, for: arguments[1])
    case .guide, .explicitGuide:
      return guide(arguments[1], of: index, measured.map { Proposal($0.proposal) } ?? .unspecified, question, call)
    case .distance: return distance(from: index, arguments, call)
    case .layoutValue:
      return try layoutValue(of: index, arguments[1], mayBeNil: arguments[2] == .bool(true), call, at: span)
    }
  }

  private mutating func guide(
    _ guide: Value, of index: Int, _ proposal: Proposal, _ question: SubviewQuestion, _ call: LayoutCall
  ) -> Value {
    guard case .enumeration(let axis, let position, _) = guide, let id = document.types.guide(position, of: axis) else {
      return .null
    }
    if case .explicitGuide = question {
      return asking(call) { $0.explicitGuide(id, of: index, proposal) }.map { .double($0) } ?? .null
    }
    return .double(asking(call) { $0.guide(id, of: index, proposal) })
  }

  private mutating func distance(from index: Int, _ arguments: [Value], _ call: LayoutCall) -> Value {
    guard let next = arguments[1].subviewIndex, next < call.subviews.pointee.count else { return .double(0) }
    guard let axis: AxisCase = document.types.enumerationCase(arguments[2]) else { return .double(0) }
    return .double(asking(call) { $0.distance(from: index, to: next, axis: axis.axis) })
  }

  /// What a subview was given for a key, as the type of the key wants it.
  private func layoutValue(
    of index: Int, _ key: Value, mayBeNil: Bool, _ call: LayoutCall, at span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    guard case .string(let name) = key, let meaning = document.layoutValues[name] else { return .null }
    let given = call.use.values.indices.contains(index) ? call.use.values[index][name] : nil
    let value = given ?? meaning.fallback
    if value == .null {
      if mayBeNil || meaning.type.isOptional { return .null }
      throw EvaluationFailure(
        Diagnostic(
          .unwrappedNil, "subview \(index) is given no layout value for `\(name)`", at: span,
          help: ["say in the layout what such views have: `layoutValues: { \(name): 0.0 }`, or behind `??`"]))
    }
    if meaning.type.unwrapped == .double, let number = value.number { return .double(number) }
    guard value.mayBe(meaning.type.unwrapped) else {
      throw EvaluationFailure(
        Diagnostic(
          .typeMismatch,
          "the layout value for `\(name)` of subview \(index) is not \(meaning.type.spelled(in: document.types))",
          at: span))
    }
    return value
  }
}

extension Proposal {
  /// The proposal that a value of ProposedViewSize is.
  init(_ value: Value) {
    guard case .record(_, let lengths) = value, lengths.count == 2 else {
      self = .unspecified
      return
    }
    self.init(width: Self.offer(lengths[0]), height: Self.offer(lengths[1]))
  }

  private static func offer(_ value: Value) -> Double? {
    guard let number = value.number else { return nil }
    return number.isNaN ? 0 : number
  }
}

extension Value {
  /// What a layout is offered.
  fileprivate init(_ proposal: Proposal) {
    self = .record(
      .proposedViewSize, [proposal[.horizontal], proposal[.vertical]].map { $0.map { .double($0) } ?? .null })
  }

  /// Whether a value can be of a type of layout values; numbers have become `Double` where that is wanted.
  fileprivate func mayBe(_ type: ValueType) -> Bool {
    let isPlain = [.bool, .int, .double, .string].contains(type)
    switch self {
    case .bool: return type == .bool
    case .int: return type == .int
    case .string, .localized: return type == .string || !isPlain
    case .record(let own, _), .enumeration(let own, _, _):
      if case .named(let wanted) = type { return own == wanted }
      return !isPlain
    case .null, .missing, .double, .range, .closedRange, .closedRealRange, .color, .font, .style, .array, .tuple,
      .dictionary, .keyPath, .binding:
      return !isPlain
    }
  }
}

extension TypeTable {
  /// The guide that a case of HorizontalAlignment or VerticalAlignment stands for.
  fileprivate func guide(_ index: Int, of type: TypeID) -> GuideID? {
    let axis: Axis = type == .horizontalAlignment ? .horizontal : .vertical
    guard self[type].cases.indices.contains(index) else { return nil }
    return GuideID(name: self[type].cases[index].name, axis: axis) ?? customGuide(index, axis: axis)
  }
}
