import GalleySource

extension Explanation {
  /// Explanations of one document, and what parts of it do, as JSON; the schema is `SchemaSubject.explain`.
  ///
  /// `fixes` says what helps against a symptom, `remedies` against what an answer wonders at. Of more explanations than `explanations` the others were left out, `leftOut` of them. What `problems` there are is told,
  /// too.
  public static func json(
    _ explanations: [Explanation], effects: [PartEffect] = [], absences: [Absence] = [], symptoms: [Symptom] = [],
    leftOut: Int = 0,
    problems: ProblemReport? = nil, fixes: (Symptom) -> [Fix] = { _ in [] },
    remedies: (Explanation) -> [Fix] = { _ in [] }
  ) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.beginObject()
    writer.member("galley", 1)
    writer.key("explanations")
    writer.array { writer in
      for explanation in explanations { explanation.write(fixes: remedies(explanation), to: &writer) }
    }
    if !effects.isEmpty {
      writer.key("effects")
      writer.array { writer in for effect in effects { effect.write(to: &writer) } }
    }
    if !absences.isEmpty {
      writer.key("absences")
      writer.array { writer in for absence in absences { absence.write(to: &writer) } }
    }
    if leftOut > 0 { writer.member("leftOut", leftOut) }
    if !symptoms.isEmpty {
      writer.key("symptoms")
      writer.array { writer in
        for symptom in symptoms { symptom.write(fixes: fixes(symptom), to: &writer) }
      }
    }
    problems?.write(to: &writer)
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  private func write(fixes: [Fix], to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("node", node.path)
    if let name = node.name { writer.member("label", name) }
    writer.key("aspects")
    writer.array(inline: true) { writer in for aspect in aspects { writer.string(aspect.rawValue) } }
    writer.member("answer", answer)
    if !aspects.isEmpty {
      writer.key("frame")
      writer.object(inline: true) { $0.members(of: node.frame) }
    }
    if count > 1 { writer.member("count", count) }
    if isCut {
      writer.key("isCut")
      writer.boolean(true)
    }
    writer.key("steps")
    writer.array { writer in for (position, step) in steps.enumerated() { step.write(position, to: &writer) } }
    if !fixes.isEmpty {
      writer.key("fixes")
      writer.array { writer in for fix in fixes { fix.write(to: &writer) } }
    }
    writer.endObject()
  }
}

extension Symptom {
  fileprivate func write(fixes: [Fix], to writer: inout JSONWriter) {
    writer.beginObject(inline: fixes.isEmpty)
    writer.member("kind", kind.rawValue)
    writer.member("node", node.path)
    if let name = node.name { writer.member("label", name) }
    writer.member("text", text)
    if !fixes.isEmpty {
      writer.key("fixes")
      writer.array { writer in for fix in fixes { fix.write(to: &writer) } }
    }
    writer.endObject()
  }
}

extension Explanation.Step {
  fileprivate func write(_ position: Int, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", position)
    writer.member("rule", rule)
    writer.member("reference", reference)
    writer.member("standing", standing.rawValue)
    writer.member("text", text)
    writer.key("values")
    writer.object(inline: true) { writer in
      for value in values {
        writer.key(named: value.name)
        value.write(to: &writer)
      }
    }
    writer.key("equations")
    writer.array(inline: true) { writer in for equation in equations { writer.string(equation) } }
    writer.key("places")
    writer.array { writer in
      for place in places { writer.value(place) }
    }
    writer.key("causes")
    writer.array(inline: true) { writer in for cause in causes { writer.integer(cause) } }
    writer.endObject()
  }
}

extension Explanation.Value {
  fileprivate func write(to writer: inout JSONWriter) {
    switch content {
    case .number(let number): writer.number(number)
    case .numbers(let numbers):
      writer.array(inline: true) { writer in for number in numbers { writer.number(number) } }
    case .text(let text): writer.string(text)
    case .texts(let texts):
      writer.array(inline: true) { writer in for text in texts { writer.string(text) } }
    }
  }
}
