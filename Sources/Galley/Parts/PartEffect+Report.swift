import GalleySource

extension PartEffect {
  /// More nodes than this are only counted.
  private static let mostTold = 5

  /// What the part does, for people: what is different without it, the largest first.
  public var text: String {
    let subject = "`\(part.summary)` (\(SentenceWriter.shown(part.sourceRange, in: layout.name)))"
    guard let without else { return "\(subject) is needed: this would be no document without it\n" }
    if let idleness {
      guard idleness != .ignored || !isSeen else {
        return "\(subject) changes no size and no place, at most how things look\n"
      }
      let reason = swallower.map { ". " + $0 } ?? ""
      return "\(subject) changes nothing: \(text(of: idleness))\(reason)\n"
    }
    let names = DifferenceNames(layout, without)
    let told = differences.told.prefix(Self.mostTold)
    var lines = "\(subject): without it\n"
    for difference in told { lines += "  \(names.name(difference)) \(difference.contrast)\n" }
    let rest = differences.count - told.count
    if rest > 0 { lines += "  and \(rest) more \(rest == 1 ? "follows or changes" : "follow or change")\n" }
    return lines
  }

  /// Whether the part is a modifier that people see something of all the same.
  private var isSeen: Bool {
    part.kind == .modifier && layout.nodes.contains { $0.changesLook && $0.part == part }
  }

  private func text(of idleness: Idleness) -> String {
    let usual = layout.document.number(of: part).map { SentenceWriter.length($0) }
    switch (idleness, usual) {
    case (.usual, let number?): return "\(number) is what there is without it"
    case (.usual, nil), (.ignored, _): return "every view has the same size and place without it"
    }
  }

  /// Writes the part and what is different without it.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", part.kind.rawValue)
    writer.member("name", part.name)
    writer.member("text", part.summary)
    writer.key("place")
    writer.value(part.sourceRange)
    writer.key("isNeeded")
    writer.boolean(without == nil)
    if let idleness { writer.member("idle", idleness.rawValue) }
    if let removal = layout.removal(of: part) {
      writer.key("removal")
      removal.write(to: &writer)
    }
    writer.key("differences")
    writer.array { writer in for difference in differences { difference.write(to: &writer) } }
    writer.endObject()
  }
}
