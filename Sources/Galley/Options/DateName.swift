import GalleyExpressions

/// A moment in ISO 8601, such as `2024-05-01T12:00:00Z`.
public struct DateName: NamedOption {
  /// The moment as it was written.
  public let description: String
  let moment: Moment

  /// Takes a day that the calendar has, perhaps with a time and a time zone; nil for anything else.
  public init?(_ text: String) {
    guard let moment = Moment(text) else { return nil }
    description = text
    self.moment = moment
  }
}
