/// What a parent offers a child: a length per axis, or nil where it asks for the ideal one.
///
/// Lengths may be infinite.
///
/// Each length is one `Double` with NaN standing for nil, so that a proposal is two words and compares by its bits.
@frozen @usableFromInline package struct Proposal: Hashable, Sendable {
  @usableFromInline var rawWidth: Double
  @usableFromInline var rawHeight: Double

  @inlinable package init(width: Double?, height: Double?) {
    self.init(rawWidth: width ?? .nan, rawHeight: height ?? .nan)
  }

  @inlinable package init(_ size: Size) { self.init(rawWidth: size.width, rawHeight: size.height) }

  @inlinable init(rawWidth: Double, rawHeight: Double) {
    self.rawWidth = Proposal.canonical(rawWidth)
    self.rawHeight = Proposal.canonical(rawHeight)
  }

  package static let unspecified = Proposal(rawWidth: .nan, rawHeight: .nan)
  package static let zero = Proposal(rawWidth: 0, rawHeight: 0)
  package static let infinity = Proposal(rawWidth: .infinity, rawHeight: .infinity)

  /// The offered width; nil asks for the ideal one.
  @inlinable package var width: Double? {
    get { rawWidth.isNaN ? nil : rawWidth }
    set { rawWidth = Proposal.canonical(newValue ?? .nan) }
  }

  /// The offered height; nil asks for the ideal one.
  @inlinable package var height: Double? {
    get { rawHeight.isNaN ? nil : rawHeight }
    set { rawHeight = Proposal.canonical(newValue ?? .nan) }
  }

  @inlinable package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The length on an axis with NaN for nil.
  @inlinable subscript(raw axis: Axis) -> Double {
    get { axis == .horizontal ? rawWidth : rawHeight }
    set {
      let length = Proposal.canonical(newValue)
      if axis == .horizontal { rawWidth = length } else { rawHeight = length }
    }
  }

  @inlinable package static func == (left: Proposal, right: Proposal) -> Bool {
    left.rawWidth.bitPattern == right.rawWidth.bitPattern && left.rawHeight.bitPattern == right.rawHeight.bitPattern
  }

  @inlinable package func hash(into hasher: inout Hasher) {
    hasher.combine(rawWidth.bitPattern)
    hasher.combine(rawHeight.bitPattern)
  }

  /// One bit pattern for every NaN and for both zeros.
  @inlinable static func canonical(_ length: Double) -> Double { length == length ? length + 0 : .nan }
}
