import GalleyDrawing
import GalleyExpressions
import GalleyLayout

/// A generic body around the screen of a phone, or the round corners of a tablet.
struct DeviceBody {
  /// How the screen of a phone ends.
  private enum Front: Equatable {
    /// With round corners, and nothing beside it.
    case wholeScreen(radius: Double)
    /// With a button below it.
    case homeButton
    /// A tablet: only the corners of the screen are known to us.
    case cornersOnly
  }

  private let front: Front
  private let isLandscape: Bool
  private let screen: Size

  /// Nil for what has no body that we draw: windows without a device, and devices that are not held.
  init?(_ surroundings: ResolvedSurroundings, screen: Size) {
    guard let device = surroundings.shownDevice, device.platform == .iOS else { return nil }
    let canvas = surroundings.canvas
    let top = device.portrait.safeArea.top
    self.screen = screen
    isLandscape = canvas.size == device.landscape.size && device.landscape != device.portrait
    if device.portrait.horizontalSizeClass == .regular {
      front = .cornersOnly
    } else if device.portrait.safeArea.bottom == 0 {
      front = .homeButton
    } else {
      front = .wholeScreen(radius: top >= 59 ? 55 : 47)
    }
  }

  /// Points of metal and of black glass around the screen, and of room around everything.
  private static let (metal, glass, margin) = (4.0, 12.0, 30.0)
  /// Above and below a screen with a button.
  private static let forehead = 96.0

  /// How far the body reaches beyond the screen, above and below it as the device is held upright.
  private var ends: Double {
    switch front {
    case .wholeScreen: Self.metal + Self.glass
    case .homeButton: Self.forehead
    case .cornersOnly: 0
    }
  }

  private var sides: Double { front == .cornersOnly ? 0 : Self.metal + Self.glass }

  /// How far the body reaches beyond the screen, to the left and above.
  private var reach: Size {
    isLandscape ? Size(width: ends, height: sides) : Size(width: sides, height: ends)
  }

  /// Where the screen begins in the picture.
  var origin: Point { Point(x: reach.width + Self.margin, y: reach.height + Self.margin) }

  /// The picture of a screen with the body around it; nil if it has more than a picture can hold.
  func around(_ list: DisplayList) -> DisplayList? {
    let (origin, reach) = (origin, reach)
    let size = Size(width: screen.width + 2 * origin.x, height: screen.height + 2 * origin.y)
    var builder = DisplayListBuilder(size: size, scale: list.scale)
    let body = Rect(
      x: Self.margin, y: Self.margin, width: screen.width + 2 * reach.width,
      height: screen.height + 2 * reach.height)
    draw(body, in: &builder)
    let place = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    builder.draw(list, at: origin, clip: Path(place, radii: CornerRadii(screenRadius), style: .continuous))
    return builder.isTooLarge ? nil : builder.list
  }

  private var screenRadius: Double {
    switch front {
    case .wholeScreen(let radius): radius
    case .homeButton: 0
    case .cornersOnly: 18
    }
  }

  private func draw(_ body: Rect, in list: inout DisplayListBuilder) {
    let outer = front == .homeButton ? 60 : screenRadius + sides
    let outline = Path(body, radii: CornerRadii(outer), style: .continuous)
    list.begin(
      Layer(filter: .shadow(color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.25), x: 0, y: 8, radius: 24)))
    if front != .cornersOnly {
      for button in buttons(of: body) {
        list.fill(Path(button, radii: CornerRadii(1.5), style: .circular), .solid(Self.gray(46)))
      }
    }
    list.fill(outline, metalPaint(of: body))
    list.endLayer()
    guard front != .cornersOnly else { return }
    let inside = Path(body.grown(by: -Self.metal), radii: CornerRadii(outer - Self.metal), style: .continuous)
    list.fill(inside, .solid(Self.gray(0)))
    guard front == .homeButton else { return }
    let below = turned(
      Rect(x: (isLandscape ? body.size.height : body.size.width) / 2 - 29, y: 0, width: 58, height: 58), in: body,
      fromEnd: 19)
    list.fill(Path(capsuleIn: below, style: .circular), .solid(Self.gray(18)))
    list.stroke(Path(capsuleIn: below.grown(by: -1), style: .circular), .solid(Self.gray(72)), Stroke(width: 2))
  }

  private func metalPaint(of body: Rect) -> Paint {
    guard front != .cornersOnly else { return .solid(Self.gray(0)) }
    let (light, dark) = (
      ResolvedColor(red: 96.0 / 255, green: 96.0 / 255, blue: 100.0 / 255),
      ResolvedColor(red: 52.0 / 255, green: 52.0 / 255, blue: 55.0 / 255)
    )
    let stops = [(0.0, light), (0.5, dark), (1, light)].map { ColorStop(color: $0.1, location: $0.0) }
    return .linear(
      stops: stops, start: Point(x: body.minX, y: body.minY), end: Point(x: body.maxX, y: body.maxY))
  }

  /// The buttons at both sides, which stand out of the body a little; nobody's in particular.
  private func buttons(of body: Rect) -> [Rect] {
    let length = isLandscape ? body.size.width : body.size.height
    let breadth = isLandscape ? body.size.height : body.size.width
    let left = [(0.19, 32.0), (0.26, 60), (0.345, 60)].map {
      Rect(x: -2.5, y: $0.0 * length, width: 6, height: $0.1)
    }
    let right = Rect(x: breadth - 3.5, y: 0.28 * length, width: 6, height: 96)
    return (left + [right]).map { turned($0, in: body) }
  }

  /// A rectangle of the device held upright, in points from its upper left corner, as it is held.
  ///
  /// On its side, the device lies with its upper end to the left. `distance` is from the lower end.
  private func turned(_ rect: Rect, in body: Rect, fromEnd distance: Double? = nil) -> Rect {
    var rect = rect
    let length = isLandscape ? body.size.width : body.size.height
    if let distance { rect.origin.y = length - distance - rect.size.height }
    if isLandscape {
      rect = Rect(
        x: rect.minY, y: body.size.height - rect.maxX, width: rect.size.height, height: rect.size.width)
    }
    return Rect(
      x: rect.minX + body.minX, y: rect.minY + body.minY, width: rect.size.width, height: rect.size.height)
  }

  private static func gray(_ level: Double) -> ResolvedColor {
    ResolvedColor(red: level / 255, green: level / 255, blue: level / 255)
  }
}
