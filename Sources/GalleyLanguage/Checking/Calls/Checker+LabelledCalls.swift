import GalleyExpressions
import GalleyFormats
import GalleySource

// Calls whose arguments have labels: their keys, the overload that these mean, and the values.

extension Checker {
  /// Checks a call whose arguments have labels: those of the mapping `value`, or none.
  mutating func checkLabelled(_ callee: Callee, key: EntryID, value: EntryID?) -> CheckedCall? {
    let start = assembly.keys.count
    defer { assembly.keys.removeLast(assembly.keys.count - start) }
    guard let begun = beginLabelled(callee, key: key, value: value) else { return nil }
    checkArguments(begun.given, of: callee, callee.signatures[begun.overload], begun.resolution)
    return endLabelled(begun, callee, key: key)
  }

  /// A call with labels whose overload is known.
  private struct LabelledCall {
    /// Its keys among those of the assembly.
    var given: Range<Int>
    var overload: Int
    var resolution: CallResolution
    var hasUnknownLabel: Bool
    /// Where its arguments begin in the assembly.
    var firstArgument: Int
  }

  /// Puts the keys of a call on the assembly and finds the overload that they mean; nil after a diagnostic.
  ///
  /// It is over before the arguments are checked, of which blocks hold further calls: it needs much of the stack.
  @inline(never)
  private mutating func beginLabelled(_ callee: Callee, key: EntryID, value: EntryID?) -> LabelledCall? {
    let start = assembly.keys.count
    var hasUnknownLabel = false
    if let value { hasUnknownLabel = addKeys(of: value, callee) }
    let given = start..<assembly.keys.count
    if hasUnknownLabel {
      if let value, let choice = choiceBelow(callee, value) {
        report(choice)
        return nil
      }
      reportUnknownLabels(callee, given)
      // Without its data a loop's element has no name.
      if resolver(callee).lacksLoopData(assembly.keys[given]) { return nil }
    }
    let resolution = resolver(callee).resolve(assembly.keys[given]) { fits($0, $1) }
    guard let overload = resolution.overload else {
      report(noMatchingOverload(callee, key: key, Array(assembly.keys[given])))
      return nil
    }
    if hasWordForViews(given), reportWordForViews(callee, overload, given) { return nil }
    reportIfUnavailable(callee, overload, at: key)
    return LabelledCall(
      given: given, overload: overload, resolution: resolution, hasUnknownLabel: hasUnknownLabel,
      firstArgument: assembly.arguments.count)
  }

  /// Makes the call of the arguments that have been checked; nil after a diagnostic.
  @inline(never)
  private mutating func endLabelled(_ begun: LabelledCall, _ callee: Callee, key: EntryID) -> CheckedCall? {
    let signature = callee.signatures[begun.overload]
    if !begun.resolution.missing.isEmpty {
      // A label that does not exist was probably meant to be the one that is missing.
      if !begun.hasUnknownLabel, !hasStyleSheet(begun.given) {
        report(missingArguments(callee, signature, begun.resolution.missing, key: key))
      }
      assembly.arguments.removeLast(assembly.arguments.count - begun.firstArgument)
      return nil
    }
    if signature.hasLoop { openLoopArguments(signature, begun.given, key: key) }
    let call = makeCall(begun.overload, from: begun.firstArgument)
    if signature.hasBounds { checkBounds(of: call, signature, callee.name) }
    return call
  }

  /// Tells whether looks stand among the arguments of a call, which has been complained of.
  private func hasStyleSheet(_ given: Range<Int>) -> Bool {
    assembly.keys[given].contains { styleSheetAsStyle($0.value, named: text($0.label)) != nil }
  }

  /// Begins the keys of a call; true if one of them is no label of any overload.
  private mutating func addKeys(of mapping: EntryID, _ callee: Callee) -> Bool {
    var hasUnknownLabel = false
    for (label, value) in tree.pairs(mapping) {
      let word = tree.withBytes(label) { callee.word($0) }
      if word == nil, isIgnored(label) {
        noteMarkedLabel(label, of: callee)
        continue
      }
      assembly.keys.append(GivenKey(label: label, word: word, value: value))
      hasUnknownLabel = hasUnknownLabel || word == nil
    }
    return hasUnknownLabel
  }

  /// Checks the values of a call whose overload is known.
  private mutating func checkArguments(
    _ given: Range<Int>, of callee: Callee, _ signature: Signature, _ resolution: CallResolution
  ) {
    if signature.hasFollowers { putFollowersLast(signature, given) }
    let firstArgument = assembly.arguments.count
    within(\.namedMembers, namedMembers(signature, given)) { checker in
      for index in given {
        let key = checker.assembly.keys[index]
        guard let position = key.position(in: signature) else { continue }
        if resolution.repeated.contains(key.label) {
          checker.report(checker.argumentGivenTwice(key, signature.parameters[position]))
          continue
        }
        let parameter = checker.told(signature.parameters[position], signature, given, from: firstArgument)
        let type = checker.followedType(parameter, signature, from: firstArgument)
        // What a selection leads to is known in the blocks that follow it, and nowhere else.
        let isTold = parameter.follows != nil && parameter.kind.isContent
        checker.within(\.selection, isTold ? type : checker.surroundings.selection) {
          $0.checkLabelledArgument(key, $0.following(parameter, type), at: position, of: callee)
        }
      }
    }
  }

  mutating func checkLabelledArgument(
    _ key: GivenKey, _ parameter: Parameter, at position: Int, of callee: Callee
  ) {
    reportIfUnavailable(parameter, of: callee, at: key.label)
    checkClosureCount(key.value, parameter, of: callee.name)
    if case .loop = parameter.kind { return }
    if parameter.decidesOverload { checkAmbiguity(key, parameter, of: callee) }
    let content = checkArgument(key.value, parameter, of: callee.name)
    open(position, content, key.value)
  }

  /// The parameter with the types of what its closure is told, where those follow from other arguments of the same call.
  private func told(
    _ parameter: Parameter, _ signature: Signature, _ given: Range<Int>, from start: Int
  ) -> Parameter {
    guard var told = parameter.kind.told, told.contains(where: { $0.source != nil }) else { return parameter }
    for index in told.indices {
      guard let source = told[index].source else { continue }
      told[index].type = type(of: source, signature, given, from: start) ?? .unknown
    }
    return parameter.with(parameter.kind.telling(told))
  }

  /// The type that follows from another argument; nil if that is not there, or says nothing.
  private func type(
    of source: ParameterKind.ClosureParameter.Source, _ signature: Signature, _ given: Range<Int>, from start: Int
  ) -> ValueType? {
    let argument = assembly.arguments[start...].first { signature.parameters[$0.parameter].label == source.label }
    let type = argument.flatMap { document.type(of: $0.content)?.withoutBinding }
    switch source {
    case .value: return type
    case .wrappedValue: return type?.unwrapped
    case .element:
      guard case .array(let element)? = type else { return nil }
      return element
    case .typeName(let label): return entry(of: label, signature, given).flatMap { self.type(at: $0) }
    case .environmentMember(let label):
      return entry(of: label, signature, given).flatMap { EnvironmentKey.named(caseName($0))?.type }
    }
  }

  private func entry(of label: String, _ signature: Signature, _ given: Range<Int>) -> EntryID? {
    assembly.keys[given].first { key in key.position(in: signature).map { signature.parameters[$0].label } == label }?
      .value
  }

  /// The type of what a binding of the same call, or the selection around, leads to; nil for a parameter that follows none.
  private func followedType(_ parameter: Parameter, _ signature: Signature, from start: Int) -> ValueType? {
    switch parameter.follows {
    case .binding(let label):
      let binding = assembly.arguments[start...].first { signature.parameters[$0.parameter].label == label }
      return binding.flatMap { document.type(of: $0.content)?.withoutBinding.unwrapped }
    case .selectionAround: return surroundings.selection
    case nil: return nil
    }
  }

  /// A value's parameter with the type that it follows, if that is an enumeration of the document.
  private func following(_ parameter: Parameter, _ type: ValueType?) -> Parameter {
    guard let type, !parameter.kind.isContent, case .named(let id) = type,
      case .enumeration = document.types[id].kind
    else { return parameter }
    return parameter.with(.value(type))
  }

  /// Puts the blocks, and values that follow others, behind the values that tell their types.
  private mutating func putFollowersLast(_ signature: Signature, _ given: Range<Int>) {
    func follows(_ key: GivenKey) -> Bool {
      guard let position = key.position(in: signature) else { return false }
      let parameter = signature.parameters[position]
      return parameter.kind.isContent || parameter.kind.told != nil || parameter.follows != nil
    }
    let keys = assembly.keys[given]
    assembly.keys.replaceSubrange(given, with: keys.filter { !follows($0) } + keys.filter { follows($0) })
  }
}
