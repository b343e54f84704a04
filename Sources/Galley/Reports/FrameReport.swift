import GalleySource

/// A form of the report of frames: everything that the library and the command have to know of it.
///
/// A new form is a file with a type of this kind and a line in `FrameFormat.reports`.
protocol FrameReport: SendableMetatype {
  /// What it is called: `csv`.
  static var name: String { get }
  /// What the names of files in this form end with: `.csv`.
  static var fileSuffix: String { get }
  /// How the reports of several documents become one.
  static var joining: FrameFormat.Joining { get }

  /// The whole report as UTF-8 text, but for what `sink` has taken.
  static func write(_ layout: DocumentLayout, options: FrameOptions, sink: ByteSink?) -> [UInt8]
}

/// The forms of the report of frames.
public struct FrameFormat: Sendable {
  /// How the reports of several documents become one.
  public enum Joining: Hashable, Sendable {
    /// One below the other, each under the name of its document.
    case titled
    /// As the elements of a JSON array, each of which names its document, with the problems of those that have no report.
    case array
    /// Not at all: a report does not tell which document it is of.
    case none
  }

  /// All forms, the usual one first.
  private static let reports: [any FrameReport.Type] = [
    FrameTreeReport.self,
    FrameJSONReport.self,
    FrameCSVReport.self,
  ]

  let report: any FrameReport.Type

  init(_ report: any FrameReport.Type) { self.report = report }

  /// What the names of files in this form end with.
  public var fileSuffix: String { report.fileSuffix }
  /// How the reports of several documents become one.
  public var joining: Joining { report.joining }
}

extension FrameFormat: CaseIterable {
  /// All forms, the usual one first.
  public static let allCases = reports.map { FrameFormat($0) }
}

extension FrameFormat: RawRepresentable, Hashable {
  /// The form of that name; nil if there is none.
  public init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  /// What it is called: `csv`.
  public var rawValue: String { report.name }
}
