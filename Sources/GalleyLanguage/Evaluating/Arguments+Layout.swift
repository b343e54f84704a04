package import GalleyExpressions
package import GalleyLayout

// The values of the catalogue's arguments as the layout engine knows them.

extension TypeTable {
  /// The names of the cases of a set or a list; one case is a set of its own.
  package func caseNames(of value: Value) -> [String]? {
    if case .array(let values) = value { return values.compactMap { caseName(of: $0) } }
    return caseName(of: value).map { [$0] }
  }
}

extension EdgeInsets {
  /// The room that `padding` and its relatives add where no length is given, in points (layout 4.5).
  package static let standardPadding = 16.0
}

extension GuideID {
  /// The built-in guide that HorizontalAlignment or VerticalAlignment calls `name`.
  package init?(name: String, axis: Axis) {
    switch name {
    case "leading": self = .leading
    case "center": self = axis == .horizontal ? .horizontalCenter : .verticalCenter
    case "trailing": self = .trailing
    case "top": self = .top
    case "bottom": self = .bottom
    case "firstTextBaseline": self = .firstTextBaseline
    case "lastTextBaseline": self = .lastTextBaseline
    default: return nil
    }
  }
}

extension Alignment {
  /// The alignment that SwiftUI calls `name`, such as `topLeading`.
  package init?(name: String) {
    guard let (horizontal, vertical) = Alignment.named[name] else { return nil }
    self.init(horizontal: horizontal, vertical: vertical)
  }

  private static let named: [String: (GuideID, GuideID)] = [
    "topLeading": (.leading, .top), "top": (.horizontalCenter, .top), "topTrailing": (.trailing, .top),
    "leading": (.leading, .verticalCenter), "center": (.horizontalCenter, .verticalCenter),
    "trailing": (.trailing, .verticalCenter), "bottomLeading": (.leading, .bottom),
    "bottom": (.horizontalCenter, .bottom), "bottomTrailing": (.trailing, .bottom),
    "leadingFirstTextBaseline": (.leading, .firstTextBaseline),
    "centerFirstTextBaseline": (.horizontalCenter, .firstTextBaseline),
    "trailingFirstTextBaseline": (.trailing, .firstTextBaseline),
    "leadingLastTextBaseline": (.leading, .lastTextBaseline),
    "centerLastTextBaseline": (.horizontalCenter, .lastTextBaseline),
    "trailingLastTextBaseline": (.trailing, .lastTextBaseline),
  ]
}

extension TypeTable {
  /// The guide that a value of HorizontalAlignment or VerticalAlignment is, the document's own included.
  package func guide(_ value: Value, axis: Axis) -> GuideID? {
    guard case .enumeration(_, let index, _) = value else { return nil }
    return caseName(of: value).flatMap { GuideID(name: $0, axis: axis) } ?? customGuide(index, axis: axis)
  }

  /// The guides of the document follow the built-in ones in their type; layout numbers the horizontal ones first.
  func customGuide(_ index: Int, axis: Axis) -> GuideID? {
    let own: TypeID = axis == .horizontal ? .horizontalAlignment : .verticalAlignment
    let position = index - TypeTable.builtIn[own.position].cases.count
    guard position >= 0 else { return nil }
    if axis == .horizontal { return .custom(position) }
    let horizontal = TypeID.horizontalAlignment
    let before = self[horizontal].cases.count - TypeTable.builtIn[horizontal.position].cases.count
    return .custom(before + position)
  }

  /// The pair of guides that a value of Alignment is.
  package func alignment(_ value: Value) -> Alignment? {
    if case .enumeration(_, _, let payload) = value, payload.count == 2,
      let horizontal = guide(payload[0], axis: .horizontal), let vertical = guide(payload[1], axis: .vertical)
    {
      return Alignment(horizontal: horizontal, vertical: vertical)
    }
    return caseName(of: value).flatMap { Alignment(name: $0) }
  }
}
