// swift-tools-version: 6.1
import PackageDescription

// A package of a user: an app that imports SwiftUI, and tests that drive its window. Scripts/test builds it and runs them.
let package = Package(
  name: "Shelf",
  dependencies: [.package(name: "ScrollUI", path: "../..")],
  targets: [
    .target(
      name: "Shelf", dependencies: [.product(name: "SwiftUI", package: "ScrollUI")],
      resources: [.copy("Assets.xcassets")], plugins: [.plugin(name: "AssetSymbols", package: "ScrollUI")]),
    .testTarget(
      name: "ShelfTests", dependencies: ["Shelf", .product(name: "ScrollUITesting", package: "ScrollUI")]),
  ]
)
