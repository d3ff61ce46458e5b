// swift-tools-version: 6.1
import PackageDescription

// A package for `swift package static-program` (Scripts/check data).
let package = Package(
  name: "Formats",
  dependencies: [.package(name: "ScrollUI", path: "../..")],
  targets: [.executableTarget(name: "formats")]
)
