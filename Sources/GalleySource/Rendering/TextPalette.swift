/// The colours of a text report, or none.
struct TextPalette {
  /// What a stretch of text is.
  enum Role {
    case severity(Severity)
    case message
    case gutter
    case related
    case plain
  }

  let isColoured: Bool

  /// Appends what `write` appends, in the colour of `role`.
  func paint(_ role: Role, _ output: inout [UInt8], _ write: (inout [UInt8]) -> Void) {
    guard isColoured, let code = code(role) else { return write(&output) }
    output.append(Byte.escape)
    output.append(contentsOf: "[\(code)m".utf8)
    write(&output)
    output.append(Byte.escape)
    output.append(contentsOf: "[0m".utf8)
  }

  /// The parameters of the ANSI sequence (select graphic rendition) for `role`.
  private func code(_ role: Role) -> String? {
    switch role {
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .severity(.note): "1;36"
    case .message: "1"
    case .gutter, .related: "1;34"
    case .plain: nil
    }
  }
}
