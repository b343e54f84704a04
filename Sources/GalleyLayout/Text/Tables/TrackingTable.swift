/// The points that the system font adds behind every glyph, by size.
///
/// Source: text 1.4.
enum TrackingTable {
  /// Returns the tracking of a size in points; between the published sizes it is interpolated linearly.
  ///
  /// Sizes below 6 have the tracking of 6, sizes above 80 none.
  static func tracking(size: Double, platform: MetricPlatform) -> Double {
    let table = platform == .macOS ? macOSEntries : entries
    guard let first = table.first, size > first.size else { return table.first?.points ?? 0 }
    let position = size <= lastConsecutiveSize ? Int((size - first.size).rounded(.up)) : nil
    guard let upper = position ?? table.firstIndex(where: { $0.size >= size }) else { return 0 }
    let (low, high) = (table[upper - 1], table[upper])
    let share = (size - low.size) / (high.size - low.size)
    return low.points + (high.points - low.points) * share
  }

  /// Up to this size the table has an entry for every point.
  private static let lastConsecutiveSize = 54.0

  private typealias Entry = (size: Double, points: Double)

  private static let entries: [Entry] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
    (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07),
    (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40),
    (34, 0.40), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37),
    (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35),
    (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.30), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19),
    (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
  ]

  private static let macOSEntries: [Entry] = {
    let own: [Double: Double] = [52: 0.31, 53: 0.33]
    return entries.map { ($0.size, own[$0.size] ?? $0.points) }
  }()
}
