import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Menus operated with one press, drag and release of the mouse.
@MainActor @Suite struct MenuPressTests {
  private let recorder = Recorder()
  private let middle = CGPoint(x: 200, y: 150)

  private func window() -> TestWindow {
    TestWindow(width: 400, height: 300) {
      ScrollView {
        Menu("Open") {
          Button("New") { recorder.note("new") }
          Button("Disabled") { recorder.note("disabled") }.disabled(true)
          Button("Delete") { recorder.note("delete") }
        }
        .padding(.top, 20)
        .frame(maxWidth: .infinity)
        Color.clear.frame(height: 1000)
      }
    }
  }

  private func center(_ text: String, in window: TestWindow) throws -> CGPoint {
    let frame = try #require(window.frame(ofText: text))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func aRowIsChosenWhereThePressEnds() throws {
    let window = window()
    window.press(try center("Open", in: window))
    #expect(window.texts.count == 4)
    let row = try center("Delete", in: window)
    window.move(CGPoint(x: row.x, y: row.y - 12))
    window.move(row)
    window.release(row)
    window.settle()
    #expect(recorder.take() == ["delete"])
    #expect(window.texts == ["Open"])
    #expect(window.scroll?.model.offset.y == 0)
  }

  @Test func aReleaseOnTheButtonLeavesTheMenuOpen() throws {
    let window = window()
    let button = try center("Open", in: window)
    window.press(button)
    window.move(CGPoint(x: button.x + 3, y: button.y))
    window.release(CGPoint(x: button.x + 3, y: button.y))
    window.settle()
    #expect(window.texts.count == 4)
  }

  @Test func aReleaseOnADisabledRowLeavesTheMenuOpen() throws {
    let window = window()
    window.press(try center("Open", in: window))
    let row = try center("Disabled", in: window)
    window.move(row)
    window.release(row)
    window.settle()
    #expect(window.texts.count == 4)
    #expect(recorder.take() == [])
  }

  @Test func aReleaseBesideTheMenuClosesIt() throws {
    let window = window()
    window.press(try center("Open", in: window))
    window.move(CGPoint(x: 390, y: 290))
    window.release(CGPoint(x: 390, y: 290))
    window.settle()
    #expect(window.texts == ["Open"])
    #expect(recorder.take() == [])
  }

  @Test func aFingerOnTheButtonScrolls() throws {
    let window = window()
    let button = try center("Open", in: window)
    window.touch(1, button, isDown: true)
    for step in 1...5 { window.touch(1, CGPoint(x: button.x, y: button.y - CGFloat(step) * 8)) }
    window.lift(1, CGPoint(x: button.x, y: button.y - 40))
    #expect(window.texts.count == 1)
    #expect((window.scroll?.model.offset.y ?? 0) > 20)
  }

  @Test func aContextMenuSupportsPressDragRelease() throws {
    let window = TestWindow(width: 400, height: 300) {
      Color.red.contextMenu { Button("Copy") { recorder.note("copy") } }
    }
    window.send(.mouseDown(CGPoint(x: 100, y: 80), button: 3))
    window.advance()
    let row = try center("Copy", in: window)
    window.move(row)
    window.send(.mouseUp(row, button: 3))
    window.advance()
    #expect(recorder.take() == ["copy"])
  }
}

/// The columns of a menu: checkmarks, icons, labels.
@MainActor @Suite struct MenuColumnTests {
  @Test func allLabelsShareOneColumn() throws {
    let window = TestWindow(width: 400, height: 400) {
      Menu("Open") {
        Button("Plain") {}
        Button("Icon", systemImage: "plus") {}
        Toggle("Ticked", isOn: .constant(true))
        Toggle(isOn: .constant(false)) { Label("Both", systemImage: "trash") }
        Menu("More") { Button("Inner") {} }
        Menu {
          Button("Inner") {}
        } label: {
          Label("Other", systemImage: "plus")
        }
      }
    }
    window.click(CGPoint(x: 200, y: 200))
    window.settle()
    let titles = ["Plain", "Icon", "Ticked", "Both", "More", "Other"]
    let edges = try titles.map { try #require(window.frame(ofText: $0)).minX }
    #expect(Set(edges).count == 1, "\(edges)")
  }

  @Test func aMenuWithoutIconsReservesNoSpaceForThem() throws {
    let window = TestWindow(width: 400, height: 400) {
      Menu("Open") { Button("Plain") {} }
    }
    window.click(CGPoint(x: 200, y: 200))
    window.settle()
    let panel = try #require(window.nodes(of: ScrollNode.self).last)
    let left = panel.convert(panel.bounds, to: nil).minX
    #expect(try #require(window.frame(ofText: "Plain")).minX - left == 13)
  }
}
