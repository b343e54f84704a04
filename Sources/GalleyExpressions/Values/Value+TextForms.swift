// Structures that documents write as texts: moments in ISO 8601, addresses.

extension Value {
  /// Whether a value may be what a structure is made of that is written as a text: a date, an address.
  package func stands(for type: TypeID) -> Bool {
    if type == .date { return isDate }
    return type != .url || self != .string("")
  }

  /// Whether it is a moment, or a text or a binding that stands for one.
  package var isDate: Bool { Moment(self) != nil }
}
