/// A reason why the command cannot do what was asked, in the user's words; ends it with status 2.
struct CommandFailure: Error, Equatable {
  /// Lower case, no final period: "cannot read `card.yaml`: no such file or directory".
  let message: String

  /// Creates a failure.
  init(_ message: String) {
    self.message = message
  }
}
