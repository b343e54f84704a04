// The definitions and their parts never change and are looked at for every node of a document: as classes they are
// handed on without copying their strings and lists. A document uses few of the hundreds that there are, so the forms
// of one are made when it is first met.

/// What forms of views and modifiers have in common: how they are called.
protocol Overload: Sendable {
  var parameters: [Parameter] { get }
  var availability: Availability? { get }
}

extension ViewOverload: Overload {}
extension ModifierOverload: Overload {}

/// The forms of a definition, and how they are called.
final class Forms<Form: Overload>: Sendable {
  let overloads: [Form]
  let callee: Callee

  init(_ overloads: [Form], of name: String, unlabelledForms: [String] = []) {
    self.overloads = overloads
    callee = Callee(
      name: name, overloads: overloads.map { ($0.parameters, $0.availability) }, unlabelledForms: unlabelledForms)
  }
}
