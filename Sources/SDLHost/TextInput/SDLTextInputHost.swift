import CSDL2
import Engine

/// The clipboard and text input of an `SDLWindow`.
@MainActor package final class SDLTextInputHost: TextInputHost {
  private let window: OpaquePointer
  private let unitsPerPoint: @MainActor () -> CGFloat

  init(window: SDLWindow) {
    self.window = window.handle
    unitsPerPoint = { [unowned window] in window.unitsPerPoint }
    guard SDL_GetKeyboardFocus() == nil else { return }
    // SDL starts with text input enabled; an input method would then consume the keys of a page without text.
    SDL_StopTextInput()
  }

  package var clipboardText: String {
    get { Self.text(SDL_GetClipboardText) }
    set { SDL_SetClipboardText(newValue) }
  }

  /// The last selection of this program if the desktop has no primary selection, as with some Wayland compositors;
  /// otherwise nil.
  private var ownSelection: String?
  /// True if the desktop provides a primary selection; nil before the first selection.
  private var hasPrimarySelection: Bool?

  package var primarySelectionText: String {
    get { ownSelection ?? Self.text(SDL_GetPrimarySelectionText) }
    set {
      SDL_SetPrimarySelectionText(newValue)
      if hasPrimarySelection == nil { hasPrimarySelection = SDL_HasPrimarySelectionText() == SDL_TRUE }
      ownSelection = hasPrimarySelection == false ? newValue : nil
    }
  }

  /// True if the views of the window take text.
  private var takesText = false
  private var area = SDL_Rect()

  package func startTextInput() { setTakesText(true) }

  package func stopTextInput() { setTakesText(false) }

  private func setTakesText(_ takesText: Bool) {
    self.takesText = takesText
    if hasKeyboard { apply() }
  }

  /// True unless another window of the program has the keyboard. SDL has a single state of text input for all windows.
  private var hasKeyboard: Bool { SDL_GetKeyboardFocus().map { $0 == window } ?? true }

  /// Starts or stops the text input of SDL, when the window has received the keyboard.
  func apply() {
    guard takesText else { return SDL_StopTextInput() }
    if area.w > 0 { SDL_SetTextInputRect(&area) }
    SDL_StartTextInput()
  }

  package func setTextInputRectangle(_ rectangle: CGRect) {
    let factor = unitsPerPoint()
    let frame = CGRect(
      x: rectangle.minX * factor, y: rectangle.minY * factor, width: rectangle.width * factor,
      height: rectangle.height * factor
    ).integral
    guard let x = Int32(exactly: frame.minX), let y = Int32(exactly: frame.minY),
      let width = Int32(exactly: frame.width),
      let height = Int32(exactly: frame.height)
    else { return }
    area = SDL_Rect(x: x, y: y, w: max(1, width), h: max(1, height))
    if hasKeyboard { SDL_SetTextInputRect(&area) }
  }

  /// A text of the clipboard or of the primary selection.
  ///
  /// Under Wayland SDL waits some milliseconds for the program that owns the text, and returns the part that has come. A busy program is
  /// asked again, 64 times: about a second.
  private static func text(_ read: () -> UnsafeMutablePointer<CChar>?) -> String {
    whole(attempts: 64) {
      SDL_ClearError()
      let text = taking(read())
      return (text, isWhole: String(cString: SDL_GetError()) != "Pipe timeout")
    }
  }

  /// The first result of `read` that is whole, or the last of `attempts` results.
  package static func whole(attempts: Int, _ read: () -> (text: String, isWhole: Bool)) -> String {
    var result = read()
    for _ in 1..<max(attempts, 1) where !result.isWhole { result = read() }
    return result.text
  }

  /// Converts a string that SDL has allocated, and frees it with `SDL_free`.
  private static func taking(_ text: UnsafeMutablePointer<CChar>?) -> String {
    guard let text else { return "" }
    defer { SDL_free(text) }
    return String(cString: text)
  }
}
