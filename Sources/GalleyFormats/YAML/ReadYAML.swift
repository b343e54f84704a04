package import GalleySource

/// Reads a YAML document into a located tree.
///
/// Plain scalars follow the core schema of YAML 1.2. Aliases and merge keys are expanded; own keys win over merged ones,
/// earlier sources over later ones. An empty file is null. A byte order mark is skipped.
///
/// libyaml stops at its first syntax error. Where the mistake has an evident mend, its byte is masked in a copy of the
/// same length and reading starts again, so that one run reports several. Expressions that stand without quotes are read
/// that way as they are meant, with a warning. JSON's own mistakes are explained as such, for
/// JSON is YAML as long as it is well-formed.
package func readYAML(
  _ file: SourceFile, index: UInt32, limits: ReadingLimits = ReadingLimits()
) -> ReadingResult {
  if let refusal = refusal(of: file, index: index, limits: limits) {
    return ReadingResult(tree: nil, diagnostics: [refusal])
  }
  var masked = file.bytes
  var mistakes = ProblemList(file: index, limit: limits.problems)
  var isTreeSure = true
  var attempts = max(1, min(20, (32 << 20) / max(1, file.bytes.count)))
  while true {
    var outcome = readOnce(masked, isMasked: !mistakes.isEmpty, source: file.bytes, index: index, limits: limits)
    if mistakes.isEmpty, let json = readAsJSON(file, instead: outcome, index: index, limits: limits) { return json }
    var hasMasks = false
    attempts -= 1
    for mistake in outcome.mistakes {
      var diagnostic = mistake.diagnostic
      // What is not read again is not read at all.
      if attempts == 0 { diagnostic.severity = .error }
      mistakes.report(diagnostic)
      isTreeSure = isTreeSure && mistake.isTreeSure
      if apply(mistake.masks, to: &masked) { hasMasks = true }
    }
    if hasMasks, attempts > 0, !mistakes.isFull { continue }
    if !outcome.mistakes.isEmpty || !isTreeSure { outcome.tree = nil }
    // What follows a mistake may only look like a line of the text above.
    let hasMistakes = mistakes.hasErrors
    for diagnostic in outcome.problems.diagnostics where !hasMistakes || diagnostic.severity == .error {
      mistakes.report(diagnostic)
    }
    return ReadingResult(tree: outcome.tree, diagnostics: mistakes.sorted())
  }
}

/// Reads a document that YAML stumbles over as JSON, if it begins as only JSON does and JSON has no more to complain of.
private func readAsJSON(
  _ file: SourceFile, instead outcome: Outcome, index: UInt32, limits: ReadingLimits
) -> ReadingResult? {
  guard !outcome.mistakes.isEmpty, looksLikeJSON(file.bytes) else { return nil }
  let json = readJSON(file, index: index, limits: limits)
  return json.diagnostics.count <= outcome.mistakes.count ? json : nil
}

/// What one attempt brought.
private struct Outcome {
  /// Nil if reading did not reach the end.
  var tree: LocatedTree?
  var problems: ProblemList
  var mistakes: [YAMLMistake]
}

private func readOnce(
  _ bytes: [UInt8], isMasked: Bool, source: [UInt8], index: UInt32, limits: ReadingLimits
) -> Outcome {
  bytes.withUnsafeBufferPointer { buffer in
    var reader = YAMLReader(bytes: buffer, isMasked: isMasked, source: source, index: index, limits: limits)
    reader.readDocument()
    return Outcome(
      tree: reader.isBroken ? nil : reader.tree, problems: reader.problems, mistakes: reader.mistakes())
  }
}

/// Puts the masks into `bytes`, and tells whether that changed anything.
private func apply(_ masks: [YAMLMistake.Mask], to bytes: inout [UInt8]) -> Bool {
  var hasChanged = false
  for mask in masks where bytes.indices.contains(mask.position) && bytes[mask.position] != mask.byte {
    bytes[mask.position] = mask.byte
    hasChanged = true
  }
  return hasChanged
}
