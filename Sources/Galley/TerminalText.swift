import GalleySource

/// Text of documents on its way to a terminal.
public enum TerminalText {
  /// Returns a text in which all that a terminal would obey, or not show, is written out.
  public static func visible(_ text: String) -> String { VisibleText.of(text) }
}
