/// How the command ends; thrown to end it early.
enum ExitStatus: Int32, Error {
  /// It ran, and nothing is wrong.
  case success = 0
  /// It ran, and the documents have errors.
  case documentErrors = 1
  /// It could not run: usage, an unreadable file, an internal fault.
  case failure = 2

  /// The graver of two.
  func worse(_ other: ExitStatus) -> ExitStatus { rawValue >= other.rawValue ? self : other }
}
