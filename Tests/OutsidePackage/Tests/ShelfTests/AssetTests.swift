import ScrollUITesting
import Shelf
import SwiftUI
import Testing

/// The catalog of the package, with the names that the plug-in AssetSymbols writes.
@MainActor @Suite struct AssetTests {
  private func colors(_ points: [(Int, Int)], _ change: (inout HeadlessOptions) -> Void) throws -> [UInt32] {
    var options = HeadlessOptions()
    change(&options)
    let picture = try BadgeApp.runHeadless(options)
    let scale = Int(options.scale)
    return points.map { picture[$0.0 * scale, $0.1 * scale] & 0xFFFFFF }
  }

  @Test func colorsHaveAFormForDarkWindows() throws {
    let points = [(10, 10), (30, 10), (50, 10), (70, 10)]
    #expect(try colors(points) { $0.colorScheme = .light } == [0xFF8000, 0xFF8000, 0xFF8000, 0x808000])
    #expect(try colors(points) { $0.colorScheme = .dark } == [0x0000FF, 0x0000FF, 0x0000FF, 0x808000])
  }

  @Test func imagesHaveAFileForEachScale() throws {
    let points = [(10, 25), (30, 25), (50, 25)]
    #expect(try colors(points) { $0.scale = 1 } == [0x00FF00, 0x00FF00, 0x00FF00])
    #expect(try colors(points) { $0.scale = 2 } == [0xFF00FF, 0xFF00FF, 0xFF00FF])
  }
}
