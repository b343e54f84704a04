package import GalleyExpressions
package import GalleyLayout

// What layout tells the closures of a document, as values of expressions.

extension Value {
  package init(_ size: Size) { self = .record(.size, [.double(size.width), .double(size.height)]) }

  package init(_ point: Point) { self = .record(.point, [.double(point.x), .double(point.y)]) }

  package init(_ rect: Rect) { self = .record(.rect, [Value(rect.origin), Value(rect.size)]) }

  /// What a geometry reader tells its content.
  package init(_ geometry: ReaderGeometry) {
    let insets = geometry.safeArea
    self = .record(
      .geometryProxy,
      [
        Value(geometry.size),
        .record(
          .edgeInsets,
          [.double(insets.top), .double(insets.leading), .double(insets.bottom), .double(insets.trailing)]),
        Value(geometry.globalFrame), Value(geometry.namedFrames.map { ($0.name, $0.frame) }),
        Value(geometry.namedFrames.map { ($0.name, $0.bounds) }),
      ])
  }

  private init(_ frames: [(String, Rect)]) {
    self = .dictionary(frames.map { DictionaryEntry(key: .string($0.0), value: Value($0.1)) })
  }

  /// What an alignment guide's closure is told: a guide that was not set has its default.
  ///
  /// `custom` gives the defaults of the document's own guides.
  package init(_ dimensions: GuideDimensions, types: TypeTable, custom: (GuideID) -> Double? = { _ in nil }) {
    func guides(_ type: String, _ axis: Axis, explicitOnly: Bool) -> Value {
      let cases = TypeTable.builtInID(type).map { types[$0].cases } ?? []
      return .array(
        cases.enumerated().map { index, guide in
          guard let id = GuideID(name: guide.name, axis: axis) ?? types.customGuide(index, axis: axis) else {
            return .null
          }
          let fallback = explicitOnly ? nil : id.defaultValue(in: dimensions.size) ?? custom(id)
          return (dimensions.explicit[id] ?? fallback).map { .double($0) } ?? .null
        })
    }
    self = .record(
      .viewDimensions,
      [
        .double(dimensions.size.width), .double(dimensions.size.height),
        guides("HorizontalAlignment", .horizontal, explicitOnly: false),
        guides("VerticalAlignment", .vertical, explicitOnly: false),
        guides("HorizontalAlignment", .horizontal, explicitOnly: true),
        guides("VerticalAlignment", .vertical, explicitOnly: true),
      ])
  }
}

extension GuideID {
  /// Where a built-in guide lies in a view that does not set it (layout 1.3).
  fileprivate func defaultValue(in size: Size) -> Double? {
    switch builtIn {
    case .leading, .top: 0
    case .horizontalCenter: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    case nil: nil
    }
  }
}
