// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Notes",
  dependencies: [.package(name: "ScrollUI", path: "../..")],
  targets: [
    .executableTarget(name: "Notes", dependencies: [.product(name: "SwiftUI", package: "ScrollUI")]),
    .testTarget(
      name: "NotesTests", dependencies: ["Notes", .product(name: "ScrollUITesting", package: "ScrollUI")]),
  ]
)
