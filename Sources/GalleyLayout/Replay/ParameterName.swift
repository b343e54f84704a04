import GalleyTables

/// The parameters that reasons lead to.
package enum ParameterName: String, Hashable, Sendable {
  case top, leading, bottom, trailing
  case width, height, minWidth, minHeight, idealWidth, idealHeight, maxWidth, maxHeight
  case horizontalAlignment, verticalAlignment
  case spacing, minLength
  case horizontalAxis, verticalAxis, ratio, x, y, guide, priority, minimum, horizontalSpacing, verticalSpacing
  /// The most lines of a text, those it keeps room for, and how far it may shrink, which its environment says.
  case lineLimit, reservedLines, minimumScaleFactor
  /// The room around a row of a list, which a layer of the row says.
  case insets

  /// The names of the lengths of a frame along an axis.
  static func length(_ axis: Axis) -> ParameterName { axis == .horizontal ? .width : .height }
  static func least(_ axis: Axis) -> ParameterName { axis == .horizontal ? .minWidth : .minHeight }
  static func ideal(_ axis: Axis) -> ParameterName { axis == .horizontal ? .idealWidth : .idealHeight }
  static func most(_ axis: Axis) -> ParameterName { axis == .horizontal ? .maxWidth : .maxHeight }
  static func runs(_ axis: Axis) -> ParameterName { axis == .horizontal ? .horizontalAxis : .verticalAxis }
  static func place(_ axis: Axis) -> ParameterName { axis == .horizontal ? .x : .y }
  package static func alignment(_ axis: Axis) -> ParameterName {
    axis == .horizontal ? .horizontalAlignment : .verticalAlignment
  }
}

extension AxisSet {
  /// The axes as parameters of a rule: 1 where it acts, 0 where not.
  var namedParameters: [ParameterName: Double] {
    [.horizontalAxis: contains(.horizontal) ? 1 : 0, .verticalAxis: contains(.vertical) ? 1 : 0]
  }
}

extension EdgeInsets {
  /// The insets as parameters of a rule.
  var namedParameters: [ParameterName: Double] {
    [.top: top, .leading: leading, .bottom: bottom, .trailing: trailing]
  }
}
