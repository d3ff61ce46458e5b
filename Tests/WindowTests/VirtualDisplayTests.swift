import Testing

extension WindowTests {
  @Suite struct VirtualDisplayTests {
    @Test func aDisplayOfTheGivenSizeStarts() async throws {
      let display = try await VirtualDisplay()
      let size = try await display.xdotool("getdisplaygeometry")
      #expect(size == "\(VirtualDisplay.width) \(VirtualDisplay.height)\n")
    }

    @Test func twoDisplaysHaveDifferentNames() async throws {
      let first = try await VirtualDisplay()
      let second = try await VirtualDisplay()
      #expect(first.name != second.name)
    }

    @Test func anEmptyDisplayIsBlack() async throws {
      let display = try await VirtualDisplay()
      let screenshot = try await display.screenshot()
      #expect(screenshot.width == VirtualDisplay.width)
      #expect(screenshot.height == VirtualDisplay.height)
      #expect(screenshot[700, 500] == Screenshot.Pixel(red: 0, green: 0, blue: 0))
      #expect(screenshot.differingPixels(from: screenshot) == 0)
    }
  }
}
