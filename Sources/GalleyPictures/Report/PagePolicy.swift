import GalleyDrawing

/// What a browser may do for a page: show its own style, run its own script, and nothing else.
enum PagePolicy {
  /// Returns the policy for a page with this script and this style sheet, and no others.
  static func text(script: [UInt8], style: [UInt8]) -> String {
    "default-src 'none'; script-src \(source(of: script)); style-src \(source(of: style)); img-src data:; "
      + "base-uri 'none'; form-action 'none'"
  }

  /// How a policy names an element by what stands in it.
  private static func source(of content: [UInt8]) -> String {
    "'sha256-\(String(decoding: Base64.digits(of: SHA256.hash(of: content)), as: UTF8.self))'"
  }
}
