extension DocumentLayout {
  /// What is asked of a node where nobody says: what leads to what people see of it, or else its size and place.
  public func aspects(askedOf node: Node, why: Symptom.Kind? = nil) -> [Explanation.Aspect] {
    if let why { return symptoms([why], of: [node]).first?.aspects ?? why.aspects }
    return symptoms(of: [node]).first?.aspects ?? Explanation.Aspect.allCases
  }

  /// What helps against what an explanation tells of: against what people asked for, or what is mostly a mistake, as far as it is
  /// about what was asked, and what its answer wonders at.
  public func remedies(for explanation: Explanation, why: Symptom.Kind? = nil) -> [Fix] {
    let found = symptoms(why.map { [$0] } ?? Symptom.Kind.allCases.filter(\.isToldUnasked), of: [explanation.node])
    let asked = found.filter { symptom in
      explanation.aspects.isEmpty || !Set(symptom.aspects).isDisjoint(with: explanation.aspects)
    }
    return asked.flatMap { fixes(for: $0) } + fixes(for: explanation)
  }
}

extension Fix {
  /// The fix as a line for people.
  public var line: String { "\(purpose): \(message).\n" }
}
