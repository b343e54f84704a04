/// Which numbers SwiftUI makes something of at a place, and what becomes of the others.
package struct NumberDomain: Sendable, Hashable {
  /// What an infinite number comes to; one that is not a number comes to the same, and is refused where that is taken.
  package enum Infinity: Sendable, Hashable {
    /// It has a meaning: `maxWidth: infinity`.
    case taken
    /// It counts as nil, and SwiftUI complains as the program runs; the label that it was probably meant for.
    case ignored(instead: String)
    /// There is nothing that could be laid out.
    case refused
  }

  /// What becomes of a number below `least`.
  package enum Below: Sendable, Hashable {
    /// It counts as `least`.
    case raised
    /// SwiftUI promises nothing: only numbers above `least` are meant.
    case meaningless
  }

  package var least = -Double.infinity
  package var most = Double.infinity
  package var infinity = Infinity.taken
  package var below = Below.raised
  /// Numbers below this one end the program.
  package var fatalBelow = -Double.infinity

  /// Every number; of a structure, whatever its members admit.
  package static let any = NumberDomain()
  /// Distances, insets, places: negative ones have a meaning, infinite ones do not.
  package static let finite = NumberDomain(infinity: .refused)
  /// Lengths that cannot be infinite, and count as 0 if they are negative: least widths, line widths, blurs.
  package static let length = NumberDomain(least: 0, infinity: .refused)
  /// Lengths that may be infinite: greatest widths, radii of corners, durations.
  package static let openLength = NumberDomain(least: 0)
  /// Parts of a whole, from 0 to 1.
  package static let fraction = NumberDomain(least: 0, most: 1)
  /// Numbers of things: one at least.
  package static let count = NumberDomain(least: 1)
  /// Sizes, ratios and steps, which are above 0.
  package static let positive = NumberDomain(least: 0, infinity: .refused, below: .meaningless)

  /// The length of a frame's side: ∞ counts as nil (layout 4.1), and `greatest` was probably meant.
  package static func side(greatest: String) -> NumberDomain {
    NumberDomain(least: 0, infinity: .ignored(instead: greatest))
  }

  package init(
    least: Double = -.infinity, most: Double = .infinity, infinity: Infinity = .taken, below: Below = .raised,
    fatalBelow: Double = -.infinity
  ) {
    self.least = least
    self.most = most
    self.infinity = infinity
    self.below = below
    self.fatalBelow = fatalBelow
  }

  /// What is wrong with a number here; nil if nothing is.
  package func cause(of number: Double) -> NumberProblem.Cause? {
    if number.isNaN || number.isInfinite && infinity != .taken { return .infinite }
    if number < least || number > most || (below == .meaningless && number == least) { return .outside }
    return nil
  }
}

/// A number that does not fit its place.
package struct NumberProblem: Sendable, Hashable {
  package enum Cause: Sendable, Hashable {
    case infinite
    case outside
    /// It lies below another member of the same value, which is its lower bound.
    case belowOther(String, Double)
  }

  /// A way from a value to a part of it.
  package enum Step: Sendable, Hashable {
    case member(String)
    case element(Int)
  }

  package var cause: Cause
  package var number: Double
  package var domain: NumberDomain
  /// Where it stands in the value, from the outside; empty for the value itself.
  package var path: [Step]

  package init(_ cause: Cause, _ number: Double, _ domain: NumberDomain, path: [Step] = []) {
    self.cause = cause
    self.number = number
    self.domain = domain
    self.path = path
  }

  /// The innermost member that has the number; nil if it is the value itself.
  package var member: String? {
    for case .member(let name) in path.reversed() { return name }
    return nil
  }
}

extension TypeTable {
  /// The numbers in a value that do not fit their places.
  ///
  /// Members of structures and of cases have domains of their own, or that of the place.
  package func numberProblems(in value: Value, _ domain: NumberDomain) -> [NumberProblem] {
    var found: [NumberProblem] = []
    collect(value, domain, [], &found)
    return found
  }

  /// `step` leads from the end of `path` to the value; the way is put together only for what has parts, or is wrong.
  private func collect(
    _ value: Value, _ domain: NumberDomain, _ path: [NumberProblem.Step], at step: NumberProblem.Step? = nil,
    _ found: inout [NumberProblem]
  ) {
    switch value {
    case .double(let number): collect(number, domain, path, at: step, &found)
    case .int(let number): collect(Double(number), domain, path, at: step, &found)
    case .font, .color, .style, .array, .tuple, .record, .enumeration:
      collectParts(of: value, domain, path.adding(step), &found)
    case .null, .missing, .bool, .string, .localized, .dictionary, .range, .closedRange, .closedRealRange, .keyPath,
      .binding:
      break
    }
  }

  private func collectParts(
    of value: Value, _ domain: NumberDomain, _ path: [NumberProblem.Step], _ found: inout [NumberProblem]
  ) {
    switch value {
    case .font(let font):
      if let size = font.size { collect(size, .positive, path, at: .member("size"), &found) }
    case .color(let color): collect(color, path, &found)
    case .style(let style): collect(style, path, &found)
    case .array(let elements):
      for (index, element) in elements.enumerated() { collect(element, domain, path, at: .element(index), &found) }
    case .tuple(let elements): for element in elements { collect(element, domain, path, &found) }
    case .record(let type, let values): collect(values, of: self[type].fields, domain, path, &found)
    case .enumeration(let type, let index, let payload):
      if !payload.isEmpty { collect(payload, of: self[type].cases[index].payload, domain, path, &found) }
    case .double, .int, .null, .missing, .bool, .string, .localized, .dictionary, .range, .closedRange,
      .closedRealRange,
      .keyPath, .binding:
      break
    }
  }

  private func collect(
    _ number: Double, _ domain: NumberDomain, _ path: [NumberProblem.Step], at step: NumberProblem.Step? = nil,
    _ found: inout [NumberProblem]
  ) {
    guard let cause = domain.cause(of: number) else { return }
    found.append(NumberProblem(cause, number, domain, path: path.adding(step)))
  }

  /// A colour's parts may lie a little beyond 0 to 1, its opacity may not.
  private func collect(_ color: Color, _ path: [NumberProblem.Step], _ found: inout [NumberProblem]) {
    collect(color.opacity, .fraction, path, at: .member("opacity"), &found)
    switch color.base {
    case .components(let red, let green, let blue):
      for (name, part) in [("red", red), ("green", green), ("blue", blue)] {
        collect(part, .finite, path, at: .member(name), &found)
      }
    case .mixed(let first, let second, let share):
      collect(first, path, &found)
      collect(second, path, &found)
      collect(share, .any, path, &found)
    case .system, .asset: break
    }
  }

  private func collect(_ style: ShapeStyle, _ path: [NumberProblem.Step], _ found: inout [NumberProblem]) {
    switch style {
    case .color(let color), .colorGradient(let color): collect(color, path, &found)
    case .linearGradient(let stops, let start, let end):
      collect(stops, [start.x, start.y, end.x, end.y], path, &found)
    case .radialGradient(let stops, let center, let start, let end),
      .angularGradient(let stops, let center, let start, let end),
      .ellipticalGradient(let stops, let center, let start, let end):
      collect(stops, [center.x, center.y, start, end], path, &found)
    case .meshGradient(_, let points, let colors):
      for color in colors { collect(color, path, &found) }
      for point in points { collect([], [point.x, point.y], path, &found) }
    case .material, .hierarchical, .semantic: break
    case .opacity(let style, let opacity):
      collect(opacity, .fraction, path, at: .member("opacity"), &found)
      collect(style, path, &found)
    case .blendMode(let style, _), .shadow(let style, _), .erased(let style), .level(let style, _):
      collect(style, path, &found)
    }
  }

  private func collect(
    _ stops: [GradientStop], _ numbers: [Double], _ path: [NumberProblem.Step], _ found: inout [NumberProblem]
  ) {
    for stop in stops {
      collect(stop.color, path, &found)
      collect(stop.location, .finite, path, at: .member("location"), &found)
    }
    for number in numbers { collect(number, .finite, path, &found) }
  }

  private func collect(
    _ values: [Value], of fields: [TypeDeclaration.Field], _ domain: NumberDomain, _ path: [NumberProblem.Step],
    _ found: inout [NumberProblem]
  ) {
    for (value, field) in zip(values, fields) {
      let step = field.name.isEmpty ? nil : NumberProblem.Step.member(field.name)
      collect(value, field.numbers ?? domain, path, at: step, &found)
      guard let bound = field.notBelow, let index = fields.firstIndex(where: { $0.name == bound }),
        let number = value.number, let least = values[index].number, number < least
      else { continue }
      found.append(
        NumberProblem(.belowOther(bound, least), number, field.numbers ?? domain, path: path.adding(step)))
    }
  }
}

extension [NumberProblem.Step] {
  /// The way with one more step, if there is one.
  fileprivate func adding(_ step: NumberProblem.Step?) -> Self { step.map { self + [$0] } ?? self }
}
