/// Places of a document, to look up whether any of them overlaps another.
package struct SpanIndex: Sendable {
  /// In order, none overlapping the next.
  private var spans: [SourceSpan] = []

  /// Creates an index of places in any order.
  package init(_ places: [SourceSpan]) {
    for place in places.sorted(by: { ($0.file, $0.start, $0.end) < ($1.file, $1.start, $1.end) }) {
      if let last = spans.last, last.file == place.file, place.start < last.end {
        spans[spans.count - 1] = last.union(place)
      } else {
        spans.append(place)
      }
    }
  }

  /// Tells whether a byte belongs to `place` and to one of the places, or one is a place inside of the other.
  package func overlaps(_ place: SourceSpan) -> Bool {
    // The first that ends behind the beginning.
    var first = 0
    var end = spans.count
    while first < end {
      let middle = first + (end - first) / 2
      if (spans[middle].file, spans[middle].end) > (place.file, place.start) {
        end = middle
      } else {
        first = middle + 1
      }
    }
    return first < spans.count && spans[first].file == place.file && spans[first].start < place.end
  }
}
