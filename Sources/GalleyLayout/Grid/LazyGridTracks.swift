/// The tracks of a lazy grid across its axis.
///
/// Source: grid 2.2.
struct LazyGridTracks {
  struct Track {
    var position: Double
    var length: Double
    /// The item that the track comes from.
    var item: Int
  }

  private(set) var tracks: [Track] = []
  /// The length that the grid answers across its axis: what it was given, or more.
  private(set) var length: Double

  /// The most tracks an adaptive item becomes.
  static let maximumTracks = 10_000

  /// Fits the items into `length`; what is left is spread as `fraction` says.
  init(_ items: [GridItem], length: Double, fraction: Double) {
    self.length = length
    let gaps = items.map { LazyGridTracks.gap($0) }
    var flexible = 0
    var rest = length
    for (index, item) in items.enumerated() {
      if case .fixed(let fixed) = item.size { rest -= LayoutEngine.sane(fixed) } else { flexible += 1 }
      if index < items.count - 1 { rest -= gaps[index] }
    }
    var position = 0.0
    for (index, item) in items.enumerated() {
      let share = max(rest, 0) / Double(max(flexible, 1))
      let used = add(item, index: index, at: position, share: share, gap: gaps[index])
      if case .fixed = item.size {
      } else {
        rest -= used
        flexible -= 1
      }
      position += used + (index < items.count - 1 ? gaps[index] : 0)
    }
    self.length = max(length, position)
    guard position < length else { return }
    for index in tracks.indices { tracks[index].position += (length - position) * fraction }
  }

  /// The distance behind an item's tracks.
  static func gap(_ item: GridItem) -> Double {
    item.spacing.flatMap { $0.isFinite ? $0 : nil } ?? SpacingWishes.defaultDistance
  }

  /// Adds an item's tracks and returns the length that they take.
  private mutating func add(
    _ item: GridItem, index: Int, at position: Double, share: Double, gap: Double
  ) -> Double {
    switch item.size {
    case .fixed(let length):
      let length = LayoutEngine.sane(length)
      tracks.append(Track(position: position, length: length, item: index))
      return length
    case .flexible(let minimum, let maximum):
      let length = LayoutEngine.sane(min(max(share, minimum), maximum))
      tracks.append(Track(position: position, length: length, item: index))
      return length
    case .adaptive(let minimum, let maximum):
      let fitting = ((share - minimum) / (minimum + gap)).rounded(.down)
      let count = fitting > 0 ? 1 + min(fitting, Double(LazyGridTracks.maximumTracks - 1)) : 1
      let length = LayoutEngine.sane(min((share - gap * (count - 1)) / count, maximum))
      for track in 0..<Int(count) {
        tracks.append(Track(position: position + Double(track) * (length + gap), length: length, item: index))
      }
      return count * length + gap * (count - 1)
    }
  }
}
