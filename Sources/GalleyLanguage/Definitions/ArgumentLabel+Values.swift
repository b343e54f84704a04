import GalleyExpressions
package import GalleyLayout

// What is read for each type, and what documents write for it unless a label says otherwise.

extension ArgumentLabel<Value> {
  /// A value that is read as it is.
  package init(_ name: String, _ kind: @autoclosure @escaping @Sendable () -> ParameterKind = .anyValue) {
    self.init(name, kind()) { value, _ in value }
  }
}

extension ArgumentLabel<ViewBlock> {
  /// A block.
  package init(_ name: String, _ kind: @autoclosure @escaping @Sendable () -> ParameterKind = .content) {
    self.init(name, kind()) { _, _ in nil }
  }
}

extension ArgumentLabel<LayoutClosure> {
  /// A closure.
  package init(_ name: String, _ kind: @autoclosure @escaping @Sendable () -> ParameterKind) {
    self.init(name, kind()) { _, _ in nil }
  }
}

extension ArgumentLabel<Double> {
  package init(_ name: String, _ kind: @autoclosure @escaping @Sendable () -> ParameterKind = .number) {
    self.init(name, kind()) { value, _ in value.number }
  }
}

extension ArgumentLabel<Int> {
  package init(_ name: String) {
    self.init(name, .integer) { value, _ in if case .int(let number) = value { number } else { nil } }
  }
}

extension ArgumentLabel<Bool> {
  package init(_ name: String, _ kind: @autoclosure @escaping @Sendable () -> ParameterKind = .bool) {
    self.init(name, kind()) { value, _ in if case .bool(let isTrue) = value { isTrue } else { nil } }
  }
}

extension ArgumentLabel<String> {
  package init(_ name: String, _ kind: @autoclosure @escaping @Sendable () -> ParameterKind = .string) {
    self.init(name, kind()) { value, _ in if case .string(let text) = value { text } else { nil } }
  }

  /// The name of a case of the enumeration that SwiftUI calls `type`.
  package init(_ name: String, caseOf type: @autoclosure @escaping @Sendable () -> ParameterKind) {
    self.init(name, type()) { value, types in types.caseName(of: value) }
  }
}

extension ArgumentLabel where Reading: RawRepresentable<String> & Sendable {
  /// A case of an enumeration whose names are SwiftUI's.
  package init(_ name: String, caseOf type: @autoclosure @escaping @Sendable () -> ParameterKind) {
    self.init(name, type()) { value, types in types.caseName(of: value).flatMap { Reading(rawValue: $0) } }
  }
}

extension ArgumentLabel<LocalizedText> {
  /// The words of a text that Swift localises.
  package init(
    _ name: String, _ kind: @autoclosure @escaping @Sendable () -> ParameterKind = .localizedStringKey,
    otherName: String? = nil
  ) {
    self.init(name, kind(), otherName: otherName) { value, _ in value.localizedText }
  }
}

extension ArgumentLabel<Color> {
  package init(_ name: String) {
    self.init(name, .type("Color")) { value, _ in if case .color(let color) = value { color } else { nil } }
  }
}

extension ArgumentLabel<Font> {
  package init(_ name: String) {
    self.init(name, .type("Font")) { value, _ in if case .font(let font) = value { font } else { nil } }
  }
}

extension ArgumentLabel<ShapeStyle> {
  package init(_ name: String) {
    self.init(name, .style) { value, _ in value.shapeStyle }
  }
}

extension ArgumentLabel<[Double]> {
  /// The numbers of a structure, such as an Angle or a CGAffineTransform, in the order of their declaration.
  package init(_ name: String, fieldsOf type: @autoclosure @escaping @Sendable () -> ParameterKind) {
    self.init(name, type()) { value, _ in value.numericFields }
  }
}

extension ArgumentLabel<Size> {
  package init(_ name: String) {
    self.init(name, .type("CGSize")) { value, _ in
      guard let fields = value.numericFields, fields.count == 2 else { return nil }
      return Size(width: fields[0], height: fields[1])
    }
  }
}

extension ArgumentLabel<UnitPoint> {
  package init(_ name: String) {
    self.init(name, .type("UnitPoint")) { value, _ in
      guard let fields = value.numericFields, fields.count == 2 else { return nil }
      return UnitPoint(x: fields[0], y: fields[1])
    }
  }
}

extension ArgumentLabel<EdgeInsets> {
  package init(_ name: String) {
    self.init(name, .type("EdgeInsets")) { value, _ in
      guard let fields = value.numericFields, fields.count == 4 else { return nil }
      return EdgeInsets(top: fields[0], leading: fields[1], bottom: fields[2], trailing: fields[3])
    }
  }
}

extension ArgumentLabel<Alignment> {
  package init(_ name: String) { self.init(name, .type("Alignment")) { value, types in types.alignment(value) } }
}

extension ArgumentLabel<GuideID> {
  /// A HorizontalAlignment or VerticalAlignment; `axis` is the one that it belongs to.
  package init(_ name: String, along axis: Axis) {
    self.init(name, .type(axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment")) { value, types in
      types.guide(value, axis: axis)
    }
  }
}

extension ArgumentLabel<AxisSet> {
  /// An axis or a set of axes.
  package init(_ name: String) {
    self.init(name, .type("Axis.Set")) { value, types in
      types.caseNames(of: value)?.reduce(into: AxisSet()) { set, name in
        if let axis = AxisCase(rawValue: name)?.axis { set.insert(axis == .horizontal ? .horizontal : .vertical) }
      }
    }
  }
}

extension ArgumentLabel<EdgeSet> {
  /// An edge or a set of edges.
  package init(_ name: String) {
    self.init(name, .type("Edge.Set")) { value, types in
      types.caseNames(of: value)?.reduce(into: EdgeSet()) { $0.formUnion(EdgeSet(name: $1)) }
    }
  }
}
