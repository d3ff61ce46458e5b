import Foundation
import Packing
import Podcasts
import ScrollUITesting
import SwiftUI
import Testing

/// Lists of programs with delegates: episodes with a player, and things to pack.
extension DelegateProgramsTests {
  @Test func anEpisodePlaysUntilItsSleepTimerEnds() throws {
    let ticks = PassthroughSubject<Date, Never>()
    let window = open(podcastsApp(ticks: ticks.eraseToAnyPublisher()))
    func tick(_ count: Int) {
      for _ in 0..<count { ticks.send(Date(timeIntervalSince1970: 0)) }
      window.settle()
    }
    try window.tap("Three soups")
    window.settle()
    tick(3)
    #expect(window.texts.contains("0:03"))
    window.button("Open the player").press()
    window.settle()
    #expect(window.texts.contains("-25:27"))
    window.button("Forward 30 seconds").press()
    try window.tap("Sleep timer")
    window.settle()
    try window.tap("1 minute")
    window.settle()
    tick(59)
    #expect(window.texts.contains("Pauses in 0:01") && window.texts.contains("1:32"))
    tick(5)
    #expect(window.texts.contains("Sleep timer") && window.texts.contains("1:33"), "the player has paused")
    window.button("Play").press()
    tick(2)
    #expect(window.texts.contains("1:35"))
  }

  @Test func episodesAreFound() throws {
    let window = open(podcastsApp(ticks: Empty(completeImmediately: false).eraseToAnyPublisher()))
    #expect(window.texts.contains("The first typewriter") && window.texts.contains("Three soups"))
    window.textField("Search").setText("the")
    window.settle()
    #expect(window.texts.contains("The first typewriter") && !window.texts.contains("Three soups"))
  }

  @Test func packedThingsAreMovedAndKept() throws {
    let folder = URL.temporaryDirectory.appending(path: "packing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let window = open(packingApp(folder: folder))
    try window.tap("Passport")
    window.settle()
    #expect(window.texts.contains("1 OF 4 PACKED"))
    window.button("Add an item").press()
    window.settle()
    window.textField("Name").setText("Tent")
    try window.tap("Add")
    window.settle()
    #expect(window.texts.contains("1 OF 5 PACKED") && window.texts.contains("Tent"))
    try window.tap("Edit")
    window.settle()
    try move("Tent", to: "Passport", in: window)
    let second = open(packingApp(folder: folder))
    let names = second.texts.filter { ["Tent", "Passport", "Rain jacket", "Wool socks"].contains($0) }
    #expect(names == ["Tent", "Passport", "Rain jacket", "Wool socks"])
    #expect(second.texts.contains("1 OF 5 PACKED"))
    try second.tap("Unpack all")
    second.settle()
    try second.tap("Unpack")
    second.settle()
    #expect(second.texts.contains("0 OF 5 PACKED"))
  }

  /// Drags the grip at the trailing edge of a row to the place of another row.
  private func move(_ text: String, to target: String, in window: TestWindow) throws {
    let row = try #require(window.frame(ofText: text))
    let place = try #require(window.frame(ofText: target))
    let start = CGPoint(x: 400 - 18, y: row.midY)
    window.drag(from: start, by: CGVector(dx: 0, dy: place.midY - row.midY - 10), steps: 20, rest: 0.2)
    window.settle()
  }
}
