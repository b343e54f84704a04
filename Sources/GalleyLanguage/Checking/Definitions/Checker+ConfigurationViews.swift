import GalleyExpressions
import GalleyTables

// What controls hand to styles.

extension Checker {
  /// Finds what the members of `configuration` that are views stand for, in every control that a style of the document can
  /// reach.
  mutating func addConfigurationViews() {
    guard !document.styles.isEmpty else { return }
    let keys = Set(document.styles.map { catalogue.styleProtocols[$0.styleProtocol].key })
    for index in document.nodes.indices {
      guard case .view(let definition) = document.nodes[index].kind else { continue }
      let overload = catalogue.views[definition].overload(document.nodes[index].call.overload)
      guard let control = overload.styled,
        keys.contains(control.key) || (!control.buttonStyles.isEmpty && keys.contains(StyledControl.buttonKey))
      else { continue }
      var views: [String: NodeID] = [:]
      for (member, content) in control.views.sorted(by: { $0.key < $1.key }) {
        views[member] = configurationView(content, of: document.nodes[index], overload.parameters)
      }
      document.configurationViews[index] = views
    }
  }

  /// Adds the header of each section that has but a title, for containers that are told it.
  mutating func addSectionHeaders() {
    guard document.tellsSubviews else { return }
    for index in document.nodes.indices {
      guard case .view(let definition) = document.nodes[index].kind else { continue }
      let overload = catalogue.views[definition].overload(document.nodes[index].call.overload)
      guard overload.isSection else { continue }
      let words = StyledControl.Content.view("Text", ["text": .of(ArgumentLabel<LocalizedText>("title"))])
      let header = configurationView(words, of: document.nodes[index], overload.parameters)
      document.configurationViews[index] = header.map { ["header": $0] }
    }
  }

  private mutating func configurationView(
    _ content: StyledControl.Content, of node: CheckedNode, _ parameters: [Parameter]
  ) -> NodeID? {
    switch content {
    case .block(let label):
      guard case .node(let block)? = argument(label.name, of: node, parameters)?.content else { return nil }
      return block
    case .view(let name, let labels):
      guard let view = names.find(name).flatMap({ catalogue.view($0) }) else { return nil }
      var given: [String: CheckedArgument] = [:]
      for (label, source) in labels { given[label] = argument(source.name, of: node, parameters) }
      let overloads = catalogue.views[view].overloads
      let overload = overloads.firstIndex { candidate in
        candidate.parameters.allSatisfy { !$0.isRequired || given[$0.label] != nil }
          && given.keys.allSatisfy { label in candidate.parameters.contains { $0.label == label } }
      }
      guard let overload, !given.isEmpty else { return nil }
      let first = document.arguments.endIndex
      for (position, parameter) in overloads[overload].parameters.enumerated() {
        guard let argument = given[parameter.label] else { continue }
        document.arguments.append(
          CheckedArgument(parameter: Index(position), content: argument.content, span: argument.span))
      }
      return add(
        CheckedNode(
          .view(view),
          call: CheckedCall(overload: Index(overload), arguments: document.arguments.indices(from: first)),
          span: node.span, entry: node.entry))
    }
  }

  private func argument(_ label: String, of node: CheckedNode, _ parameters: [Parameter]) -> CheckedArgument? {
    for index in node.call.arguments {
      let argument = document.arguments[index]
      if parameters[argument.parameter].label == label { return argument }
    }
    return nil
  }
}
