import GalleyExpressions
package import GalleySource
package import GalleyTables

/// Something that a document writes and that its meaning can be asked of: a modifier, or an argument of a call.
package struct ProgramPart: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case modifier(Index<CheckedModifier>)
    case argument(Index<CheckedArgument>, of: Owner)
  }

  /// What a call belongs to.
  package enum Owner: Hashable, Sendable {
    case node(NodeID)
    case modifier(Index<CheckedModifier>)
  }

  package var content: Content
  /// The key of the modifier, or the value of the argument.
  package var span: SourceSpan

  package init(content: Content, span: SourceSpan) {
    self.content = content
    self.span = span
  }
}

extension CheckedProgram {
  /// All parts: of each node its arguments, and then each of its modifiers with its arguments.
  ///
  /// What an alias brings once more stands at the same place, and is a part once more.
  package var parts: [ProgramPart] {
    var parts: [ProgramPart] = []
    for index in nodes.indices { addArguments(of: nodes[index].call, .node(index), to: &parts) }
    for index in modifiers.indices {
      parts.append(ProgramPart(content: .modifier(index), span: modifiers[index].span))
      addArguments(of: modifiers[index].call, .modifier(index), to: &parts)
    }
    return parts
  }

  private func addArguments(of call: CheckedCall, _ owner: ProgramPart.Owner, to parts: inout [ProgramPart]) {
    for argument in call.arguments {
      parts.append(ProgramPart(content: .argument(argument, of: owner), span: arguments[argument].span))
    }
  }

  /// The call of a node or modifier.
  package func call(of owner: ProgramPart.Owner) -> CheckedCall {
    switch owner {
    case .node(let index): nodes[index].call
    case .modifier(let index): modifiers[index].call
    }
  }

  /// The parameters that the arguments of a node or modifier are given for; empty for what takes no values.
  package func parameters(of owner: ProgramPart.Owner, _ catalogue: Catalogue) -> [Parameter] {
    switch owner {
    case .node(let index):
      let node = nodes[index]
      switch node.kind {
      case .view(let view): return catalogue.views[view].overload(node.call.overload).parameters
      case .customView(let view): return views[view].parameters
      case .customShape(let shape): return shapes[shape].parameters
      case .customLayout(let layout): return layouts[layout].parameters
      case .property(let property, _): return properties[property].parameters
      case .invalid, .block, .conditional, .selection, .forEach, .constants, .slot, .viewValue, .shownValue,
        .modifiedContent, .configuration:
        return []
      }
    case .modifier(let index):
      let modifier = modifiers[index]
      switch modifier.kind {
      case .modifier(let definition):
        return catalogue.modifiers[definition].overload(modifier.call.overload).parameters
      case .custom(let custom): return viewModifiers[custom].view.parameters
      case .method(let method): return viewMethods[method].parameters
      case .invalid, .concatenation: return []
      }
    }
  }

  /// The parameter that an argument is given for; nil where the call takes no values.
  package func parameter(
    of argument: Index<CheckedArgument>, _ owner: ProgramPart.Owner, _ catalogue: Catalogue
  ) -> Parameter? {
    let parameters = parameters(of: owner, catalogue)
    let position = arguments[argument].parameter.position
    return parameters.indices.contains(position) ? parameters[position] : nil
  }

  // MARK: Other programs

  /// The program without what stands at the place of a part, however often that is used.
  package func leavingOut(_ part: ProgramPart) -> CheckedProgram {
    var program = self
    switch part.content {
    case .modifier:
      for index in modifiers.indices where modifiers[index].span == part.span {
        program.modifiers[index].kind = .invalid
      }
    case .argument:
      for index in nodes.indices {
        program.nodes[index].call.arguments = program.arguments.removing(part.span, from: nodes[index].call.arguments)
      }
      for index in modifiers.indices {
        let given = modifiers[index].call.arguments
        program.modifiers[index].call.arguments = program.arguments.removing(part.span, from: given)
      }
    }
    return program
  }

  /// The argument that a part is, or the only one of a modifier; nil for a modifier with none or several.
  package func argument(of part: ProgramPart) -> Index<CheckedArgument>? {
    switch part.content {
    case .argument(let argument, _): return argument
    case .modifier(let index):
      let given = modifiers[index].call.arguments
      return given.count == 1 ? given.startIndex : nil
    }
  }

  /// The number that an argument is written as; nil for what is none, or is computed.
  package func number(of argument: Index<CheckedArgument>) -> Double? {
    guard case .constant(let index) = arguments[argument].content, case .double(let number) = constants[index].value
    else { return nil }
    return number
  }

  /// The program with another number at the place of an argument that is a number; its limits are not looked at.
  package func setting(_ span: SourceSpan, to number: Double) -> CheckedProgram {
    var program = self
    for index in arguments.indices where arguments[index].span == span {
      guard case .constant(let constant) = arguments[index].content, self.number(of: index) != nil else { continue }
      let changed = CheckedConstant(.double(number), type: constants[constant].type)
      program.arguments[index].content = .constant(program.constants.append(changed))
    }
    return program
  }
}

extension Table<CheckedArgument> {
  /// Takes the argument at a place out of those of a call, and returns where the others are.
  fileprivate mutating func removing(
    _ span: SourceSpan, from call: IndexRange<CheckedArgument>
  )
    -> IndexRange<CheckedArgument>
  {
    guard let removed = call.first(where: { self[$0].span == span }) else { return call }
    let last = Index<CheckedArgument>(call.endIndex.position - 1)
    for position in removed.position..<last.position { self[Index(position)] = self[Index(position + 1)] }
    return IndexRange(call.startIndex, upTo: last)
  }
}
