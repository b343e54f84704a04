package import GalleyExpressions

// What the type rules of the catalogue ask.

extension TypeContext {
  /// A type of SwiftUI or the standard library, spelled as Swift prints it: `Optional<Color>`.
  package mutating func named(_ name: String) -> TypeRef { store.spelled(name) }

  /// A type with arguments.
  package mutating func generic(_ name: String, _ arguments: [TypeRef]) -> TypeRef {
    arguments.isEmpty ? named(name) : store.add(name, arguments)
  }

  /// What stands for a type that nobody has seen printed: `unknown(searchable)`, which is no Swift type.
  package mutating func unknown(_ name: String) -> TypeRef {
    unknownTypes.insert(name)
    return standIn(for: name)
  }

  /// What stands for a type that a document says it does not know: `unknown(LazyImage)`.
  package mutating func standIn(for name: String) -> TypeRef { store.add(TypeStore.unknownMark + name + ")") }

  /// A view with a modifier around it, `ModifiedContent<content, modifier>`.
  package mutating func modified(_ content: TypeRef, _ modifier: TypeRef) -> TypeRef {
    store.add("ModifiedContent", [content, modifier])
  }

  /// A layer that writes an environment value of the given printed type.
  package mutating func environmentLayer(_ receiver: TypedReceiver, writing valueType: String) -> TypedReceiver {
    let modifier = generic("_EnvironmentKeyWritingModifier", [named(valueType)])
    return TypedReceiver(modified(receiver.type, modifier))
  }

  /// The type of the block or the value that was given for a label; `EmptyView` where there is none.
  package mutating func component<Reading>(_ label: ArgumentLabel<Reading>) -> TypeRef { component(.of(label)) }

  /// The type that an argument of a printed type stands for.
  package mutating func component(_ argument: TypeArgument) -> TypeRef {
    switch argument {
    case .named(let name): return named(name)
    case .given(let label):
      guard let argument = self.argument(label.name) else { return named("EmptyView") }
      return type(of: argument).type
    }
  }

  /// The checked argument with this label; nil if it was not given.
  package func argument<Reading>(_ label: ArgumentLabel<Reading>) -> CheckedArgument? { argument(label.name) }

  private func argument(_ label: String) -> CheckedArgument? {
    for index in call.arguments {
      let argument = document.arguments[index]
      if parameters[argument.parameter].label == label { return argument }
    }
    return nil
  }

  /// A type of the author's own code, by its name; one with arguments is a library's.
  private mutating func documentType(spelled value: Value) -> TypeRef {
    guard case .string(let name) = value else { return named("Never") }
    return name.contains("<") ? store.spelled(name) : documentType(name)
  }

  /// The number of names that the closure of an action gives its parameters; nil where it is not given, or plain.
  package func closureParameterCount<Reading>(_ label: ArgumentLabel<Reading>) -> Int? {
    guard case .action(let index)? = argument(label)?.content else { return nil }
    return document.actions[index].parameters?.namedCount
  }

  /// What is written for a parameter, with nil for the parts of it that are computed; nil for an expression.
  package func writtenForm<Reading>(of label: ArgumentLabel<Reading>) -> Value? {
    switch argument(label)?.content {
    case .constant(let index): return document.constants[index].value
    case .dynamic(let index):
      guard case .build(let parts, let make) = document.dynamicValues[index].recipe else { return nil }
      return make(parts.map { _ in .null })
    case .node, .closure, .action, .controlStyle, nil: return nil
    }
  }

  /// The constant text that was given for a parameter; nil if none was.
  package func constantText(_ label: ArgumentLabel<String>) -> String? {
    guard case .constant(let index)? = argument(label)?.content,
      case .string(let text) = document.constants[index].value
    else { return nil }
    return text
  }

  /// Tells whether a value is written with a type of its own: `$(Color.red)` and not `red`.
  package func isTyped(_ argument: CheckedArgument) -> Bool { !argument.isImplicitMember }

  /// The printed type of the member of the environment that a key argument names, which a value argument may tell.
  package mutating func environmentType(
    ofKey key: ArgumentLabel<String>, value: ArgumentLabel<Value>?
  ) -> TypeRef {
    if let name = constantText(key), let known = EnvironmentKey.named(name) { return named(known.printedType) }
    if let name = constantText(key), document.environmentDefaults.contains(where: { $0.name == name }),
      let type = document.environmentTypes[name]
    {
      return written(type)
    }
    guard let given = value.flatMap({ argument($0) }) else { return unknown("environment") }
    return written(valueType(of: given))
  }

  package func isGiven<Reading>(_ label: ArgumentLabel<Reading>) -> Bool { argument(label.name) != nil }

  /// What the parameter with this label takes in the form of the call; nil if it has none.
  package func kind<Reading>(of label: ArgumentLabel<Reading>) -> ParameterKind? {
    parameters.first { $0.label == label.name }?.kind
  }

  /// What the columns of the table around the call are about; nil outside tables.
  package var tableElement: TableElement? {
    call.table.index.map { document.tableElements[$0] }
  }

  /// The type of an argument: of its block, or of its value.
  package mutating func type(of argument: CheckedArgument) -> TypedReceiver {
    switch argument.content {
    case .node(let node): return type(of: node)
    case .constant(let index) where parameters[argument.parameter].kind == .typeName:
      return TypedReceiver(documentType(spelled: document.constants[index].value))
    case .closure(let index):
      if let body = document.closures[index].body { return type(of: body) }
      return TypedReceiver(named("EmptyView"))
    case .dynamic(let index):
      switch document.dynamicValues[index].recipe {
      case .subviews(let node), .sections(let node): return type(of: node)
      case .constant, .expression, .variable, .binding, .bindingClosures, .build, .bounded, .choice, .declaring,
        .loop, .view, .rowValues:
        return TypedReceiver(written(valueType(of: argument)))
      }
    case .constant: return TypedReceiver(written(valueType(of: argument)))
    case .action: return TypedReceiver(named("Never"))
    case .controlStyle(let index): return TypedReceiver(style(document.styleUses[index]))
    }
  }

  /// The static type of a value argument.
  package func valueType(of argument: CheckedArgument) -> ValueType {
    switch argument.content {
    case .constant(let index): document.constants[index].type
    case .dynamic(let index): document.dynamicValues[index].type
    case .node, .closure, .action, .controlStyle: .unknown
    }
  }

  /// A value's type as it is printed.
  package mutating func written(_ type: ValueType) -> TypeRef {
    switch type {
    case .named(let id) where document.types[id].traits.contains(.generic):
      return instantiations[current].generics[id] ?? named("_")
    case .named(let id) where document.types[id].module == nil:
      return store.addDocumentType(document.types[id].swiftName, module: document.module)
    // With the types around it, which the qualified form tells.
    case .named(let id): return store.spelled(document.types[id].swiftName)
    case .optional(let wrapped): return store.add("Optional", [written(wrapped)])
    case .array(.named(.subview)): return named("SubviewsCollection")
    case .array(.named(.sectionConfiguration)): return named("SectionCollection")
    case .array(let element): return store.add("Array", [written(element)])
    case .unknown, .null, .bool, .int, .double, .string, .dictionary, .range, .closedRange, .closedRealRange,
      .caseRange, .applied, .tuple, .binding, .metatype:
      return store.spelled(swiftName(of: type, in: document.types))
    }
  }
}
