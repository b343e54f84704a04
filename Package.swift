// swift-tools-version: 6.1
import PackageDescription

/// An import shows in a module's interface only where it says so.
let narrowImports: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

/// The C libraries are linked from their archives: a run does not load what it does not use, and the command needs none of them where it runs.
///
/// Where a system has no archives, `GALLEY_SHARED_LIBRARIES=1 swift build` takes the shared ones.
let takesArchives = Context.environment["GALLEY_SHARED_LIBRARIES"] == nil

func libraries(_ names: String...) -> [LinkerSetting] {
  names.map { .linkedLibrary(takesArchives ? ":lib\($0).a" : $0, .when(platforms: [.linux])) }
    + names.map { .linkedLibrary($0, .when(platforms: [.macOS])) }
}

let package = Package(
  name: "Galley",
  products: [
    .library(name: "Galley", targets: ["Galley"]),
    .library(name: "GalleyPictures", targets: ["GalleyPictures"]),
    .executable(name: "galley", targets: ["GalleyCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    // The stages, from bytes to frames. Each may import only what stands above it in this list.
    .systemLibrary(name: "CLibYAML"),
    .target(name: "CStackRoom"),
    .target(name: "GalleyTables"),
    .target(name: "GalleySource"),
    .target(
      name: "GalleyFormats", dependencies: ["GalleyTables", "GalleySource", "CLibYAML"],
      linkerSettings: libraries("yaml")),
    .target(name: "GalleyLayout", dependencies: ["GalleyTables", "CStackRoom"], swiftSettings: narrowImports),
    .target(name: "CGalleyOutlines"),
    .target(name: "GalleyExpressions", dependencies: ["GalleyTables", "GalleySource", "GalleyLayout", "CStackRoom"]),
    .target(
      name: "GalleyDrawing",
      dependencies: ["GalleyTables", "GalleySource", "GalleyLayout", "GalleyExpressions", "CGalleyOutlines"],
      swiftSettings: narrowImports),
    .target(
      name: "GalleyLanguage",
      dependencies: [
        "GalleyTables", "GalleySource", "GalleyFormats", "GalleyExpressions", "GalleyLayout", "GalleyDrawing",
        "CStackRoom",
      ],
      swiftSettings: narrowImports),
    .target(
      name: "GalleyCatalogue",
      dependencies: ["GalleyLanguage", "GalleyLayout", "GalleyExpressions", "GalleyDrawing", "GalleyTables"],
      swiftSettings: narrowImports),
    .target(
      name: "Galley",
      dependencies: [
        "GalleyTables", "GalleySource", "GalleyFormats", "GalleyExpressions", "GalleyLayout", "GalleyDrawing",
        "GalleyLanguage", "GalleyCatalogue", "CStackRoom",
      ],
      swiftSettings: narrowImports),
    // PNG and JPEG files, through libpng and libjpeg.
    .target(
      name: "CGalleyPNG", linkerSettings: libraries("png16", "z") + [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "CGalleyJPEG", linkerSettings: libraries("jpeg")),
    .target(
      name: "GalleyPictures",
      dependencies: [
        "GalleyTables", "GalleySource", "GalleyLayout", "GalleyDrawing", "Galley", "CGalleyPNG", "CGalleyJPEG",
      ],
      // The script and the style sheet of reports become bytes of the program, so that nothing is looked for on a disk.
      resources: [
        "boxes.js", "data.js", "elements.js", "inspector.js", "overlays.js", "page.css", "page.js", "picking.js",
        "picture.js", "search.js", "source.js", "switches.js", "tree.js",
      ].map { .embedInCode("Report/Page/\($0)") },
      swiftSettings: narrowImports),
    // The command has no more of the library than any other program: its public names.
    .executableTarget(
      name: "GalleyCommand",
      dependencies: [
        "Galley", "GalleyPictures", "CStackRoom", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      packageAccess: false),
    .target(name: "CAllocationCount"),
    .executableTarget(
      name: "GalleyBenchmarks",
      dependencies: ["Galley", "GalleyLayout", "GalleyFormats", "GalleySource", "CLibYAML", "CAllocationCount"]),

    .target(
      name: "GalleyTestSupport", dependencies: ["GalleyCatalogue", "GalleyFormats", "GalleyLanguage", "GalleySource"],
      path: "Tests/GalleyTestSupport"),
    .testTarget(name: "CommandTests", dependencies: ["Galley", "GalleyCommand", "GalleyPictures"]),
    .testTarget(
      name: "GalleyCatalogueTests",
      dependencies: [
        "Galley", "GalleyCatalogue", "GalleyDrawing", "GalleyExpressions", "GalleyLanguage", "GalleyLayout",
        "GalleySource",
      ]),
    .testTarget(
      name: "GalleyExportTests", dependencies: ["Galley", "GalleyCatalogue", "GalleyLanguage", "GalleyLayout"]),
    .testTarget(name: "GalleyProjectTests", dependencies: ["Galley", "GalleyExpressions", "GalleyLanguage"]),
    // What another program has: public names.
    .testTarget(
      name: "GalleyConsumerTests", dependencies: ["Galley"], path: "Tests/Consumer",
      exclude: ["Package.swift", "Sources/Consumer/main.swift"], sources: ["Sources/Consumer", "Tests"],
      packageAccess: false),
    .testTarget(
      name: "GalleyTests",
      dependencies: ["Galley", "GalleyDrawing", "GalleyLanguage", "GalleyLayout", "GalleySource", "GalleyTestSupport"]),
    .testTarget(
      name: "CompilerJudgeTests",
      dependencies: [
        "Galley", "GalleyCatalogue", "GalleyExpressions", "GalleyFormats", "GalleyLanguage", "GalleySource",
        "GalleyTestSupport",
      ],
      exclude: ["StandIn"]),
    .testTarget(name: "GalleyTablesTests", dependencies: ["GalleyTables"]),
    .testTarget(name: "GalleySourceTests", dependencies: ["GalleySource"]),
    .testTarget(name: "GalleyFormatsTests", dependencies: ["GalleyFormats"]),
    .testTarget(
      name: "GalleyLanguageTests",
      dependencies: [
        "GalleyExpressions", "GalleyFormats", "GalleyLanguage", "GalleyLayout", "GalleySource", "GalleyTables",
      ]),
    .testTarget(name: "GalleyDrawingTests", dependencies: ["GalleyDrawing", "GalleyLayout", "GalleyTables"]),
    .target(
      name: "GalleyPictureSpecimens", dependencies: ["GalleyDrawing", "GalleyLayout"],
      path: "Tests/GalleyPictureSpecimens"),
    .testTarget(
      name: "GalleyPicturesTests",
      dependencies: [
        "Galley", "GalleyPictures", "GalleyPictureSpecimens", "GalleyDrawing", "GalleyLayout", "GalleyTables",
      ]),
    .executableTarget(
      name: "GalleySecondOpinion", dependencies: ["GalleyPictures", "GalleyPictureSpecimens", "GalleyDrawing"],
      path: "Tests/SecondOpinion/Sources"),
    .testTarget(name: "GalleyLayoutTests", dependencies: ["CStackRoom", "GalleyLayout"]),
    .testTarget(
      name: "GalleyCaseTests",
      dependencies: [
        "Galley", "GalleyCatalogue", "GalleyDrawing", "GalleyFormats", "GalleyLanguage", "GalleyLayout",
        "GalleyPictures", "GalleySource", "GalleyTestSupport",
      ]),
    .testTarget(
      name: "GalleyPropertyTests",
      dependencies: [
        "Galley", "GalleyExpressions", "GalleyFormats", "GalleyLayout", "GalleySource", "GalleyTestSupport",
      ]),
    .testTarget(name: "GalleyExpressionsTests", dependencies: ["CStackRoom", "GalleyExpressions", "GalleyTables"]),
  ],
  swiftLanguageModes: [.v6]
)

// Fuzzing needs another build of everything; see Tests/Fuzzing/run.
if Context.environment["GALLEY_FUZZ"] != nil {
  let sanitizers = ["-sanitize=fuzzer,address"]
  package.targets.append(
    .executableTarget(
      name: "GalleyFuzz",
      dependencies: [
        "Galley", "GalleyCatalogue", "GalleyDrawing", "GalleyFormats", "GalleyLanguage", "GalleyLayout",
        "GalleyPictures", "GalleySource",
      ],
      path: "Tests/Fuzzing/Sources",
      swiftSettings: [.unsafeFlags(sanitizers + ["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(sanitizers)]))
}
