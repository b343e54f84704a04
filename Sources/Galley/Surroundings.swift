import GalleyLanguage
import GalleyLayout

/// The window and the environment that a document is evaluated in.
struct Surroundings: Sendable {
  var canvas: Canvas
  var environment: EnvironmentValues
  var metricPlatform: MetricPlatform

  init(options: InterpreterOptions, document: CheckedDocument) {
    let preview = document.previews.first
    environment = EnvironmentValues()
    environment.isDark = options.isDark ?? preview?.isDark ?? false
    environment.isRightToLeft = options.isRightToLeft ?? preview?.isRightToLeft ?? false
    environment.dynamicTypeSize =
      options.dynamicTypeSize.flatMap { DynamicTypeSize(rawValue: $0) } ?? preview?.dynamicTypeSize ?? .large
    environment.locale = options.locale ?? preview?.locale ?? environment.locale
    switch (options.canvas, preview?.canvas) {
    case (.size(let width, let height)?, _): canvas = Canvas(size: Size(width: width, height: height))
    case (.proposal(let width, let height)?, _):
      canvas = Canvas(size: .zero, proposal: Proposal(width: width, height: height))
    case (.device(let name, let isLandscape)?, _):
      canvas = Surroundings.window(
        on: Device.named(name) ?? .standard, isLandscape ? .landscape : .portrait, &environment)
    case (nil, .size(let size)?): canvas = Canvas(size: size)
    case (nil, .device(let device, let orientation)?):
      canvas = Surroundings.window(on: device, orientation, &environment)
    case (nil, nil): canvas = Surroundings.window(on: .standard, .portrait, &environment)
    }
    canvas.scale = options.scale ?? canvas.scale
    canvas.isRightToLeft = environment.isRightToLeft
    environment.displayScale = canvas.scale
    metricPlatform = document.target.platform.metricPlatform
  }

  private static func window(
    on device: Device, _ orientation: DeviceOrientation, _ environment: inout EnvironmentValues
  ) -> Canvas {
    let posture = device.posture(orientation)
    environment.isHorizontallyCompact = posture.horizontalSizeClass.map { $0 == .compact }
    environment.isVerticallyCompact = posture.verticalSizeClass.map { $0 == .compact }
    return device.canvas(orientation)
  }
}
