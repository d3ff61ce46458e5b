import CSDL2
import Engine
import Foundation
import Geometry

/// SDL's clipboard and text input, for one window.
@MainActor final class SDLTextInputHost: TextInputHost {
  private let window: SDLWindow

  init(window: SDLWindow) {
    self.window = window
    // SDL begins with text input on, and then an input method would take the keys of a page that has no text.
    SDL_StopTextInput()
  }

  var clipboardText: String {
    get { Self.taking(SDL_GetClipboardText()) }
    set { SDL_SetClipboardText(newValue) }
  }

  /// The last selection of this program where the desktop has no primary selection, as some Wayland compositors; nil where it has one.
  private var ownSelection: String?
  /// Whether the desktop keeps a primary selection; nil before anything was selected.
  private var hasPrimarySelection: Bool?

  var primarySelectionText: String {
    get { ownSelection ?? Self.taking(SDL_GetPrimarySelectionText()) }
    set {
      SDL_SetPrimarySelectionText(newValue)
      if hasPrimarySelection == nil { hasPrimarySelection = SDL_HasPrimarySelectionText() == SDL_TRUE }
      ownSelection = hasPrimarySelection == false ? newValue : nil
    }
  }

  func startTextInput() { SDL_StartTextInput() }

  func stopTextInput() { SDL_StopTextInput() }

  func setTextInputRectangle(_ rectangle: CGRect) {
    let factor = window.forcedScale ?? 1
    let frame = CGRect(
      x: rectangle.minX * factor, y: rectangle.minY * factor, width: rectangle.width * factor,
      height: rectangle.height * factor
    ).integral
    guard let x = Int32(exactly: frame.minX), let y = Int32(exactly: frame.minY),
      let width = Int32(exactly: frame.width),
      let height = Int32(exactly: frame.height)
    else { return }
    var area = SDL_Rect(x: x, y: y, w: max(1, width), h: max(1, height))
    SDL_SetTextInputRect(&area)
  }

  /// The text that SDL has made for us, whose memory is ours.
  private static func taking(_ text: UnsafeMutablePointer<CChar>?) -> String {
    guard let text else { return "" }
    defer { SDL_free(text) }
    return String(cString: text)
  }
}

/// The clipboard of a run without a display: nobody but this run sees it, so that every run is the same.
@MainActor final class MemoryTextInputHost: TextInputHost {
  var clipboardText = ""
  var primarySelectionText = ""

  func startTextInput() {}
  func stopTextInput() {}
  func setTextInputRectangle(_ rectangle: CGRect) {}
}
