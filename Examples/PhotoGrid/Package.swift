// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "PhotoGrid",
  dependencies: [.package(name: "ScrollUI", path: "../..")],
  targets: [
    .executableTarget(name: "PhotoGrid", dependencies: [.product(name: "SwiftUI", package: "ScrollUI")]),
    .testTarget(
      name: "PhotoGridTests", dependencies: ["PhotoGrid", .product(name: "ScrollUITesting", package: "ScrollUI")]),
  ]
)
