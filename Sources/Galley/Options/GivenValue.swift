/// A value that is given from outside: for a parameter or a piece of state, or for a member of the environment.
public struct GivenValue: Hashable, Sendable {
  /// What gets the value.
  public var name: String
  /// The value as a YAML scalar or flow value.
  public var text: String
  /// Where the value comes from, as problems with it name the file.
  public var origin: String

  /// Gives `name` the value that `text` writes; without an origin, problems speak of the `value of` the name.
  public init(_ name: String, _ text: String, origin: String? = nil) {
    self.name = name
    self.text = text
    self.origin = origin ?? "value of \(name)"
  }
}
