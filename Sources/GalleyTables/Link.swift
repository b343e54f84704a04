/// The place of an element in its table, or no place at all.
///
/// It takes four bytes, where an optional index would take eight: nodes that have many of them stay small.
@usableFromInline
package struct Link<Element>: Hashable, Sendable {
  @usableFromInline let rawValue: UInt32

  @inlinable
  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A link to an element; to nothing if there is none.
  @inlinable
  package init(_ index: Index<Element>?) { rawValue = index.map(\.rawValue) ?? .max }

  /// Leads nowhere.
  @inlinable package static var none: Self { Self(rawValue: .max) }

  /// Where it leads; nil if nowhere.
  @inlinable package var index: Index<Element>? { rawValue == .max ? nil : Index(Int(rawValue)) }

  /// Whether it leads nowhere.
  @inlinable package var isNone: Bool { rawValue == .max }

  @inlinable
  package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
