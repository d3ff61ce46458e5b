import Engine
import Gallery
import ScrollInstruments
import ScrollUI
import ScrollUITesting
import Testing

/// The gallery in the smallest window that it can be given.
@MainActor @Suite struct SmallWindowTests {
  private let size = CGSize(width: 360, height: 320)

  private func window(_ page: String) -> TestWindow {
    let window = TestWindow(width: size.width, height: size.height) { GalleryView(page: page) }
    window.settle()
    return window
  }

  private func isWhole(_ frame: CGRect) -> Bool { CGRect(origin: .zero, size: size).contains(frame) }

  @Test func theTitleAndHintOfEveryPageAreVisible() throws {
    for page in GalleryPages.all where page.showsHint {
      let window = window(page.name)
      for text in [page.title, page.hint] {
        #expect(isWhole(try #require(window.frame(ofText: text), "\(page.name)")), "\(page.name): \(text)")
      }
    }
  }

  /// The bar has as many buttons as leave the room for the longest titles.
  @Test(arguments: [360, 431, 432, 573, 574, 639, 640, 762, 763, 900])
  func theTitleInTheBarIsWhole(width: CGFloat) {
    for page in GalleryPages.all.sorted(by: { $0.title.count > $1.title.count }).prefix(2) {
      let window = TestWindow(width: width, height: 480) { GalleryView(page: page.name) }
      window.settle()
      let texts = window.pipeline.displayList.commands.compactMap { command -> String? in
        guard let bounds = command.bounds, bounds.maxY < GalleryStyle.barHeight, case .text(let run, _, _) = command
        else { return nil }
        return run.text
      }
      #expect(texts.contains(page.title), "\(page.name): \(texts)")
    }
  }

  @Test func theTooltipOfTheMenuIsBesideItsButton() throws {
    let window = TestWindow(width: 380, height: 420) { GalleryView(page: "observe") }
    window.settle()
    window.key("U", .control)
    window.settle()
    let button = window.frame("bar More")
    window.move(CGPoint(x: button.midX, y: button.midY))
    window.settle()
    let popup = try #require(window.nodes(of: PopupNode.self).first)
    let frame = popup.convert(popup.bounds, to: nil)
    #expect(CGRect(x: 0, y: 0, width: 380, height: 420).contains(frame) && !frame.intersects(button), "\(frame)")
  }

  @Test func theWholeHelpPanelCanBeScrolledTo() throws {
    let window = window("controls")
    window.key("/", .shift)
    window.settle()
    #expect(isWhole(try #require(window.frame(ofText: "Keys"))))
    let title = try #require(window.frame(ofText: "Keys"))
    for _ in 0..<2 { window.wheel(-20, at: CGPoint(x: title.midX, y: 160)) }
    window.wheel(-20, at: CGPoint(x: title.midX, y: 160))
    window.settle()
    let last = try #require(window.frame(ofText: "Quit"))
    #expect(isWhole(last), "\(last)")
  }

  @Test func keysScrollTheListOfAPageBeforeThePage() throws {
    let window = window("million")
    let scrollers = window.nodes(of: ScrollNode.self)
    let list = try #require(scrollers.max { $0.model.metrics.maximum(.vertical) < $1.model.metrics.maximum(.vertical) })
    let page = try #require(list.parent?.nearestScrollNode())
    window.key("PageDown")
    window.settle()
    #expect(list.model.offset.y > 50 && page.model.offset.y == 0)
    window.key("Home")
    window.key("End")
    window.settle()
    #expect(
      !list.model.metrics.canMove(from: Double(list.model.offset.y), by: 1, .vertical) && page.model.offset.y == 0)
    window.key("End")
    window.settle()
    #expect(page.model.offset.y > 0)
  }

  @Test func theFrameOverlayIsNotTruncated() throws {
    let window = window("controls")
    window.key("F")
    window.settle()
    let node = try #require(window.delegates(of: FrameGraphDrawing.self).first?.node)
    #expect(isWhole(node.convert(node.bounds, to: nil)))
  }
}
