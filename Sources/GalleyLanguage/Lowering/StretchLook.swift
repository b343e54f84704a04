package import GalleyExpressions
package import GalleyLayout
package import GalleyTables

/// How a stretch of a text looks that does not look like its place.
package struct StretchLook: Sendable, Hashable {
  /// Where the stretch was written as a text of its own, what travels down to it.
  package var environment: Index<EnvironmentValues>?
  package var foreground: ShapeStyle?
  /// Whether it looks as links do.
  package var isLink = false
  package var underline: TextLineStyle??
  package var strikethrough: TextLineStyle??
}

extension StretchLook {
  /// Nil for a stretch that looks like what is around it.
  init?(_ attributes: TextAttributes, _ form: InlineForm) {
    foreground = attributes.foreground
    isLink = form.contains(.link)
    underline = attributes.isUnderlined.map { $0 ? TextLineStyle() : nil }
    let isStruckThrough = form.contains(.strikethrough) ? true : attributes.isStruckThrough
    strikethrough = isStruckThrough.map { $0 ? TextLineStyle() : nil }
    if self == StretchLook() { return nil }
  }
}

extension TextContent.Run {
  /// The run with the look of the text that it was written in, further inside than others.
  package func standing(in environment: Index<EnvironmentValues>) -> TextContent.Run {
    var look = StretchLook(self) ?? StretchLook(in: environment)
    guard look.environment == nil || look.environment == environment else { return self }
    look.environment = environment
    var run = self
    run.look = RunLook(look)
    return run
  }
}

extension StretchLook {
  fileprivate init(in environment: Index<EnvironmentValues>) { self.init(environment: environment) }

  /// The look of a run; nil for one without.
  package init?(_ run: TextContent.Run) {
    guard let look = run.look?.value as? StretchLook else { return nil }
    self = look
  }
}
