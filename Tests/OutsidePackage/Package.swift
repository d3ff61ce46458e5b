// swift-tools-version: 6.1
import PackageDescription

// A package of a user: an app that imports SwiftUI, a program of Xcode in Swift 5 mode, and tests that drive their windows. Scripts/test builds
// it and runs them.
let package = Package(
  name: "Shelf",
  dependencies: [.package(name: "ScrollUI", path: "../..")],
  targets: [
    .target(
      name: "Shelf", dependencies: [.product(name: "SwiftUI", package: "ScrollUI")],
      resources: [.copy("Assets.xcassets")], plugins: [.plugin(name: "AssetSymbols", package: "ScrollUI")]),
    .target(
      name: "Ported", dependencies: [.product(name: "SwiftUI", package: "ScrollUI")],
      resources: [.copy("Assets.xcassets")], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [
        .plugin(name: "AppleImports", package: "ScrollUI"), .plugin(name: "AssetSymbols", package: "ScrollUI"),
      ]),
    .testTarget(
      name: "ShelfTests", dependencies: ["Ported", "Shelf", .product(name: "ScrollUITesting", package: "ScrollUI")]),
  ]
)
