import GalleyFormats
import GalleySource
import GalleyTables

extension Checker {
  /// What chooses among the overloads of a definition here.
  func resolver(_ callee: Callee) -> CallResolver { CallResolver(callee, target: reachedTarget) }

  /// How the value of a call is read.
  private enum CallForm {
    /// The arguments have labels: those of the mapping, or none.
    case labelled(EntryID?)
    case edges(EntryID)
    /// The value stands for a single argument.
    case whole(EntryID, WholeArgument)
    /// It has been complained of.
    case wrong
  }

  /// Finds the overload that a call means and checks its arguments; nil if no overload can be meant.
  ///
  /// Views stand in each other by way of it: what needs much of the stack is over before arguments are checked.
  mutating func checkCall(_ callee: Callee, key: EntryID, value: EntryID?) -> CheckedCall? {
    switch form(ofCallTo: callee, value) {
    case .labelled(let mapping): return checkLabelled(callee, key: key, value: mapping)
    case .edges(let mapping): return checkEdges(callee, key: key, mapping)
    case .whole(let value, let argument): return checkWhole(callee, key: key, value: value, as: argument)
    case .wrong: return nil
    }
  }

  @inline(never)
  private mutating func form(ofCallTo callee: Callee, _ value: EntryID?) -> CallForm {
    guard let value else { return .labelled(nil) }
    switch tree.kind(value) {
    // JSON has no other way to write a call without arguments, so that reading comes first where both are possible.
    case .null where !callee.takesNil || tree.span(value).start == tree.span(value).end: return .labelled(nil)
    case .sequence where !callee.takesContent && areModifiers(value) && isView(callee):
      report(modifiersAsArguments(callee, value))
      _ = checkModifiers(value)
      return .wrong
    case .sequence where callee.takesContent:
      guard let problem = listOfStyles(callee, value) else { return .whole(value, .content) }
      report(problem)
      return .wrong
    case .string where callee.takesContent && fits(value, .content) && !takesPrimary(callee, value):
      return .whole(value, .content)
    case .mapping: return tree.size(value) == 1 ? .labelled(nil) : form(ofCallTo: callee, mapping: value)
    case .null, .boolean, .number, .string, .sequence: return .whole(value, .primary)
    }
  }

  /// How a mapping is read: as arguments, else the lengths of edges, the primary argument, or the node in the block.
  @inline(never)
  private mutating func form(ofCallTo callee: Callee, mapping value: EntryID) -> CallForm {
    if callee.takesAction, isActionStatement(value), !hasLabel(value, of: callee) { return .whole(value, .primary) }
    if surroundings.takesTexts, textNode(value) != nil, takesPrimary(callee, value) {
      return .whole(value, .primary)
    }
    guard callee.takesMapping || callee.takesContent else { return .labelled(value) }
    if callee.takesEdges, hasEdge(value) { return .edges(value) }
    if callee.takesEdges, let problem = lengthsOfEdges(value) {
      report(problem)
      return .wrong
    }
    if callee.takesEdges || hasLabel(value, of: callee) || meansLabels(value, of: callee) { return .labelled(value) }
    if callee.takesContent, isChoiceOfViews(value) || isNode(value, below: callee) && !takesPrimary(callee, value) {
      return .whole(value, .content)
    }
    if callee.takesMapping, callee.takesContent, let choice = choiceBelow(callee, value) {
      report(choice)
      return .wrong
    }
    if reportOtherLabels(callee, value) { return .wrong }
    if let problem = foreignMembers(callee, value) {
      report(problem)
      return .wrong
    }
    return callee.takesMapping ? .whole(value, .primary) : .labelled(value)
  }

  /// Tells whether a mapping is a single statement: `{ toggle: isOn }`, `{ add: 2 }`, `{ proxy.scrollTo: { id: 3 } }`.
  func isActionStatement(_ mapping: EntryID) -> Bool {
    guard tree.kind(mapping) == .mapping, let key = pairs(of: mapping).first?.key else { return false }
    return Checker.statementKeys.contains(text(key)) || scopes.hasAction(text(key)) || isActionOfProxy(key)
  }

  /// Tells whether the primary argument of a form can be such a value.
  private func takesPrimary(_ callee: Callee, _ value: EntryID) -> Bool {
    resolver(callee).takesPrimary(value) { fits($0, $1) }
  }

  /// Tells whether a mapping without labels is a node: it has a key that can only be a view's.
  private mutating func isNode(_ mapping: EntryID, below callee: Callee) -> Bool {
    pairs(of: mapping).contains { key, _ in
      if namesView(key) { return true }
      return isUpperCase(key) && !labels(of: callee).contains { Suggestions.fold($0) == Suggestions.fold(text(key)) }
    }
  }

  /// Tells whether a mapping without labels is a choice between views, which stands in a block as a node does.
  private func isChoiceOfViews(_ mapping: EntryID) -> Bool {
    let pairs = pairs(of: mapping)
    guard let form = [BuilderForm.condition, .choice].first(where: { $0.name == pairs.first.map { text($0.key) } }),
      pairs.allSatisfy({ form.words.contains(text($0.key)) })
    else { return false }
    return pairs.contains { key, value in
      let isBranch = text(key) == "then" || text(key) == "cases"
      return isBranch && (tree.kind(value) == .sequence || fits(value, .content))
    }
  }

  /// Tells whether a mapping has a key that is a label of the call, or nothing but keys that nobody reads.
  private func hasLabel(_ mapping: EntryID, of callee: Callee) -> Bool {
    var isEmpty = true
    for (key, _) in tree.pairs(mapping) where !isIgnored(key) {
      if tree.withBytes(key, { callee.word($0) }) != nil { return true }
      isEmpty = false
    }
    return isEmpty
  }

  /// Checks a call whose value stands for a single argument.
  private mutating func checkWhole(
    _ callee: Callee, key: EntryID, value: EntryID, as argument: WholeArgument
  ) -> CheckedCall? {
    guard let (overload, position) = overload(of: callee, forWhole: value, as: argument, key: key) else { return nil }
    let start = assembly.arguments.count
    let content = checkArgument(
      value, callee.signatures[overload].parameters[position], of: callee.name, isWhole: true)
    open(position, content, value)
    return makeCall(overload, from: start)
  }

  /// The overload and the parameter that a value is meant for which stands for the whole call; nil after a diagnostic.
  @inline(never)
  private mutating func overload(
    of callee: Callee, forWhole value: EntryID, as argument: WholeArgument, key: EntryID
  ) -> (overload: Int, position: Int)? {
    if let problem = lengthsTogether(callee, value) {
      report(problem)
      return nil
    }
    let chosen = resolver(callee).overload(forWhole: value, as: argument) { fits($0, $1) }
    guard let (overload, position) = chosen else {
      report(valueWithoutPlace(callee, key: key, value: value))
      return nil
    }
    if let problem = valuesTogether(callee, value, callee.signatures[overload].parameters[position].kind) {
      report(problem)
      return nil
    }
    reportIfUnavailable(callee, overload, at: key)
    let parameter = callee.signatures[overload].parameters[position]
    reportIfUnavailable(parameter, of: callee, at: value)
    noteNumberAsTitle(callee, parameter, value)
    return (overload, position)
  }

  // What may be wrong is looked for in functions of its own: each call of the checker's takes room on the stack in a debug
  // build, and views are checked within the one that calls these.

  /// Says that several lengths stand where one is wanted.
  @inline(never)
  private func lengthsTogether(_ callee: Callee, _ value: EntryID) -> Diagnostic? {
    if let problem = modifiersInList(callee, value) { return problem }
    if callee.takesEdges, tree.kind(value) == .sequence, let problem = lengthsInList(callee, value) { return problem }
    return lengthsInText(value, of: callee)
  }

  /// Says that a value is meant for no argument that may stand for the whole call.
  @inline(never)
  private func valueWithoutPlace(_ callee: Callee, key: EntryID, value: EntryID) -> Diagnostic {
    unlabelledValues(callee, value) ?? frameOfAllRoom(callee, value) ?? valuesInOrder(callee, value)
      ?? colorsOfGradient(callee, value) ?? noPrimaryArgument(callee, key: key, value: value)
  }

  /// Says that a value that does not fit its argument is a list of several arguments; nil for any other.
  @inline(never)
  private func valuesTogether(_ callee: Callee, _ value: EntryID, _ kind: ParameterKind) -> Diagnostic? {
    let isList = tree.kind(value) == .sequence
    guard isList || !callee.unlabelledForms.isEmpty, !fits(value, kind) else { return nil }
    if isList,
      let problem = viewsWithoutLabel(callee, value) ?? valuesInOrder(callee, value) ?? listOfStyles(callee, value)
    {
      return problem
    }
    return callee.unlabelledForms.isEmpty ? nil : unlabelledValues(callee, value)
  }

  /// Adds an argument to the call that is being checked; one whose content is nil has been complained of.
  mutating func open(_ position: Int, _ content: CheckedArgument.Content?, _ entry: EntryID) {
    guard let content else { return }
    var argument = CheckedArgument(parameter: Index(position), content: content, span: span(entry))
    argument.isImplicitMember = tree.isImplicitMember(entry)
    assembly.arguments.append(argument)
  }

  /// Stores the open arguments of a call; blocks inside them have stored their own before.
  mutating func makeCall(_ overload: Int, from start: Int) -> CheckedCall {
    var call = CheckedCall(
      overload: Index(overload), arguments: document.arguments.append(contentsOf: assembly.arguments[start...]))
    assembly.arguments.removeSubrange(start...)
    call.table = surroundings.table
    return call
  }

  mutating func reportIfUnavailable(_ callee: Callee, _ overload: Int, at key: EntryID) {
    guard let availability = callee.signatures[overload].availability, !availability.includes(reachedTarget) else {
      return
    }
    report(notAvailable(key, "this form of `\(callee.name)`", availability))
  }

  /// Complains of an argument that the target does not have yet.
  mutating func reportIfUnavailable(_ parameter: Parameter, of callee: Callee, at entry: EntryID) {
    guard let availability = parameter.availability, !availability.includes(reachedTarget) else { return }
    report(notAvailable(entry, "\(callee.name)(\(parameter.label):)", availability))
  }

  func isContent(_ label: String?, of callee: Callee) -> Bool {
    guard let label else { return false }
    return callee.signatures.contains { $0.parameters.contains { $0.label == label && $0.kind.isContent } }
  }
}
