import GalleyExpressions
import GalleyFormats
import GalleySource

// Places in state that bindings and statements name.

extension Checker {
  /// `name` or `name.member`, with or without the `$` of a binding.
  mutating func stateReference(_ entry: EntryID) -> StateReference? {
    guard let bytes = bytesOfReference(entry) else { return nil }
    if bytes.contains(UInt8(ascii: "[")) { return subscriptedReference(entry, bytes) }
    return stateReference(entry, bytes)
  }

  /// `name.member`; `name!` is what is not nil in it, as in Swift's `Binding($name)!`.
  mutating func stateReference(_ entry: EntryID, _ bytes: ArraySlice<UInt8>) -> StateReference? {
    let path = String(decoding: bytes, as: UTF8.self).drop { $0 == "$" }.split(separator: ".").map(String.init)
    if path.first == StateReference.environmentName, path.count > 1, let type = document.environmentTypes[path[1]],
      isObject(type)
    {
      return memberType(path.dropFirst(2), of: type, entry).map {
        environmentReference(path[1], path.dropFirst(2).map(\.withoutMark), $0, span(entry))
      }
    }
    guard let name = path.first?.withoutMark, case .variable(let variable, let declared)? = scope.meaning(of: name)
    else {
      report(unknownState(path.first ?? "", entry))
      return nil
    }
    scopes.noteUse(of: variable)
    let type = changeableType(of: variable, declared, named: name, entry).withoutBinding
    return memberType(path.dropFirst(), of: path[0].hasSuffix("!") ? type.unwrapped : type, entry).map {
      StateReference(
        root: .variable(variable), path: path.dropFirst().map { .member($0.withoutMark) }, type: $0, span: span(entry))
    }
  }

  /// A reference without the animation of its changes, which shows nothing: `$isOn.animation(.spring)`; nil after a
  /// diagnostic.
  private mutating func bytesOfReference(_ entry: EntryID) -> ArraySlice<UInt8>? {
    let bytes = tree.bytes(entry)
    guard bytes.first == UInt8(ascii: "$"), bytes.last == UInt8(ascii: ")") else { return bytes }
    let call = Array(".animation(".utf8)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: call) }) else { return bytes }
    let offset = start - bytes.startIndex
    let argument = offset + call.count..<bytes.count - 1
    if !argument.isEmpty, expressionRecipe(entry, in: argument, expecting: .optional(.builtIn("Animation"))) == nil {
      return nil
    }
    return bytes[..<start]
  }

  /// The type of what a name stands for that is to be changed; complains of a constant, which may hide the state that is
  /// meant.
  private mutating func changeableType(
    of variable: VariableReference, _ type: ValueType, named name: String, _ entry: EntryID
  ) -> ValueType {
    guard let constant = constant(variable, type) else { return type }
    let hidden = scopes.hiddenState(name)
    report(notState(constant, entry, hiding: hidden))
    return hidden?.type ?? type
  }

  /// The constant, the parameter or the element of a loop that a name is, which nothing can change; nil for any other.
  private func constant(_ variable: VariableReference, _ type: ValueType) -> Scope.Name? {
    if case .binding = type { return nil }
    guard let names = scopes.scope(outwards: variable.depth)?.names, let index = names.index(ofSlot: variable.slot)
    else { return nil }
    switch names[index].kind {
    case .constant, .parameter: return names[index]
    // What an element is that is an object can be changed.
    case .element: return isObject(type) || type == .unknown ? nil : names[index]
    case .state, .variable, .item, .function, .property, .action: return nil
    }
  }

  /// The type of what a path of members leads to; nil after a diagnostic.
  private mutating func memberType(
    _ path: ArraySlice<String>, of type: ValueType, _ entry: EntryID
  ) -> ValueType? {
    var memberType = type.withoutBinding
    for member in path {
      guard let next = self.memberType(member.withoutMark, of: memberType)?.withoutBinding else {
        report(
          Diagnostic(
            .unknownMember, "`\(memberType.spelled(in: document.types))` has no member `\(member)`", at: span(entry)))
        return nil
      }
      memberType = member.hasSuffix("!") ? next.unwrapped : next
    }
    return memberType
  }
}

// MARK: - Subscripts

extension Checker {
  /// `items[index].isOn`: members, and elements of lists by their indices.
  private mutating func subscriptedReference(_ entry: EntryID, _ bytes: ArraySlice<UInt8>) -> StateReference? {
    guard let parts = Checker.partsOfReference(bytes), case .name(let range)? = parts.first else {
      report(wrongType(entry, wanted: "a state such as `$items[0].name`", of: "binding"))
      return nil
    }
    let name = words(in: range, of: entry)
    guard case .variable(let variable, let declared)? = scope.meaning(of: name) else {
      report(unknownState(name, entry))
      return nil
    }
    scopes.noteUse(of: variable)
    var type = changeableType(of: variable, declared, named: name, entry).withoutBinding
    var path: [StateReference.Step] = []
    for part in parts.dropFirst() {
      guard let (step, next) = step(part, from: type, entry) else { return nil }
      path.append(step)
      type = next.withoutBinding
    }
    return StateReference(root: .variable(variable), path: path, type: type, span: span(entry))
  }

  private mutating func step(
    _ part: ReferencePart, from type: ValueType, _ entry: EntryID
  ) -> (StateReference.Step, ValueType)? {
    switch part {
    case .name(let range):
      let name = words(in: range, of: entry)
      guard let member = memberType(name, of: type) else {
        report(
          Diagnostic(
            .unknownMember, "`\(type.spelled(in: document.types))` has no member `\(name)`", at: span(entry)))
        return nil
      }
      return (.member(name), member)
    case .index(let range):
      if case .dictionary(let key, let value) = type {
        guard let (name, _) = expressionRecipe(entry, in: range, expecting: key) else { return nil }
        let span = tree.sourceSpan(of: entry, in: range)
        return (.entry(DynamicValue(name, type: key, span: span)), value.isOptional ? value : .optional(value))
      }
      guard case .array(let element) = type else {
        report(
          Diagnostic(
            .typeMismatch, "\(withArticle(type.spelled(in: document.types))) has no elements to bind to",
            at: tree.sourceSpan(of: entry, in: range)))
        return nil
      }
      guard let (index, _) = expressionRecipe(entry, in: range, expecting: .int) else { return nil }
      return (.element(DynamicValue(index, type: .int, span: tree.sourceSpan(of: entry, in: range))), element)
    }
  }

  private func words(in range: Range<Int>, of entry: EntryID) -> String {
    let bytes = tree.bytes(entry)
    return String(
      decoding: bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound], as: UTF8.self)
  }

  /// A stretch of a reference: the name of a state or a member, or what stands between brackets.
  private enum ReferencePart {
    case name(Range<Int>)
    case index(Range<Int>)
  }

  /// The parts of `$items[index].isOn`; nil where brackets or names are missing.
  private static func partsOfReference(_ bytes: ArraySlice<UInt8>) -> [ReferencePart]? {
    var parts: [ReferencePart] = []
    var position = bytes.first == UInt8(ascii: "$") ? 1 : 0
    let byte = { (position: Int) in bytes[bytes.startIndex + position] }
    while position < bytes.count {
      let start = position
      if byte(position) == UInt8(ascii: "[") {
        var depth = 0
        repeat {
          if byte(position) == UInt8(ascii: "[") { depth += 1 }
          if byte(position) == UInt8(ascii: "]") { depth -= 1 }
          position += 1
        } while depth > 0 && position < bytes.count
        guard depth == 0, position - start > 2, !parts.isEmpty else { return nil }
        parts.append(.index(start + 1..<position - 1))
        continue
      }
      if !parts.isEmpty {
        guard byte(position) == UInt8(ascii: ".") else { return nil }
        position += 1
      }
      let name = position
      while position < bytes.count, byte(position) != UInt8(ascii: "."), byte(position) != UInt8(ascii: "[") {
        position += 1
      }
      guard position > name else { return nil }
      parts.append(.name(name..<position))
    }
    return parts
  }
}

extension String {
  /// Without the `!` behind it.
  fileprivate var withoutMark: String { hasSuffix("!") ? String(dropLast()) : self }
}
