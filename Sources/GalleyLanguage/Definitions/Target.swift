/// A platform whose SwiftUI a document can mean.
package enum Platform: String, Sendable, CaseIterable, Hashable {
  case iOS, iPadOS, macOS, watchOS, tvOS, visionOS

  /// The place in the list of platforms.
  fileprivate var order: Int {
    switch self {
    case .iOS: 0
    case .iPadOS: 1
    case .macOS: 2
    case .watchOS: 3
    case .tvOS: 4
    case .visionOS: 5
    }
  }

  /// The version of this platform that came in the year of iOS 13; later years count up from there.
  fileprivate func major(inYear year: Int) -> Int? {
    if year >= 2025 { return 26 + (year - 2025) }
    let sinceFirst = year - 2019
    switch self {
    case .iOS, .iPadOS, .tvOS: return 13 + sinceFirst
    case .macOS: return sinceFirst == 0 ? 10 : 10 + sinceFirst
    case .watchOS: return 6 + sinceFirst
    case .visionOS: return sinceFirst >= 4 ? sinceFirst - 3 : nil
    }
  }

  /// How many point releases of the year iOS had before this platform's first: macOS 13.0 came with iOS 16.1.
  fileprivate func minorOffset(inYear year: Int) -> Int {
    guard self == .macOS else { return 0 }
    switch year {
    // macOS 10.15 counts as one release, which has all that iOS got until 13.4.
    case 2019: return 4
    case 2020: return 2
    case 2021, 2022: return 1
    default: return 0
    }
  }
}

/// A release of SwiftUI, which all platforms of a year share.
package struct Release: Hashable, Sendable, Comparable {
  /// 2019 for iOS 13.
  package var year: Int
  /// 4 for iOS 16.4, and for macOS 13.3, which came with it.
  package var minor: Int

  package init(year: Int, minor: Int = 0) {
    self.year = year
    self.minor = minor
  }

  /// The release that came with a version of iOS.
  package static func iOS(_ major: Int, _ minor: Int = 0) -> Release {
    Release(year: major >= 26 ? 2025 + (major - 26) : 2019 + (major - 13), minor: minor)
  }

  package static func < (left: Release, right: Release) -> Bool {
    (left.year, left.minor) < (right.year, right.minor)
  }
}

/// The platform and version whose SwiftUI a document means.
package struct Target: Hashable, Sendable {
  package var platform: Platform
  package var release: Release

  package init(platform: Platform, release: Release) {
    self.platform = platform
    self.release = release
  }

  /// What a document without `target` means.
  package static let `default` = Target(platform: .iOS, release: .iOS(18))

  /// Reads `iOS 17`, `macOS 10.15`, `visionOS 2.0`; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: true)
    guard words.count == 2,
      let platform = Platform.allCases.first(where: { $0.rawValue.lowercased() == words[0].lowercased() })
    else { return nil }
    let numbers = words[1].split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count <= 3, let major = numbers.first.flatMap({ Int($0) }) else { return nil }
    var minor = 0
    if numbers.count > 1 {
      guard let value = Int(numbers[1]), value >= 0 else { return nil }
      minor = value
    }
    // macOS 10.15 is the year's major version; its point releases are patches.
    let isFirstMac = platform == .macOS && major == 10
    guard !isFirstMac || minor == 15,
      let year = Target.years.first(where: { platform.major(inYear: $0) == major })
    else { return nil }
    let offset = platform.minorOffset(inYear: year)
    guard case (let release, false) = (isFirstMac ? 0 : minor).addingReportingOverflow(offset) else { return nil }
    self.init(platform: platform, release: Release(year: year, minor: release))
  }

  /// The years whose releases can be meant; those to come are counted on.
  private static let years = 2019...2027

  /// The first release of each year on a platform, as documents write it.
  package static func names(on platform: Platform) -> [String] {
    years.compactMap { name(of: Release(year: $0), on: platform) }
  }

  /// The target as a document writes it.
  package var description: String { Target.name(of: release, on: platform) ?? "\(platform.rawValue) ?" }

  /// Returns `iOS 16.4` for a release on a platform; nil if the platform did not exist then.
  package static func name(of release: Release, on platform: Platform) -> String? {
    guard let major = platform.major(inYear: release.year) else { return nil }
    if platform == .macOS && major == 10 { return "macOS 10.15" }
    let minor = max(0, release.minor - platform.minorOffset(inYear: release.year))
    return "\(platform.rawValue) \(major)" + (minor > 0 ? ".\(minor)" : "")
  }
}

/// Since when, and where, SwiftUI has something.
package struct Availability: Hashable, Sendable {
  /// The first release, the same on every platform that is not listed in `exceptions`.
  package var since: Release
  /// Platforms with a rule of their own, in the order of `Platform`.
  private var exceptions: [Exception] = []

  private struct Exception: Hashable {
    var platform: Platform
    /// Nil if the platform never has it.
    var release: Release?
  }

  package init(since: Release) { self.since = since }

  private mutating func except(_ platform: Platform, _ release: Release?) {
    exceptions.removeAll { $0.platform == platform }
    exceptions.append(Exception(platform: platform, release: release))
    exceptions.sort { $0.platform.order < $1.platform.order }
  }

  /// Available on all platforms since the release of a version of iOS.
  package static func iOS(_ major: Int, _ minor: Int = 0) -> Availability { Availability(since: .iOS(major, minor)) }

  /// Returns this availability without `platforms`.
  package func except(_ platforms: Platform...) -> Availability {
    var result = self
    for platform in platforms { result.except(platform, nil) }
    return result
  }

  /// Returns this availability with another first release on one platform.
  package func on(_ platform: Platform, since release: Release) -> Availability {
    var result = self
    result.except(platform, release)
    return result
  }

  /// Returns the availability that only the given platforms have, since this release.
  package func only(_ platforms: Platform...) -> Availability {
    var result = self
    for platform in Platform.allCases where !platforms.contains(platform) { result.except(platform, nil) }
    return result
  }

  /// The first release on `platform`; nil if the platform never has it.
  package func first(on platform: Platform) -> Release? {
    if let exception = exceptions.first(where: { $0.platform == platform }) { return exception.release }
    return platform == .visionOS ? max(since, .iOS(17)) : since
  }

  /// Tells whether `target` has it.
  package func includes(_ target: Target) -> Bool {
    first(on: target.platform).map { $0 <= target.release } ?? false
  }
}
