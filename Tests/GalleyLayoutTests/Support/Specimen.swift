import GalleyLayout

/// A view of a test: a primitive, its children, the closures it calls, and a label to find its frame by.
struct Specimen {
  var primitive: Primitive
  var children: [Specimen] = []
  var label: String?
  var guide: ((GuideDimensions) -> Double)?
  var length: ((Double, Axis) -> Double)?
  var content: ((ReaderGeometry) -> [Specimen])?
  var layout: (any CustomLayout)?
  /// For a Spacer: takes the axis of the stack around it.
  var followsOrientation = false

  init(_ primitive: Primitive, _ children: [Specimen] = []) {
    self.primitive = primitive
    self.children = children
  }

  func tag(_ label: String) -> Specimen {
    var result = self
    result.label = label
    return result
  }

  func wrapped(_ primitive: Primitive) -> Specimen { Specimen(primitive, [self]) }
}

// MARK: - Leaves and arrangements

var color: Specimen { Specimen(.fill) }

func F(_ width: Double, _ height: Double) -> Specimen { color.frame(width: width, height: height) }

func spacer(_ minLength: Double? = nil) -> Specimen {
  var result = Specimen(.spacer(minLength: minLength, orientation: nil))
  result.followsOrientation = true
  return result
}

/// A text of a fixed size with the baselines given.
func text(_ width: Double, _ height: Double, first: Double, last: Double? = nil) -> Specimen {
  let string = "fixed \(width) \(height) \(first) \(last ?? first)"
  return Specimen(.text(TextContent(runs: [TextContent.Run(string: string, font: .body)])))
}

/// A text of characters of 7×16 that wraps at any character.
func wrappingText(_ characters: Int) -> Specimen {
  Specimen(.text(TextContent(runs: [TextContent.Run(string: "wrap \(characters)", font: .body)])))
}

func hstack(alignment: GuideID = .verticalCenter, spacing: Double? = nil, _ children: Specimen...) -> Specimen {
  Specimen(.stack(axis: .horizontal, alignment: alignment, spacing: spacing), children)
}

func vstack(alignment: GuideID = .horizontalCenter, spacing: Double? = nil, _ children: Specimen...) -> Specimen {
  Specimen(.stack(axis: .vertical, alignment: alignment, spacing: spacing), children)
}

func zstack(alignment: Alignment = .center, _ children: Specimen...) -> Specimen {
  Specimen(.depthStack(alignment: alignment), children)
}

// MARK: - Modifiers

extension Specimen {
  func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> Specimen {
    wrapped(.fixedFrame(width: width, height: height, alignment: alignment))
  }

  func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> Specimen {
    wrapped(
      .flexibleFrame(
        FlexibleFrame(
          horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
          vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)))
  }

  func padding(_ length: Double = 16, _ edges: EdgeSet = .all) -> Specimen {
    wrapped(.padding(EdgeInsets(length, edges: edges)))
  }

  func padding(_ insets: EdgeInsets) -> Specimen { wrapped(.padding(insets)) }
  func fixedSize(_ axes: AxisSet = .both) -> Specimen { wrapped(.fixedSize(axes)) }
  func aspectRatio(_ ratio: Double?, fill: Bool = false) -> Specimen { wrapped(.aspectRatio(ratio, isFill: fill)) }
  func offset(_ x: Double, _ y: Double) -> Specimen { wrapped(.offset(Point(x: x, y: y))) }
  func position(_ x: Double, _ y: Double) -> Specimen { wrapped(.position(Point(x: x, y: y))) }
  func priority(_ value: Double) -> Specimen { wrapped(.priority(value)) }

  func guide(_ guide: GuideID, _ value: @escaping (GuideDimensions) -> Double) -> Specimen {
    var result = wrapped(.alignmentGuide(guide, value: HostClosureID(0)))
    result.guide = value
    return result
  }

  func overlay(_ alignment: Alignment = .center, _ secondary: Specimen) -> Specimen {
    Specimen(.layered(alignment: alignment, isBackground: false), [self, secondary])
  }

  func ignoresSafeArea(_ edges: EdgeSet = .all, regions: SafeAreaRegions = .all) -> Specimen {
    wrapped(.ignoresSafeArea(regions: regions, edges: edges))
  }

  func style(_ edges: EdgeSet = .all) -> Specimen { wrapped(.styleLayer(ignoredEdges: edges, isBackground: true)) }
}

extension Alignment {
  static let leading = Alignment(horizontal: .leading, vertical: .verticalCenter)
  static let trailing = Alignment(horizontal: .trailing, vertical: .verticalCenter)
  static let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
  static let bottom = Alignment(horizontal: .horizontalCenter, vertical: .bottom)
  static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
}
