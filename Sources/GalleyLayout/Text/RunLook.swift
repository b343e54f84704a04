/// How a stretch of text looks beside its letters: no size depends on it, and who draws the text knows what it is.
package final class RunLook: Sendable, Hashable {
  package let value: any Hashable & Sendable

  package init(_ value: some Hashable & Sendable) { self.value = value }

  package static func == (left: RunLook, right: RunLook) -> Bool {
    left === right || AnyHashable(left.value) == AnyHashable(right.value)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}
