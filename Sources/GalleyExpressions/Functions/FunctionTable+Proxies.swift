internal import GalleyLayout

// What closures of layout are given: GeometryProxy and ViewDimensions.
extension FunctionTable {
  static let proxies: [FunctionDeclaration] = [
    .method(
      "frame", on: .named(.geometryProxy), [.needs("in", .named(coordinateSpace))], .named(.rect),
      about: "The reader's rectangle in its own, the window's or a named coordinate space."
    ) { arguments throws(FunctionFailure) in
      let fields = try arguments.fields(0)
      guard fields.count == 5 else { throw FunctionFailure(.mismatch, "this is not a GeometryProxy") }
      switch try arguments.caseName(1) {
      case "local": return .record(.rect, [.record(.point, [.double(0), .double(0)]), fields[0]])
      case "named", "scrollView": return named(arguments, in: fields[3]) ?? fields[2]
      default: return fields[2]
      }
    },
    .method(
      "bounds", on: .named(.geometryProxy), [.needs("of", .named(coordinateSpace))], .optional(.named(.rect)),
      about: "The bounds of a named coordinate space in the reader's own, or nil."
    ) { arguments throws(FunctionFailure) in
      let fields = try arguments.fields(0)
      guard fields.count == 5 else { throw FunctionFailure(.mismatch, "this is not a GeometryProxy") }
      return named(arguments, in: fields[4]) ?? .null
    },
  ]

  private static func named(_ arguments: FunctionArguments, in frames: Value) -> Value? {
    guard case .enumeration(_, _, let payload) = arguments[1], case .dictionary(let entries) = frames else {
      return nil
    }
    let isScrollView = (try? arguments.caseName(1)) == "scrollView"
    let name = isScrollView ? Value.string(ReaderGeometry.scrollViewName) : payload.first
    return entries.first { $0.key == name }?.value
  }

  private static let coordinateSpace = TypeTable.wellKnown("CoordinateSpace")
}
