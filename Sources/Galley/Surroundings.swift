import GalleyLanguage
import GalleyLayout

/// The window and the environment that a document is evaluated in.
struct Surroundings: Sendable {
  var canvas: Canvas
  var environment: EnvironmentValues
  var metricPlatform: MetricPlatform

  init(options: InterpreterOptions, document: CheckedDocument) {
    environment = EnvironmentValues()
    environment.isDark = options.isDark ?? false
    environment.isRightToLeft = options.isRightToLeft ?? false
    environment.dynamicTypeSize = options.dynamicTypeSize.flatMap { DynamicTypeSize(rawValue: $0) } ?? .large
    environment.locale = options.locale ?? environment.locale
    switch options.canvas {
    case .size(let width, let height)?: canvas = Canvas(size: Size(width: width, height: height))
    case .proposal(let width, let height)?:
      canvas = Canvas(size: .zero, proposal: Proposal(width: width, height: height))
    case .device(let name, let isLandscape)?:
      canvas = Surroundings.window(on: Device.named(name) ?? .standard, isLandscape, &environment)
    case nil: canvas = Surroundings.window(on: .standard, false, &environment)
    }
    canvas.scale = options.scale ?? canvas.scale
    canvas.isRightToLeft = environment.isRightToLeft
    environment.displayScale = canvas.scale
    metricPlatform = MetricPlatform(document.target.platform)
  }

  private static func window(on device: Device, _ isLandscape: Bool, _ environment: inout EnvironmentValues) -> Canvas {
    let orientation = isLandscape ? DeviceOrientation.landscape : .portrait
    let posture = device.posture(orientation)
    environment.isHorizontallyCompact = posture.horizontalSizeClass.map { $0 == .compact }
    environment.isVerticallyCompact = posture.verticalSizeClass.map { $0 == .compact }
    return device.canvas(orientation)
  }
}

extension MetricPlatform {
  init(_ platform: Platform) {
    switch platform {
    case .iOS, .iPadOS: self = .iOS
    case .macOS: self = .macOS
    case .watchOS: self = .watchOS
    case .tvOS: self = .tvOS
    case .visionOS: self = .visionOS
    }
  }
}
