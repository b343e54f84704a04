// swift-tools-version: 6.1
import PackageDescription

// A program of somebody else, which has no more than the public product; `.ci/run` builds it and compares what it prints.
let package = Package(
  name: "Consumer",
  dependencies: [.package(name: "Galley", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer", dependencies: [.product(name: "Galley", package: "Galley")], path: "Sources/Consumer")
  ],
  swiftLanguageModes: [.v6]
)
