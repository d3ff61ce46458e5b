// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Journal",
  dependencies: [.package(name: "ScrollUI", path: "../..")],
  targets: [
    .executableTarget(name: "Journal", dependencies: [.product(name: "SwiftUI", package: "ScrollUI")]),
    .testTarget(
      name: "JournalTests", dependencies: ["Journal", .product(name: "ScrollUITesting", package: "ScrollUI")]),
  ]
)
