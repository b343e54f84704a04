package import GalleyDrawing
import GalleyLayout

extension ViewDrawing {
  package static let rectangle = outline { _, place in Path(place.rect) }
  package static let capsule = outline { _, place in Path(capsuleIn: place.rect, style: .continuous) }

  /// A rectangle with round corners, whose radii insets make smaller.
  package static func rounded(
    _ radii: @escaping @Sendable (Arguments, ShapePlace) -> CornerRadii, _ style: ArgumentLabel<CornerStyle>
  ) -> ViewDrawing {
    outline { arguments, place in
      Path(
        place.rect, radii: radii(arguments, place).smaller(by: place.inset), style: arguments[style] ?? .continuous)
    }
  }
}

extension CornerRadii {
  /// The radii where leading corners stand on the side that the direction of the layout says.
  package init(
    topLeading: Double, topTrailing: Double, bottomTrailing: Double, bottomLeading: Double, isRightToLeft: Bool
  ) {
    if isRightToLeft {
      self.init(topLeft: topTrailing, topRight: topLeading, bottomRight: bottomLeading, bottomLeft: bottomTrailing)
    } else {
      self.init(topLeft: topLeading, topRight: topTrailing, bottomRight: bottomTrailing, bottomLeft: bottomLeading)
    }
  }

  fileprivate func smaller(by inset: Double) -> CornerRadii {
    guard inset != 0 else { return self }
    func smaller(_ size: Size) -> Size {
      Size(width: max(size.width - inset, 0), height: max(size.height - inset, 0))
    }
    var radii = self
    radii.topLeft = smaller(topLeft)
    radii.topRight = smaller(topRight)
    radii.bottomRight = smaller(bottomRight)
    radii.bottomLeft = smaller(bottomLeft)
    return radii
  }
}
