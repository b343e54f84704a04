// The members of arrays and of ranges of Ints.
extension FunctionTable {
  static let collections: [FunctionDeclaration] = collectionProperties + searches + orders + collectionParts + joins

  private static let sequence = TypePattern.collection(.element)

  private static let collectionProperties: [FunctionDeclaration] = [
    .property("count", on: sequence, .int, about: "The number of elements.", example: ("[4, 5].count", "2")) {
      arguments throws(FunctionFailure) in .int(try arguments.count(0))
    },
    .property(
      "isEmpty", on: sequence, .bool, about: "Whether there is no element.", example: ("(0..<0).isEmpty", "true")
    ) {
      arguments throws(FunctionFailure) in .bool(try arguments.count(0) == 0)
    },
    .property(
      "first", on: sequence, .optional(.element), about: "The first element, or nil.",
      example: ("[4, 5].first ?? 0", "4")
    ) { arguments throws(FunctionFailure) in
      if let bounds = arguments.bounds(0) { return .int(bounds.first) }
      return try arguments.elements(0).first ?? .null
    },
    .property(
      "last", on: sequence, .optional(.element), about: "The last element, or nil.", example: ("(1...5).last ?? 0", "5")
    ) { arguments throws(FunctionFailure) in
      if let bounds = arguments.bounds(0) { return .int(bounds.last) }
      return try arguments.elements(0).last ?? .null
    },
    .property(
      "indices", on: sequence, .type(.range), about: "The indices of the elements, from 0.",
      example: ("[4, 5].indices", "0..<2")
    ) { arguments throws(FunctionFailure) in
      if case .range = arguments[0] { return arguments[0] }
      if case .closedRange(let lower, let upper) = arguments[0], upper < .max {
        return .range(lower: lower, upper: upper + 1)
      }
      return .range(lower: 0, upper: try arguments.count(0))
    },
    .property("startIndex", on: .array(.element), .int, about: "The first index.", example: ("[4].startIndex", "0")) {
      arguments throws(FunctionFailure) in .int(0)
    },
    .property(
      "endIndex", on: .array(.element), .int, about: "One more than the last index.", example: ("[4].endIndex", "1")
    ) { arguments throws(FunctionFailure) in .int(try arguments.count(0)) },
  ]

  private static let searches: [FunctionDeclaration] = [
    .method(
      "contains", on: sequence, [.needs("", .element)], .bool, where: .equatable,
      about: "Whether a value is among them.",
      example: ("[4, 5].contains(5)", "true")
    ) { arguments throws(FunctionFailure) in
      if let bounds = arguments.bounds(0), case .int(let value) = arguments[1] {
        return .bool(value >= bounds.first && value <= bounds.last)
      }
      return .bool(try position(&arguments, fromEnd: false) != nil)
    },
    .method(
      "firstIndex", on: .array(.element), [.needs("of", .element)], .optional(.int), where: .equatable,
      about: "The first index of a value, or nil.", example: ("[4, 5, 5].firstIndex(of: 5) ?? -1", "1")
    ) { arguments throws(FunctionFailure) in try position(&arguments, fromEnd: false).map { .int($0) } ?? .null },
    .method(
      "lastIndex", on: .array(.element), [.needs("of", .element)], .optional(.int), where: .equatable,
      about: "The last index of a value, or nil.", example: ("[4, 5, 5].lastIndex(of: 5) ?? -1", "2")
    ) { arguments throws(FunctionFailure) in try position(&arguments, fromEnd: true).map { .int($0) } ?? .null },
  ]

  private static func position(
    _ arguments: inout FunctionArguments, fromEnd: Bool
  ) throws(FunctionFailure) -> Int? {
    var equality = ValueEquality(limit: arguments.limits.comparisons)
    defer { arguments.cost += equality.cost }
    let elements = try arguments.elements(0)
    for offset in elements.indices {
      let index = fromEnd ? elements.count - 1 - offset : offset
      if try equality.areEqual(elements[index], arguments[1]) { return index }
    }
    return nil
  }

  private static let orders: [FunctionDeclaration] = [
    .method(
      "min", on: sequence, .optional(.element), where: .comparable, about: "The least element, or nil.",
      example: ("[3, 1].min() ?? 0", "1")
    ) { arguments throws(FunctionFailure) in try extreme(&arguments) { $0 == .orderedBefore } },
    .method(
      "max", on: sequence, .optional(.element), where: .comparable, about: "The largest element, or nil.",
      example: ("[3, 1].max() ?? 0", "3")
    ) { arguments throws(FunctionFailure) in try extreme(&arguments) { $0 == .orderedAfter } },
    .method(
      "sorted", on: sequence, .array(.element), where: .comparable,
      about: "The elements from the least to the largest.",
      example: ("[3, 1, 2].sorted()", "[1, 2, 3]")
    ) { arguments throws(FunctionFailure) in
      .array(try arguments.orderedElements(0).sorted { ValueOrder($0, $1) == .orderedBefore })
    },
    .method(
      "reversed", on: sequence, .array(.element), about: "The elements from the last to the first.",
      example: ("(1...3).reversed()", "[3, 2, 1]")
    ) { arguments throws(FunctionFailure) in .array(try arguments.elements(0).reversed()) },
    .method(
      "enumerated", on: sequence,
      .array(.tuple([.init(label: "offset", pattern: .int), .init(label: "element", pattern: .element)])),
      about: "The elements with their places, from 0.",
      example: ("[\"a\", \"b\"].enumerated()", "[(offset: 0, element: \"a\"), (offset: 1, element: \"b\")]")
    ) { arguments throws(FunctionFailure) in
      .array(try arguments.elements(0).enumerated().map { .tuple([.int($0.offset), $0.element]) })
    },
  ]

  private static func extreme(
    _ arguments: inout FunctionArguments, _ isBetter: (ValueOrder) -> Bool
  ) throws(FunctionFailure) -> Value {
    if let bounds = arguments.bounds(0) {
      return .int(isBetter(.orderedBefore) ? bounds.first : bounds.last)
    }
    let elements = try arguments.orderedElements(0)
    guard var best = elements.first else { return .null }
    for element in elements.dropFirst() where isBetter(ValueOrder(element, best)) { best = element }
    return best
  }

  private static let collectionParts: [FunctionDeclaration] = [
    part("prefix", "The first elements.", ("[1, 2, 3].prefix(2)", "[1, 2]"), defaultCount: nil) {
      Array($0.prefix($1))
    },
    part("suffix", "The last elements.", ("[1, 2, 3].suffix(2)", "[2, 3]"), defaultCount: nil) { Array($0.suffix($1)) },
    part("dropFirst", "Without the first elements.", ("[1, 2, 3].dropFirst()", "[2, 3]"), defaultCount: 1) {
      Array($0.dropFirst($1))
    },
    part("dropLast", "Without the last elements.", ("[1, 2, 3].dropLast(2)", "[1]"), defaultCount: 1) {
      Array($0.dropLast($1))
    },
  ]

  private static func part(
    _ name: String, _ summary: String, _ example: (String, String), defaultCount: Int?,
    _ body: @escaping @Sendable ([Value], Int) -> [Value]
  ) -> FunctionDeclaration {
    let parameter = FunctionDeclaration.Parameter(
      label: "", pattern: .int, defaultValue: defaultCount.map { .int($0) })
    return .method(name, on: sequence, [parameter], .array(.element), about: summary, example: example) {
      arguments throws(FunctionFailure) in
      .array(body(try arguments.elements(0), try nonNegative(try arguments.int(1), of: name)))
    }
  }

  private static let joins: [FunctionDeclaration] = [
    .method(
      "joined", on: .array(.string), [.may("separator", .string, .string(""))], .string,
      about: "The texts as one, with a text between them.",
      example: ("[\"a\", \"b\"].joined(separator: \", \")", "a, b")
    ) { arguments throws(FunctionFailure) in try joined(arguments, separator: try arguments.string(1)) },
    .method(
      "joined", on: .array(.array(.element)), .array(.element), about: "The elements of all the arrays.",
      example: ("[[1], [2, 3]].joined()", "[1, 2, 3]")
    ) { arguments throws(FunctionFailure) in
      var result: [Value] = []
      for case .array(let elements) in try arguments.elements(0) {
        result.append(contentsOf: elements)
        _ = try arguments.limited(result)
      }
      return .array(result)
    },
  ]

  static func joined(_ arguments: FunctionArguments, separator: String) throws(FunctionFailure) -> Value {
    var texts: [String] = []
    for case .string(let text) in try arguments.elements(0) { texts.append(text) }
    return try joined(texts, separator: separator, arguments)
  }

  static func joined(
    _ texts: [String], separator: String, _ arguments: FunctionArguments
  ) throws(FunctionFailure) -> Value {
    var length = 0
    for text in texts { length += text.utf8.count + separator.utf8.count }
    guard length - separator.utf8.count <= arguments.limits.textLength else {
      throw FunctionFailure(
        .tooLarge, "the joined text has \(length) bytes, more than the limit of \(arguments.limits.textLength)")
    }
    return .string(texts.joined(separator: separator))
  }

  static let ranges: [FunctionDeclaration] = [
    .property("lowerBound", on: .anyRange, .int, about: "The first number.", example: ("(2..<5).lowerBound", "2")) {
      arguments throws(FunctionFailure) in
      arguments[0].rangeBounds.map { .int($0.lower) } ?? .null
    },
    .property(
      "upperBound", on: .anyRange, .int, about: "The number behind `..<` or `...`.",
      example: ("(2..<5).upperBound", "5")
    ) { arguments throws(FunctionFailure) in
      arguments[0].rangeBounds.map { .int($0.upper) } ?? .null
    },
    .property(
      "lowerBound", on: .type(.closedRealRange), .double, about: "The least number.",
      example: ("(0.5...1.5).lowerBound", "0.5")
    ) { arguments throws(FunctionFailure) in
      guard case .closedRealRange(let lower, _) = arguments[0] else { return .null }
      return .double(lower)
    },
    .property(
      "upperBound", on: .type(.closedRealRange), .double, about: "The greatest number.",
      example: ("(0.5...1.5).upperBound", "1.5")
    ) { arguments throws(FunctionFailure) in
      guard case .closedRealRange(_, let upper) = arguments[0] else { return .null }
      return .double(upper)
    },
    .method(
      "contains", on: .type(.closedRealRange), [.needs("", .double)], .bool,
      about: "Whether a number lies in the range.",
      example: ("(0.5...1.5).contains(1)", "true")
    ) { arguments throws(FunctionFailure) in
      guard case .closedRealRange(let lower, let upper) = arguments[0] else { return .bool(false) }
      return .bool((lower...upper).contains(try arguments.double(1)))
    },
  ]
}

extension Value {
  /// The two numbers that a range of Ints is written with; nil for what is none.
  fileprivate var rangeBounds: (lower: Int, upper: Int)? {
    if case .range(let lower, let upper) = self { return (lower, upper) }
    if case .closedRange(let lower, let upper) = self { return (lower, upper) }
    return nil
  }
}
