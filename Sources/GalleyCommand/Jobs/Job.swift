/// What a command does once its arguments have been read, by whichever way.
protocol Job {
  /// Does it; throws the status that the command ends with unless that is success.
  func run() throws
}
