import GalleyLanguage

extension StyleProtocol {
  static let buttonStyle = StyleProtocol(
    "ButtonStyle", summary: "How buttons look; taps stay SwiftUI's affair.", since: .iOS(13),
    members: [
      .view("label"), .value("role", .optional(.builtIn("ButtonRole"))), .value("isPressed", .bool),
    ])
}
