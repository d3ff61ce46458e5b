// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "SettingsForm",
  dependencies: [.package(name: "ScrollUI", path: "../..")],
  targets: [
    .executableTarget(name: "SettingsForm", dependencies: [.product(name: "SwiftUI", package: "ScrollUI")]),
    .testTarget(
      name: "SettingsFormTests", dependencies: ["SettingsForm", .product(name: "ScrollUITesting", package: "ScrollUI")]),
  ]
)
