import Foundation
import ScrollUITesting
import SwiftUI
import Testing

@testable import PhotoGrid

@MainActor @Suite struct PhotoGridTests {
  @Test func aPhotoOpensAndComesBack() throws {
    let window = TestWindow(app: PhotoGridApp())
    window.settle()
    #expect(window.texts.contains("60 photos"))
    window.tap(CGPoint(x: 90, y: 160))
    window.settle()
    #expect(window.texts.contains("Time of day"))
    window.press(.escape)
    window.settle()
    #expect(window.texts.contains("60 photos"))
  }

  @Test func favoritesAreShownAlone() {
    let window = TestWindow(app: PhotoGridApp())
    window.settle()
    window.toggle("Favorites").press()
    window.settle()
    #expect(window.texts.contains("7 photos"))
  }

  @Test func picturesOfTheWindow() throws {
    for scheme in [ColorScheme.light, .dark] {
      var options = HeadlessOptions()
      options.colorScheme = scheme
      let picture = try PhotoGridApp.runHeadless(options)
      #expect(picture.width == 760)
      if let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] {
        try picture.writePNG(to: "\(folder)/photos-\(scheme).png")
      }
    }
  }
}
