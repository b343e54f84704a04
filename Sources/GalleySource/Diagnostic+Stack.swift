extension Diagnostic {
  /// Says that a place is nested deeper than the stack allows, whichever stage finds it.
  package static func stackExhausted(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .stackExhausted, "this is nested deeper than the stack allows that the system gives", at: span,
      help: [
        "nest it less deeply, or let the process have more address space: a gigabyte is enough for every document within "
          + "the default limits"
      ])
  }
}
