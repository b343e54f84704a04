package import GalleyLayout

extension DocumentLayout {
  /// How much work the layout was, for tests and benchmarks; nil if nothing was laid out.
  package var counters: LayoutCounters? { result?.layout?.counters }
}
