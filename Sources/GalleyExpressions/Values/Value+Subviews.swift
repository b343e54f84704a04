// What a layout of the document knows its subviews by.
extension Value {
  /// A subview by its number.
  package init(subview index: Int) { self = .record(.layoutSubview, [.int(index)]) }

  /// The number of the subview that a value is of: a subview, or its spacing.
  package var subviewIndex: Int? {
    guard case .record(_, let fields) = self, fields.count == 1, case .int(let index) = fields[0] else { return nil }
    return index
  }

  /// The dimensions of a subview, which is asked for its guides when they are needed.
  package static func dimensions(ofSubview index: Int, width: Double, height: Double, for proposal: Value) -> Value {
    .record(.viewDimensions, [.double(width), .double(height), Value(subview: index), proposal])
  }

  /// The subview that dimensions are of, and what it was offered; nil for dimensions that have their guides.
  package var measuredSubview: (index: Int, proposal: Value)? {
    guard case .record(.viewDimensions, let fields) = self, fields.count == 4, let index = fields[2].subviewIndex
    else { return nil }
    return (index, fields[3])
  }

  var areDimensionsOfSubview: Bool { measuredSubview != nil }
}
