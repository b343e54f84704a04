import GalleyCatalogue
import GalleyExpressions
import GalleyLanguage
import GalleyLayout

/// A layout of the host's own under the name that documents call it by.
///
/// ```swift
/// var options = InterpreterOptions()
/// options.layouts = [
///   RegisteredLayout("Staircase", parameters: [.number("step", default: 10)]) { arguments in
///     Staircase(step: arguments.number("step"))
///   }
/// ]
/// // Staircase: { step: 20, content: [ { Text: A }, { Text: B } ] }
/// ```
public struct RegisteredLayout: Sendable {
  /// An argument that documents can give the layout beside its `content`.
  public struct Parameter: Sendable {
    enum Kind: Sendable {
      case number(Double)
      case text(String)
      case flag(Bool)
    }

    let label: String
    let summary: String
    let kind: Kind

    /// A number.
    public static func number(
      _ label: String, default fallback: Double, summary: String = "A number of the layout."
    ) -> Parameter {
      Parameter(label: label, summary: summary, kind: .number(fallback))
    }

    /// A text.
    public static func text(
      _ label: String, default fallback: String, summary: String = "A text of the layout."
    ) -> Parameter {
      Parameter(label: label, summary: summary, kind: .text(fallback))
    }

    /// A truth value.
    public static func flag(
      _ label: String, default fallback: Bool, summary: String = "A choice of the layout."
    ) -> Parameter {
      Parameter(label: label, summary: summary, kind: .flag(fallback))
    }
  }

  /// The arguments of one use of the layout; those that were left out have their defaults.
  public struct Arguments: Sendable {
    let given: GalleyLanguage.Arguments
    let parameters: [Parameter]

    /// A number; 0 for a label that is not declared.
    public func number(_ label: String) -> Double {
      guard case .number(let fallback)? = kind(of: label) else { return 0 }
      return given[ArgumentLabel<Double>(label)] ?? fallback
    }

    /// A text; empty for a label that is not declared.
    public func text(_ label: String) -> String {
      guard case .text(let fallback)? = kind(of: label) else { return "" }
      return given[ArgumentLabel<String>(label)] ?? fallback
    }

    /// A truth value; false for a label that is not declared.
    public func flag(_ label: String) -> Bool {
      guard case .flag(let fallback)? = kind(of: label) else { return false }
      return given[ArgumentLabel<Bool>(label)] ?? fallback
    }

    private func kind(of label: String) -> Parameter.Kind? { parameters.first { $0.label == label }?.kind }
  }

  /// The view's name, in UpperCamelCase.
  public let name: String
  let definition: ViewDefinition
  /// The labels of its own arguments.
  let labels: [String]

  /// Registers a layout; `make` is called for every use of it.
  public init<Layout: HostLayout>(
    _ name: String, summary: String = "A layout of the host.", parameters: [Parameter] = [],
    make: @escaping @Sendable (Arguments) -> Layout
  ) {
    self.name = name
    labels = parameters.map(\.label)
    let declared = parameters.map { $0.declared } + [.required(.content, "The views.")]
    definition = ViewDefinition(
      name, summary: summary, layoutStanding: .measured,
      overloads: [
        ViewOverload(
          declared, type: .hostLayout(name),
          layout: .custom { lowering, view in
            let layout = make(Arguments(given: lowering.arguments(of: view), parameters: parameters))
            let axis = layout.stackOrientation.map { $0 == .horizontal ? Axis.horizontal : .vertical }
            let children = lowering.within(orientation: axis) { $0.lowerList(.content, of: view) }
            let primitive = lowering.arrangement(HostArrangement(host: layout))
            return [lowering.add(primitive, for: view, children: children)]
          })
      ], examples: [])
  }
}

extension RegisteredLayout.Parameter {
  fileprivate var declared: GalleyLanguage.Parameter {
    switch kind {
    case .number: .optional(label, .number, summary, nullable: false)
    case .text: .optional(label, .string, summary, nullable: false)
    case .flag: .optional(label, .bool, summary, nullable: false)
    }
  }
}

extension ViewTypeRule {
  /// A layout of the host, called with its views: its type is the document's own.
  fileprivate static func hostLayout(_ name: String) -> ViewTypeRule {
    ViewTypeRule { context in
      let layout = context.store.addDocumentType(name, module: context.document.module)
      let root = context.generic("_LayoutRoot", [layout])
      return TypedReceiver(context.generic("_VariadicView.Tree", [root, context.component(.content)]))
    }
  }
}

extension Catalogue {
  /// SwiftUI's views and layouts of the host; one whose name is taken is a problem of the options.
  static func standard(with layouts: [RegisteredLayout]) -> Catalogue {
    guard !layouts.isEmpty else { return .standard }
    var views = Catalogue.standard.views
    for layout in layouts where !views.contains(where: { $0.name == layout.name }) { views.append(layout.definition) }
    return Catalogue(
      views: views, modifiers: Catalogue.standard.modifiers, styleProtocols: Catalogue.standard.styleProtocols,
      figures: { Catalogue.standard.figures })
  }
}
