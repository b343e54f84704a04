/// The styles of lists that share figures.
package enum ListFamily: String, Sendable, CaseIterable, Hashable {
  /// Rows from edge to edge, or between margins.
  case plain
  /// Sections are groups with space between them.
  case grouped
}

/// The rules that figures come from.
package enum FigureSource: String, Sendable, Hashable {
  case lists = "figures 1"
  case bars = "figures 2"
  case controls = "figures 3"
  case macControls = "grid 4.1"
  case collected = "grid 4.2"
  case rowModel = "grid 4.3"
  case navigation = "grid 4.4"
}

/// How well a figure is known.
package enum FigureEvidence: Sendable, Hashable {
  case measured(FigureSource)
  case published(FigureSource)
  /// Worked out from measured figures.
  case derived(FigureSource, String)
  /// Nobody has published it.
  case model

  package var standing: Standing {
    switch self {
    case .measured: .measured
    case .published: .published
    case .derived: .derived
    case .model: .model
    }
  }

  /// The rule that it comes from, with the sum that it was worked out by; nil for a model.
  package var source: String? {
    switch self {
    case .measured(let source), .published(let source): source.rawValue
    case .derived(let source, let sum): "\(source.rawValue): \(sum)"
    case .model: nil
    }
  }
}

/// One value of a figure: that of a platform from a release on, until there is another.
package struct FigureValue: Sendable, Hashable {
  package let platform: MetricPlatform
  /// The platform's version that it was measured on.
  package let version: Int
  /// Nil for all lists.
  package let family: ListFamily?
  package let points: Double
  package let evidence: FigureEvidence

  /// The release that it was measured on: `iOS 17`.
  package var release: String { "\(platform.rawValue) \(version)" }

  package static func iOS(
    _ points: Double, since version: Int = 13, in family: ListFamily? = nil, _ evidence: FigureEvidence
  ) -> FigureValue {
    FigureValue(platform: .iOS, version: version, family: family, points: points, evidence: evidence)
  }

  package static func macOS(_ points: Double, since version: Int = 11, _ evidence: FigureEvidence) -> FigureValue {
    FigureValue(platform: .macOS, version: version, family: nil, points: points, evidence: evidence)
  }

  package static func watchOS(_ points: Double, _ evidence: FigureEvidence) -> FigureValue {
    FigureValue(platform: .watchOS, version: 6, family: nil, points: points, evidence: evidence)
  }

  /// The year of a version of iOS.
  static func year(ofIOS version: Int) -> Int { version >= 26 ? 1999 + version : 2006 + version }

  /// The year of its version.
  var year: Int {
    if version >= 26 { return 1999 + version }
    return switch platform {
    case .iOS, .tvOS: 2006 + version
    case .macOS: 2009 + version
    case .watchOS: 2013 + version
    case .visionOS: 2022 + version
    }
  }
}

/// One figure with its values by platform, release and style of lists.
package struct ControlMetricRow: Sendable {
  package let metric: ControlMetric
  /// Its name for embedders: `switch.width`.
  package let name: String
  /// One sentence for the reference.
  package let summary: String
  /// Those of a platform and a family stand in the order of their releases.
  package let values: [FigureValue]

  package init(_ metric: ControlMetric, _ name: String, _ summary: String, _ values: FigureValue...) {
    self.metric = metric
    self.name = name
    self.summary = summary
    self.values = values
  }

  /// Its name for embedders in the lists of a family.
  package func name(in family: ListFamily?) -> String { family.map { "\(name).\($0.rawValue)" } ?? name }

  /// Whether its values are those of families of lists.
  package var hasFamilies: Bool { values.contains { $0.family != nil } }

  /// The value that holds on a platform in the release of a year.
  ///
  /// It is that of the nearest release before it that was measured; of the first one, where there is none before.
  /// Platforms without values of their own have those of iOS.
  package func value(on platform: MetricPlatform, year: Int, in family: ListFamily?) -> FigureValue? {
    let hasOwn = values.contains { $0.platform == platform }
    var result: FigureValue?
    for value in values where value.platform == (hasOwn ? platform : .iOS) {
      guard value.family == nil || value.family == family else { continue }
      if result == nil || value.year <= year { result = value }
    }
    return result
  }
}
