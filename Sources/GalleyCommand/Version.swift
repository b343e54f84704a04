/// The version of the command, as `--version` and SARIF reports give it.
enum Version {
  static let current = "0.1.0"
}
