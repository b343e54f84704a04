/// One figure with its values on the platforms, and whether somebody measured it.
package struct ControlMetricRow: Sendable {
  /// Where a figure comes from measurements or Apple's documents; elsewhere it is a model's.
  package enum Evidence: Sendable {
    case nowhere
    case iOS
    case macOS
    case everywhere
  }

  package let metric: ControlMetric
  /// One sentence for the reference.
  package let summary: String
  let iOS: Double
  let macOS: Double
  let evidence: Evidence

  init(
    _ metric: ControlMetric, _ iOS: Double, macOS: Double? = nil, published evidence: Evidence = .nowhere,
    _ summary: String
  ) {
    self.metric = metric
    self.summary = summary
    self.iOS = iOS
    self.macOS = macOS ?? iOS
    self.evidence = evidence
  }

  /// The figure on a platform, in points; platforms without figures of their own have those of iOS.
  package func value(on platform: MetricPlatform) -> Double { platform == .macOS ? macOS : iOS }

  /// Whether the figure is published for a platform, and not a model's.
  package func isPublished(on platform: MetricPlatform) -> Bool {
    switch evidence {
    case .nowhere: false
    case .everywhere: platform == .iOS || platform == .macOS
    case .iOS: platform == .iOS
    case .macOS: platform == .macOS
    }
  }
}

/// The figures of controls, lists and bars on one platform, in points; an embedder may replace any of them.
package struct ControlMetricTable: Sendable, Hashable {
  /// In the order of `ControlMetric`.
  private var values: [Double]

  /// Creates the table of a platform, as SwiftUI is in or after the release of a year.
  package init(platform: MetricPlatform, year: Int) {
    values = ControlMetricTable.rows.map { $0.value(on: platform) }
    if year >= 2025 && platform != .macOS {
      self[.switchWidth] = 63
      self[.switchHeight] = 28
    }
  }

  /// A figure in points; lengths are never negative.
  package subscript(metric: ControlMetric) -> Double {
    get { place(of: metric).map { values[$0] } ?? 0 }
    set {
      guard let place = place(of: metric) else { return }
      values[place] = newValue.isFinite ? max(newValue, 0) : 0
    }
  }

  private func place(of metric: ControlMetric) -> Int? { ControlMetric.allCases.firstIndex(of: metric) }

  /// All figures, in the order of their enumeration.
  package static let rows: [ControlMetricRow] = controls + containers
}
