import Engine
import Gallery
import ScrollUI
import ScrollUITesting

/// The gallery in a window without a screen, which receives the same events as the program in a real window. Tests read the positions of
/// controls from it, and compare its clipboard and its state with those of the program.
@MainActor final class MirroredGallery {
  let window: TestWindow
  private let states: States

  private final class States {
    var last: GalleryState?
  }

  /// Opens the gallery with the installed fonts and the size of the program's window, in points.
  init(page: String? = nil, settings: [String] = [], width: CGFloat = 900, height: CGFloat = 640) throws {
    let states = States()
    self.states = states
    window = TestWindow(width: width, height: height, fonts: try .installed()) {
      GalleryView(page: page, settings: settings, stateDidChange: { states.last = $0 })
    }
    window.settle()
  }

  /// Shows the display in the settings, as in a run of the program without a recording on a `VirtualDisplay`.
  func showDisplay() {
    window.updateEnvironment { $0.windowDisplay = WindowDisplay(system: "X11", scale: 1, rate: 60, note: .chosen) }
    window.settle()
  }

  /// The last state that the gallery has reported.
  var state: GalleryState? { states.last }

  /// The text of the clipboard.
  var clipboard: String { window.textInput.clipboardText }

  /// The frame of the control with the accessibility identifier, in points; nil if it is not in the window.
  func frame(of identifier: String) -> CGRect? { window.frames(identifier).first }

  func click(_ point: CGPoint) {
    window.move(point)
    window.tap(point)
    window.settle()
  }
}
