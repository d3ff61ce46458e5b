// swift-tools-version: 6.1
import PackageDescription

// A package of a user: an app that imports SwiftUI, programs of Xcode in Swift 5 mode, and tests that drive their windows. Scripts/test builds it
// and runs them.
let programs = [
  "Calculator", "Chat", "Contacts", "Journeys", "Pairs", "Quiz", "Recipes", "Settings", "Tasks", "Weather",
]

// Programs with the files AppDelegate.swift and SceneDelegate.swift, as the template of Xcode 11 has them.
let delegatePrograms = ["Books", "Flashcards", "Moods", "Packing", "Podcasts", "Rates", "Units", "Workout"]

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
    .testTarget(
      name: "ProgramsTests",
      dependencies: (programs + delegatePrograms).map { .byName(name: $0) } + [
        .product(name: "ScrollUITesting", package: "ScrollUI")
      ]),
  ]
)

// Programs in the manner of samples of 2019 to 2026, as Xcode compiles them. The file `ForTests.swift` of a program gives it to the tests.
for program in programs {
  package.targets.append(
    .executableTarget(
      name: program, dependencies: [.product(name: "SwiftUI", package: "ScrollUI")], path: "Programs/\(program)",
      resources: program == "Contacts" ? [.copy("Assets.xcassets")] : [], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [
        .plugin(name: "AppleImports", package: "ScrollUI"), .plugin(name: "AssetSymbols", package: "ScrollUI"),
      ]))
}

for program in delegatePrograms {
  package.targets.append(
    .executableTarget(
      name: program,
      dependencies: [.product(name: "SwiftUI", package: "ScrollUI"), .product(name: "UIKit", package: "ScrollUI")],
      path: "Programs/\(program)", swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "AppleImports", package: "ScrollUI")]))
}
