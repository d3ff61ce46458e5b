// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "ScrollUI",
  products: [
    .library(name: "ScrollUI", targets: ["ScrollUI", "ScrollUIForms"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "SwiftUICompatibility", targets: ["SwiftUICompatibility"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UIKitValues", targets: ["UIKitValues"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "URLLoading", targets: ["URLLoading"]),
    .library(name: "ScrollUITesting", targets: ["ScrollUITesting"]),
    .plugin(name: "AppleImports", targets: ["AppleImports"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    .plugin(name: "Preview", targets: ["Preview"]),
    .plugin(name: "StaticProgram", targets: ["StaticProgram"]),
    .executable(name: "scrolldemo", targets: ["scrolldemo"]),
    .executable(name: "scrollbench", targets: ["scrollbench"]),
  ],
  targets: [
    // Values and pure functions.
    .target(name: "Motion"),
    .target(name: "Geometry", dependencies: ["Motion"]),
    // Paths, whole files, bounded reading and the folders of a user.
    .target(name: "Files"),
    // The elements that assistive technologies read, as values.
    .target(name: "Semantics", dependencies: ["Geometry"]),
    // Drawing commands, colors and paths, as values.
    .target(name: "Graphics", dependencies: ["Geometry"]),

    // The algorithms of the Unicode annexes for text: both directions, line breaks, words, scripts, emoji. The C target is their tables.
    .target(name: "CUnicodeData"),
    .target(name: "UnicodeRules", dependencies: ["CUnicodeData"]),

    // Connections with message buses: D-Bus. The C target loads libdbus when a program uses it.
    .target(name: "CDBus"),
    .target(name: "MessageBus", dependencies: ["CDBus"]),
    // The window on the accessibility bus: AT-SPI over D-Bus.
    .target(name: "AccessBus", dependencies: ["MessageBus", "Geometry", "Semantics", "UnicodeRules"]),
    // The services and settings of the desktop over D-Bus: file dialogs, addresses, wishes of the user.
    .target(name: "Portals", dependencies: ["Files", "MessageBus"]),

    // Publishers under the name of Apple's module, and messages of logs under the names of Apple's modules.
    .target(name: "Combine"),
    .target(name: "os"),
    .target(name: "OSLog", dependencies: ["os"]),

    // The retained tree and the public API on top of it. The C target has ICU of Swift's toolchain; a header, no library.
    .systemLibrary(name: "CFoundationICU"),
    .target(
      name: "Engine", dependencies: ["Geometry", "Graphics", "Motion", "Semantics", "UnicodeRules", "CFoundationICU"]),
    // The texts into which macros are expanded, and the program that gives them to the compiler.
    .target(name: "MacroExpansions"),
    .macro(name: "ScrollUIMacros", dependencies: ["MacroExpansions"]),
    .target(
      name: "ScrollUI",
      dependencies: ["Combine", "Engine", "Files", "Geometry", "Graphics", "Motion", "Semantics", "ScrollUIMacros"]),

    // Forms, calendars, trees and other views that are made of the views of ScrollUI.
    .target(name: "ScrollUIForms", dependencies: ["Files", "ScrollUI"]),
    // Names of SwiftUI that ported programs write and the demo does not: tables, keyframes, symbol effects, rotors, older forms.
    .target(name: "SwiftUICompatibility", dependencies: ["ScrollUI", "ScrollUIForms"]),

    // The window of `swift package preview`: the previews that a program declares, found in sections of the program by the C target.
    .target(name: "CPreviewSections"),
    .target(name: "Previews", dependencies: ["CPreviewSections", "ScrollUI"]),

    // Input scripts and frame traces: their files, recording and playing.
    .target(name: "ScrollScripts", dependencies: ["Engine", "Geometry"]),
    // Measurement and recording of frames, for programs that ask for it: budget, frame graph, and runs inside of a window.
    .target(
      name: "ScrollInstruments",
      dependencies: ["ScrollScripts", "ScrollUI", "Engine", "Files", "Geometry", "Graphics", "Motion", "Semantics"]),

    // Pixels from display lists, in memory. The C target has inner loops for several processors.
    .target(name: "CPixels"),
    .target(name: "Raster", dependencies: ["Geometry", "Graphics", "CPixels"]),
    // Fonts, shaping and glyphs. HarfBuzz brings FreeType along.
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .target(name: "TextShaping", dependencies: ["Geometry", "Graphics", "UnicodeRules", "CHarfBuzz", "CFontconfig"]),

    // The second text engine: SDL2_ttf.
    .systemLibrary(name: "CSDL2TTF", providers: [.apt(["libsdl2-ttf-dev"])]),
    .target(name: "TTFText", dependencies: ["Geometry", "Graphics", "TextShaping", "CSDL2", "CSDL2TTF"]),

    // The host: window, events, pictures.
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CSDL2Image", providers: [.apt(["libsdl2-image-dev"])]),
    // The window system behind SDL: objects of a window, times of the X server, the loss of a compositor.
    .target(name: "CWindowSystem"),
    // Wayland beside SDL, by the library that SDL has loaded: pointers, frames, globals of the compositor.
    .target(name: "CWayland"),
    // Touchpads and wheels as the window system describes them.
    .target(name: "Pointing", dependencies: ["CWayland", "Geometry"]),
    // The C interface of Dispatch's main queue; a header, no library.
    .systemLibrary(name: "CMainQueue"),
    // The symbols of Assets, built in.
    .target(name: "CSymbolData"),
    // Pages of PDF documents by poppler, which is loaded when it is needed.
    .target(name: "CPDFDrawing"),
    .target(
      name: "SDLHost",
      dependencies: [
        "AccessBus", "MessageBus", "Portals", "ScrollUI", "ScrollInstruments", "ScrollScripts", "Engine", "Files",
        "Geometry", "Graphics", "Previews", "Raster",
        "Semantics", "TextShaping", "TTFText", "WebAccess", "CWindowSystem", "CWayland", "Pointing", "CMainQueue",
        "CSymbolData", "CPDFDrawing",
        "CSDL2",
        "CSDL2Image",
      ]),

    // The module behind `import SwiftUI` in ported code, with the names of UIKit, Combine and Foundation.
    .target(
      name: "SwiftUI",
      dependencies: [
        "ScrollUI", "ScrollUIForms", "SwiftUICompatibility", "SDLHost", "Combine", "UIKitLifecycle", "UIKitValues",
        "URLLoading",
      ]),

    // Values by the names of UIKit and Core Graphics: colors, images, paths, the screen.
    .target(name: "UIKitValues", dependencies: ["ScrollUI", "SDLHost", "Engine"]),
    // The application of UIKit, its delegates, scenes and windows.
    .target(name: "UIKitLifecycle", dependencies: ["UIKitValues", "ScrollUI", "SDLHost", "Engine"]),
    // The modules behind `import UIKit` and `import CoreGraphics`. Programs that do not ask for their products do not see them, so that
    // `canImport` is false. The C module has the function that `@UIApplicationMain` calls; a header, no library.
    .systemLibrary(name: "CUIKit"),
    .target(
      name: "UIKit",
      dependencies: ["UIKitLifecycle", "UIKitValues", "Combine", "URLLoading", "CUIKit", "_Testing_UIKit"]),
    .target(name: "CoreGraphics", dependencies: ["UIKitValues", "Geometry", "_Testing_CoreGraphics"]),
    // Empty modules: the compiler asks for them in files that import Testing besides UIKit or CoreGraphics.
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),
    // URLSession, for code that expects it in Foundation, as on other systems.
    .target(name: "URLLoading", dependencies: ["Combine"]),

    // Posts for the demo: from a file, from a server, or from the file in Assets that is built in. The C targets are that file, and
    // libcurl, which is loaded when it is needed.
    .target(name: "CFeedData"),
    .target(name: "CWebTransfer"),
    .target(name: "WebAccess", dependencies: ["CWebTransfer"]),
    .target(name: "Feed", dependencies: ["CFeedData", "CWebTransfer", "Files", "WebAccess"]),

    // Test doubles, the demo's pages, and the demo.
    .target(
      name: "ScrollUITesting",
      dependencies: [
        "ScrollUI", "ScrollInstruments", "ScrollScripts", "SDLHost", "Engine", "Files", "Geometry", "Graphics",
        "Semantics", "TextShaping",
      ]),
    // Samples in the form of ported code, in Swift 5 mode with a single import; the gallery shows them. They import the module of
    // the views alone: `SwiftUI` brings the host, for `App.main()`, and the gallery would wait for it.
    .target(
      name: "Features", dependencies: ["ScrollUI", "ScrollUIForms"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "Gallery",
      dependencies: ["ScrollUI", "ScrollUIForms", "ScrollInstruments", "ScrollScripts", "Feed", "Features", "Files"],
      plugins: ["SourceListing"]),
    // Embeds the sources of the pages in the gallery, which shows them.
    .executableTarget(name: "sourcelister"),
    .plugin(name: "SourceListing", capability: .buildTool(), dependencies: ["sourcelister"]),
    // Imports `SwiftUI` into all files of a target.
    .plugin(name: "AppleImports", capability: .buildTool()),
    // Names the colors and images of a program's asset catalogs in Swift.
    .executableTarget(name: "assetlister"),
    .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["assetlister"]),
    // `swift package preview [FILE]`.
    .plugin(
      name: "Preview",
      capability: .command(
        intent: .custom(verb: "preview", description: "Shows the previews of a file while it is edited"))),
    // `swift package static-program [NAME]`. The tool leaves out a part of ICU's data.
    .executableTarget(name: "icureducer"),
    .plugin(
      name: "StaticProgram",
      capability: .command(
        intent: .custom(verb: "static-program", description: "Builds a program as a file that runs without Swift")),
      dependencies: ["icureducer"]),
    .executableTarget(
      name: "scrolldemo",
      dependencies: [
        "Gallery", "Feed", "SDLHost", "ScrollUI", "ScrollInstruments", "ScrollScripts", "Engine", "Geometry",
        "Graphics",
        "WebAccess", "CAllocationCounter",
      ]),

    // Benchmarks. The C target counts allocations: its malloc intercepts that of the C library in targets that link it.
    .target(name: "CAllocationCounter"),
    .executableTarget(
      name: "scrollbench",
      dependencies: [
        "SDLHost", "ScrollUI", "ScrollInstruments", "Engine", "Geometry", "Graphics", "CAllocationCounter",
      ]),

    // Programs that tests launch, and their launcher.
    .target(name: "ProcessSupport", path: "Tests/ProcessSupport"),
    .executableTarget(
      name: "hostprobe",
      dependencies: [
        "AccessBusTestSupport", "SDLHost", "Engine", "Gallery", "Geometry", "Graphics", "Raster", "ScrollScripts",
        "ScrollUI", "TextShaping", "CSDL2",
      ],
      path: "Tests/SDLHostProbe"),

    .target(
      name: "AccessBusTestSupport",
      dependencies: ["AccessBus", "MessageBus", "Portals", "Geometry", "ProcessSupport", "Semantics"],
      path: "Tests/AccessBusTests/Support"),
    .executableTarget(
      name: "accessprobe", dependencies: ["AccessBus", "MessageBus", "AccessBusTestSupport"],
      path: "Tests/AccessBusTests/Probe"),
    .target(
      name: "PortalsTestSupport", dependencies: ["AccessBusTestSupport", "MessageBus", "Portals"],
      path: "Tests/PortalsTests/Support"),

    .testTarget(
      name: "AccessBusTests",
      dependencies: [
        "AccessBus", "MessageBus", "Portals", "AccessBusTestSupport", "Geometry", "Semantics", "ProcessSupport",
        "accessprobe",
      ],
      path: "Tests/AccessBusTests/Suites"),
    .testTarget(
      name: "PortalsTests",
      dependencies: ["AccessBusTestSupport", "PortalsTestSupport", "Files", "MessageBus", "Portals"],
      path: "Tests/PortalsTests/Suites"),
    .testTarget(name: "FilesTests", dependencies: ["Files", "ProcessSupport"]),
    .testTarget(name: "MotionTests", dependencies: ["Motion", "ScrollUITesting"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "CAllocationCounter"]),
    .testTarget(name: "MacroExpansionsTests", dependencies: ["MacroExpansions"]),
    .testTarget(name: "PreviewsTests", dependencies: ["Previews", "ScrollUI", "ScrollUITesting"]),
    .testTarget(name: "OSLogTests", dependencies: ["OSLog", "os"]),
    .testTarget(name: "GraphicsTests", dependencies: ["Graphics", "Geometry"]),
    .testTarget(name: "RasterTests", dependencies: ["Raster", "Geometry", "Graphics", "CPixels", "ScrollUITesting"]),
    .testTarget(name: "UnicodeRulesTests", dependencies: ["UnicodeRules"]),
    .testTarget(
      name: "TextShapingTests",
      dependencies: ["TextShaping", "UnicodeRules", "Geometry", "Graphics", "CFontconfig", "ProcessSupport"]),
    .testTarget(name: "TTFTextTests", dependencies: ["TTFText", "TextShaping", "Geometry", "Graphics"]),
    .testTarget(
      name: "EngineTests", dependencies: ["Engine", "Geometry", "Graphics", "Motion", "Semantics", "ScrollUITesting"]),
    .testTarget(
      name: "ScrollInstrumentsTests",
      dependencies: [
        "ScrollInstruments", "ScrollScripts", "ScrollUI", "Engine", "Geometry", "Graphics", "ScrollUITesting",
        "ScrollUITestSupport",
      ]),
    // A module for each tier of ScrollUI: they are compiled side by side.
    .target(
      name: "ScrollUITestSupport", dependencies: ["ScrollUI", "Engine", "Geometry", "ScrollUITesting"],
      path: "Tests/ScrollUITests/Support"),
    .testTarget(
      name: "ScrollUICoreTests",
      dependencies: [
        "ScrollUI", "ScrollInstruments", "Engine", "Geometry", "Graphics", "Motion", "ScrollUITesting",
        "ScrollUITestSupport",
      ],
      path: "Tests/ScrollUITests/Core"),
    .testTarget(
      name: "ScrollUIViewsTests",
      dependencies: ["ScrollUI", "Engine", "Geometry", "Graphics", "Motion", "ScrollUITesting", "ScrollUITestSupport"],
      path: "Tests/ScrollUITests/Views"),
    .testTarget(
      name: "ScrollUIKitTests",
      dependencies: [
        "ScrollUI", "Engine", "Geometry", "Graphics", "Motion", "Semantics", "ScrollUITesting", "ScrollUITestSupport",
      ],
      path: "Tests/ScrollUITests/Kit"),
    .testTarget(
      name: "ScrollUIFormsTests",
      dependencies: [
        "ScrollUIForms", "ScrollUI", "Engine", "Files", "Geometry", "Graphics", "ScrollUITesting",
        "ScrollUITestSupport",
      ]),
    .testTarget(
      name: "SwiftUICompatibilityTests",
      dependencies: [
        "SwiftUICompatibility", "ScrollUIForms", "ScrollUI", "Engine", "Geometry", "Semantics", "ScrollUITesting",
        "ScrollUITestSupport",
      ]),
    // Ported code: Swift 5 mode, a single import.
    .target(
      name: "Listings", dependencies: ["SwiftUI", "ScrollUI"], path: "Tests/Listings",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Programs in the manner of public samples, in Swift 5 mode with the imports of iOS, and their tests.
    .testTarget(
      name: "ProgramTests",
      dependencies: ["SwiftUI", "CoreGraphics", "ScrollUI", "Engine", "ScrollUITesting"],
      path: "Tests/Programs", swiftSettings: [.swiftLanguageMode(.v5)]),
    // Programs with the files AppDelegate.swift and SceneDelegate.swift, a module each, and their tests.
    .executableTarget(
      name: "TipJar", dependencies: ["SwiftUI", "UIKit"], path: "Tests/UIKitPrograms/TipJar",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "Groceries", dependencies: ["SwiftUI", "UIKit"], path: "Tests/UIKitPrograms/Groceries",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "PairsGame", dependencies: ["SwiftUI", "UIKit", "CoreGraphics"], path: "Tests/UIKitPrograms/PairsGame",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "ColorSwatches", dependencies: ["SwiftUI"], path: "Tests/UIKitPrograms/ColorSwatches",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "UIKitProgramTests",
      dependencies: [
        "UIKit", "SwiftUI", "ScrollUI", "Engine", "SDLHost", "ProcessSupport", "ScrollUITesting", "TipJar",
        "Groceries", "PairsGame", "ColorSwatches",
      ],
      path: "Tests/UIKitPrograms/Suites", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["Listings", "SwiftUI", "ScrollUI", "Engine", "Graphics", "ScrollUITesting"]),
    .testTarget(
      name: "SDLHostTests",
      dependencies: [
        "SDLHost", "Engine", "Geometry", "Graphics", "Raster", "TextShaping", "UnicodeRules", "ScrollUI",
        "ScrollInstruments", "ScrollScripts", "ScrollUITesting", "Files",
        "Gallery", "CSDL2", "CSDL2TTF", "CSDL2Image", "CAllocationCounter", "ProcessSupport",
      ],
      // Reference images of drawings, read by their paths.
      exclude: ["Rendering/Golden"]),
    .testTarget(
      name: "SDLHostEventTests",
      dependencies: [
        "SDLHost", "ScrollScripts", "Engine", "Files", "Geometry", "Graphics", "Semantics", "CSDL2", "ProcessSupport",
        "ScrollUI", "ScrollUITesting", "UIKitValues", "hostprobe",
      ]),
    .testTarget(
      name: "FeedTests",
      dependencies: [
        "Feed", "ScrollUI", "Gallery", "Engine", "Graphics", "ScrollUITesting", "ProcessSupport", "WebAccess",
        "scrolldemo",
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "Features", "Feed", "Files", "ScrollUI", "ScrollInstruments", "ScrollScripts", "Engine", "Graphics",
        "ProcessSupport", "ScrollUITesting", "Semantics",
      ],
      // The semantic trees of the pages, read by their paths.
      exclude: ["Accessibility/Trees"]),
    .testTarget(name: "AssetListerTests", dependencies: ["assetlister", "ProcessSupport"]),
    .testTarget(name: "ScrollBenchTests", dependencies: ["scrollbench", "ProcessSupport"]),
    .testTarget(name: "ScrollDemoTests", dependencies: ["scrolldemo", "Engine", "Files", "ProcessSupport"]),
    .testTarget(
      name: "WindowTests",
      dependencies: [
        "AccessBus", "AccessBusTestSupport", "MessageBus", "PortalsTestSupport", "ProcessSupport", "hostprobe",
        "scrolldemo", "Engine", "Gallery",
        "ScrollScripts", "ScrollUI", "ScrollUITesting",
      ],
      exclude: ["Rows/drag_target.py", "Rows/drop.py", "Scale/xsettings.py", "Wayland/drag.py"]),
  ],
  swiftLanguageModes: [.v6]
)

// Tests are compiled without optimization in a release build, the build of `Scripts/test`, and a module is compiled once
// instead of a second time for its interface: that takes a third of the time, and the modules under test are as fast. Settings of test
// targets do not reach packages that depend on this one.
for target in package.targets where target.type == .test {
  let flags = ["-Onone", "-no-emit-module-separately-wmo"]
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .release))]
  // The build system `swiftbuild` of Swift 6.3 links a macro into tests of the targets that use it, without the modules on which the macro depends.
  if target.name != "MacroExpansionsTests" { target.dependencies.append("MacroExpansions") }
}

// The tests of `Scripts/test --checked`, a build without optimization: without the suites of values that are computed and do not change.
if Context.environment["SCROLLUI_CHECKED"] != nil {
  let checked: [String: [String]] = [
    "CombineTests": [], "EngineTests": [], "FilesTests": [], "PreviewsTests": [], "ScrollUICoreTests": [],
    "ScrollUIViewsTests": ["Canvas", "Effects", "Images", "Layout", "SafeArea", "Shapes", "Styles", "Text"],
    "ScrollUIKitTests": [
      "Accessibility", "App", "Buttons", "Controls", "Pickers", "Popups", "Presentation", "SectionIndex", "Tabs",
    ],
    "WindowTests": [],
  ]
  package.targets.removeAll { $0.type == .test && checked[$0.name] == nil }
  for target in package.targets { target.exclude += checked[target.name] ?? [] }
}
