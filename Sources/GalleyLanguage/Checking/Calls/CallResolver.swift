import GalleyFormats

/// Chooses the overload that a call means, from what the call wrote: its labels, and what its values look like.
///
/// It has the overloads of one definition and the target, and nothing that changes. It reads no tree, knows no scope and
/// reports nothing: labels come as words of the definition, whether a value can be meant for a parameter is asked by
/// `Fits`, and what no overload can mend is a fact of a `CallResolution`, which the checker puts into words.
struct CallResolver {
  /// Tells whether a value can be meant for a parameter, by its form alone.
  typealias Fits = (_ value: EntryID, _ kind: ParameterKind) -> Bool

  let signatures: [Signature]
  /// The release that a call is made for: of overloads that fit alike, one that it has comes first.
  let target: Target

  init(_ callee: Callee, target: Target) {
    signatures = callee.signatures
    self.target = target
  }
}

/// An argument of a call with its label, before the overload is known.
struct GivenKey {
  /// The label as it stands in the document.
  var label: EntryID
  /// The label as a word of the callee; nil if it has no such label.
  var word: WordID?
  var value: EntryID
}

/// What a call's labels say of the overloads that there are.
struct CallResolution {
  /// The overload that is meant; nil if none has all the labels that any of them has.
  var overload: Int?
  /// The required parameters of that overload that nothing is given for.
  var missing = ParameterSet()
  /// The labels of arguments that have been given under another label.
  var repeated: [EntryID] = []
}

/// A value that stands for a call's only argument, and for which parameter.
enum WholeArgument {
  /// For the one that a scalar stands for.
  case primary
  /// For the block.
  case content

  /// The parameter of an overload that such a value stands for; nil if it has none.
  func position(in signature: Signature) -> Int? {
    switch self {
    case .primary: signature.primary
    case .content: signature.content
    }
  }
}

// MARK: - Calls with labels

extension CallResolver {
  /// Finds the overload that arguments with labels are meant for; labels that no overload has are left aside.
  func resolve(_ arguments: ArraySlice<GivenKey>, fits: Fits) -> CallResolution {
    guard let overload = overload(for: arguments, fits: fits) else { return CallResolution() }
    let signature = signatures[overload]
    var named = ParameterSet()
    var resolution = CallResolution(overload: overload)
    for argument in arguments {
      guard let position = argument.position(in: signature) else { continue }
      if named.contains(position) {
        resolution.repeated.append(argument.label)
      } else {
        named.insert(position)
      }
    }
    resolution.missing = signature.required.subtracting(named)
    return resolution
  }

  /// The first overload that has all the labels, is not short of a required one, and takes the values that are given.
  private func overload(for arguments: ArraySlice<GivenKey>, fits: Fits) -> Int? {
    if signatures.count == 1 { return 0 }
    var labelled: (first: Int, count: Int)?
    var complete: (first: Int, count: Int)?
    for index in signatures.indices {
      guard let named = parameters(arguments, of: signatures[index]) else { continue }
      labelled = (labelled?.first ?? index, (labelled?.count ?? 0) + 1)
      if signatures[index].required.isSubset(of: named) {
        complete = (complete?.first ?? index, (complete?.count ?? 0) + 1)
      }
    }
    guard let candidates = complete ?? labelled else { return nil }
    if candidates.count == 1 { return candidates.first }
    var fitting: Int?
    for index in candidates.first..<signatures.count {
      let signature = signatures[index]
      guard let named = parameters(arguments, of: signature),
        complete == nil || signature.required.isSubset(of: named),
        arguments.allSatisfy({ argument in
          argument.position(in: signature).map { fits(argument.value, signature.parameters[$0].kind) } ?? true
        })
      else { continue }
      if isAvailable(signature) { return index }
      fitting = fitting ?? index
    }
    return fitting ?? closest(to: arguments, isShort: complete == nil, fits: fits)
  }

  /// Of overloads none of which takes all values that are given, the first that takes most of them.
  private func closest(to arguments: ArraySlice<GivenKey>, isShort: Bool, fits: Fits) -> Int? {
    var best: (overload: Int, count: Int)?
    for index in signatures.indices {
      let signature = signatures[index]
      guard let named = parameters(arguments, of: signature), isShort || signature.required.isSubset(of: named) else {
        continue
      }
      let count = arguments.count { argument in
        argument.position(in: signature).map { fits(argument.value, signature.parameters[$0].kind) } ?? true
      }
      if best.map({ count > $0.count }) ?? true { best = (index, count) }
    }
    return best?.overload
  }

  /// The parameters that are given; nil if one of the labels belongs to another overload.
  private func parameters(_ arguments: ArraySlice<GivenKey>, of signature: Signature) -> ParameterSet? {
    var result = ParameterSet()
    for argument in arguments {
      guard let word = argument.word else { continue }
      guard let position = signature.index(of: word) else { return nil }
      result.insert(position)
    }
    return result
  }

  private func isAvailable(_ signature: Signature) -> Bool { signature.availability?.includes(target) ?? true }

  /// The kinds of values that the overloads take under a label and that a value can be meant for.
  ///
  /// Where they are several, the value alone may leave it open which overload is meant.
  func kinds(of word: WordID, for value: EntryID, fits: Fits) -> [ParameterKind] {
    signatures.compactMap { signature in
      guard let position = signature.index(of: word) else { return nil }
      let kind = signature.parameters[position].kind
      return fits(value, kind) ? kind : nil
    }
  }

  /// Tells whether a call of something that goes through data has no data among its arguments.
  func lacksLoopData(_ arguments: ArraySlice<GivenKey>) -> Bool {
    signatures.contains { $0.hasLoop }
      && !arguments.contains { argument in
        signatures.contains { signature in
          argument.position(in: signature).map { [.loop(.data), .loop(.rows)].contains(signature.parameters[$0].kind) }
            ?? false
        }
      }
  }
}

// MARK: - Calls without labels, and with edges as keys

extension CallResolver {
  /// The overload that a value without a label is meant for: the first that it fits and the target has, then the first
  /// that it fits, then the first that takes one such argument; nil if none does.
  func overload(forWhole value: EntryID, as argument: WholeArgument, fits: Fits) -> (overload: Int, position: Int)? {
    func position(_ index: Int) -> Int? {
      guard let position = argument.position(in: signatures[index]) else { return nil }
      return signatures[index].required.isSubset(of: ParameterSet(position)) ? position : nil
    }
    var first: (overload: Int, position: Int)?
    var fitting: (overload: Int, position: Int)?
    for index in signatures.indices {
      guard let here = position(index) else { continue }
      if first == nil {
        first = (index, here)
        // Almost always there is but one.
        if !signatures.indices.dropFirst(index + 1).contains(where: { position($0) != nil }) { break }
      }
      guard fits(value, signatures[index].parameters[here].kind) else { continue }
      if isAvailable(signatures[index]) { return (index, here) }
      fitting = fitting ?? (index, here)
    }
    return fitting ?? first
  }

  /// Tells whether the primary argument of an overload can be such a value.
  func takesPrimary(_ value: EntryID, fits: Fits) -> Bool {
    signatures.contains { signature in
      signature.primary.map { fits(value, signature.parameters[$0].kind) } ?? false
    }
  }

  /// The overload that takes the lengths of `count` edges beside other arguments: the one for a single edge, else the one
  /// for all four; nil if there is none.
  func overload(forEdges count: Int, beside others: ArraySlice<GivenKey>) -> Int? {
    let found = signatures.indices.filter { index in
      let signature = signatures[index]
      let own = signature.insets.map { [$0] } ?? signature.edgesAndLength
      guard !own.isEmpty, signature.insets != nil || count == 1 else { return false }
      return others.allSatisfy { argument in
        guard let word = argument.word else { return true }
        return signature.index(of: word).map { !own.contains($0) && signature.parameters[$0].label != "edges" } ?? false
      }
    }
    return found.first { signatures[$0].insets == nil } ?? found.first
  }
}

extension GivenKey {
  /// The parameter that the argument is given for; nil if the overload has no such label.
  func position(in signature: Signature) -> Int? { word.flatMap { signature.index(of: $0) } }
}

extension Signature {
  /// The parameters `edges` and `length` of an overload that has both.
  var edgesAndLength: [Int] {
    let found = ["edges", "length"].compactMap { label in parameters.firstIndex { $0.label == label } }
    return found.count == 2 ? found : []
  }
}
