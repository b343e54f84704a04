extension TypeRamp {
  /// Returns the figures of iOS and iPadOS.
  static func iOSEntry(of style: TextStyle, dynamicTypeSize: DynamicTypeSize) -> Entry {
    let weights = iOSWeights(of: style)
    let (size, leading) = iOSSize(of: style, dynamicTypeSize: dynamicTypeSize)
    return Entry(size: size, leading: leading, weight: weights.weight, emphasized: weights.emphasized)
  }

  /// Returns the size and leading of a style; the extra large titles keep their distance from the large title.
  private static func iOSSize(
    of style: TextStyle, dynamicTypeSize: DynamicTypeSize
  ) -> (size: Double, leading: Double) {
    let first = dynamicTypeSize.rank * iOSColumns
    switch style {
    case .extraLargeTitle: return (iOSSizes[first].size + 2, iOSSizes[first].leading + 2)
    case .extraLargeTitle2: return iOSSizes[first + 1]
    case .largeTitle: return iOSSizes[first]
    case .title: return iOSSizes[first + 1]
    case .title2: return iOSSizes[first + 2]
    case .title3: return iOSSizes[first + 3]
    case .headline: return iOSSizes[first + 4]
    case .body: return iOSSizes[first + 5]
    case .callout: return iOSSizes[first + 6]
    case .subheadline: return iOSSizes[first + 7]
    case .footnote: return iOSSizes[first + 8]
    case .caption: return iOSSizes[first + 9]
    case .caption2: return iOSSizes[first + 10]
    }
  }

  private static let iOSColumns = 11

  /// A row for each text size; in it, from large title to caption 2, size and leading.
  ///
  /// Source: text 1.3.
  private static let iOSSizes: [(size: Double, leading: Double)] = [
    // xSmall
    (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13), (11, 13),
    // Small
    (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13), (11, 13),
    // Medium
    (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13), (11, 13),
    // Large
    (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16), (11, 13),
    // xLarge
    (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19), (13, 18),
    // xxLarge
    (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21), (15, 20),
    // xxxLarge
    (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23), (17, 22),
    // AX1
    (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29), (22, 28), (20, 25),
    // AX2
    (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32), (24, 30),
    // AX3
    (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39), (29, 35),
    // AX4
    (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44), (34, 41),
    // AX5
    (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51), (40, 48),
  ]
}
