import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The movement of tiles, and the ways to open a page from them.
@MainActor @Suite struct HomeTileTests {
  private static let pages = GalleryPages.groups.flatMap(\.pages).map(\.name)

  @Test func aHomePageAtRestRequestsNoFrame() {
    let home = HomeWindow()
    #expect(home.isAtRest)
    #expect(home.allOffsets.count >= Self.pages.count, "every tile has its own scroll view")
  }

  @Test func everyTilePlaysUnderThePointerAndReturnsToItsRest() {
    let home = HomeWindow()
    home.window.frameInterval = 1.0 / 12
    let rest = home.allOffsets
    for page in Self.pages {
      home.window.move(home.point(of: page))
      var moved: Set<Int> = []
      for _ in 0..<22 {
        home.window.advance()
        for (index, offset) in home.allOffsets.enumerated() where offset != rest[index] { moved.insert(index) }
      }
      #expect(moved.count == (page == "nested" ? 2 : 1), "\(page): only its own scroll views move")
      home.window.move(.zero)
      home.window.settle()
      #expect(home.isAtRest, "\(page)")
      #expect(home.allOffsets == rest, "\(page)")
    }
  }

  @Test func aTileKeepsPlayingWhileThePointerRestsOnIt() {
    let home = HomeWindow()
    home.window.frameInterval = 1.0 / 8
    for page in Self.pages {
      home.window.move(home.point(of: page))
      home.window.advance(seconds: 9)
      #expect(home.window.pipeline.wantsFrame, "\(page)")
    }
  }

  @Test func aTileThatPassesUnderThePointerDoesNotMove() {
    let home = HomeWindow(height: 700)
    var rest: [ObjectIdentifier: CGPoint] = [:]
    for _ in 0..<6 {
      home.window.wheel(-6, at: CGPoint(x: 200, y: 500))
      for _ in 0..<5 {
        home.window.advance()
        // Miniatures appear during the scrolling.
        for node in home.miniatures {
          #expect(node.model.offset == rest[ObjectIdentifier(node), default: node.model.offset])
          rest[ObjectIdentifier(node)] = node.model.offset
        }
      }
    }
    #expect(rest.count > 6)
  }

  @Test func onlyTilesNearTheWindowHaveMiniatures() {
    let home = HomeWindow(height: 700)
    let atTop = home.miniatures.count
    #expect((4...12).contains(atTop))
    var most = atTop
    for _ in 0..<14 {
      // In the margin, where no tile plays.
      home.window.wheel(-3, at: CGPoint(x: 4, y: 500))
      home.window.settle()
      #expect(home.isAtRest)
      most = max(most, home.miniatures.count)
    }
    #expect(most < 24, "of \(Self.pages.count) tiles")
    home.window.key("End")
    home.window.settle()
    #expect(home.offsets(of: "header").isEmpty && !home.offsets(of: Self.pages.last ?? "").isEmpty)
    home.window.key("Home")
    home.window.settle()
    #expect(!home.offsets(of: "header").isEmpty && home.miniatures.count <= atTop + 4)
  }

  @Test func aTileThatIsEnteredAgainAtATargetOfItsScriptKeepsPlaying() {
    let home = HomeWindow()
    for pause in [1.79, 1.8, 1.81, 1.9, 2.2] {
      home.window.move(home.point(of: "parallax"))
      home.window.advance(seconds: pause)
      home.window.move(.zero)
      home.window.move(home.point(of: "parallax"))
      home.window.advance(seconds: 5)
      #expect(home.window.pipeline.wantsFrame, "left after \(pause) s")
      home.window.move(.zero)
      home.window.settle()
    }
  }

  @Test func aTilePlaysWhileItHasTheKeyboardFocus() {
    let home = HomeWindow()
    let rest = home.offsets(of: "header")
    home.focusFirstTile()
    home.window.advance(seconds: 1)
    #expect(home.offsets(of: "header") != rest)
    home.window.key("Right")
    home.window.advance(seconds: 1)
    #expect(home.offsets(of: "header") == rest)
    #expect(home.window.pipeline.wantsFrame)
  }

  @Test func arrowKeysMoveTheFocusToTheNeighborsOfATile() {
    let home = HomeWindow()
    home.focusFirstTile()
    for (key, page) in [
      ("Right", "journal"), ("Down", "touchpad"), ("Left", "physics"), ("Down", "nested"), ("Down", "million"),
      ("Up", "nested"), ("Right", "photos"),
    ] {
      home.window.key(key)
      home.window.settleFocus()
      home.window.key("Return")
      #expect(home.model.current.name == page, "after \(key)")
      home.model.goBack()
      home.window.advance()
    }
  }

  @Test func reducedMotionKeepsTheTilesAtRest() {
    let home = HomeWindow(reducesMotion: true)
    let rest = home.allOffsets
    home.window.move(home.point(of: "parallax"))
    home.window.settle()
    #expect(home.isAtRest)
    home.focusFirstTile()
    home.window.settle()
    #expect(home.isAtRest)
    #expect(home.allOffsets == rest)
  }

  @Test func aClickOpensThePage() {
    let home = HomeWindow()
    home.window.click(home.point(of: "chat"))
    #expect(home.model.current.name == "chat")
    home.window.settle()
    #expect(home.isAtRest, "the pointer is still over the tile")
  }

  @Test func returnOpensThePageOfTheFocusedTileWhichThenRests() {
    let home = HomeWindow()
    home.focusFirstTile()
    home.window.key("Return")
    #expect(home.model.current.name == "header")
    home.window.settle()
    #expect(home.isAtRest)
  }

  @Test func aHoveredTileDiffersFromTheRest() throws {
    let home = HomeWindow(height: 900, reducesMotion: true)
    let before = try home.window.picture()
    home.window.move(home.point(of: "header"))
    home.window.settle()
    let hovered = try home.window.picture()
    #expect(hovered != before)
    home.window.press(home.point(of: "header"))
    home.window.settle()
    #expect(try home.window.picture() != hovered)
  }
}

extension TestWindow {
  /// Runs the frames in which a requested focus moves.
  fileprivate func settleFocus() { advance(seconds: 0.1) }
}
