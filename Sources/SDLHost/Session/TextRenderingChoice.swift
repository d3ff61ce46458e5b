import Foundation
import TextShaping

/// The source of hinting, antialiasing and subpixel order of text.
package enum TextRenderingChoice: String, CaseIterable, Sendable {
  /// `FontRendering.fixed`: the same pixels on every machine.
  case fixed
  /// The values of the desktop, which other programs have, too.
  case desktop

  /// The value of `$SCROLLUI_TEXT_RENDERING`; nil without it, and for other values.
  package static var ofEnvironment: TextRenderingChoice? {
    ProcessInfo.processInfo.environment["SCROLLUI_TEXT_RENDERING"].flatMap { TextRenderingChoice(rawValue: $0) }
  }
}

extension SessionOptions {
  /// The source of the rendering of text for a run in a window or without a display. `textRendering` has precedence. Replays, recordings and
  /// benchmarks have fixed values, and so has SDL2_ttf, which takes no others.
  func usedTextRendering(inWindow isInWindow: Bool) -> TextRenderingChoice {
    if textEngine == .sdlTTF { return .fixed }
    if let textRendering { return textRendering }
    guard isInWindow, script == nil, recordPath == nil, takesInput else { return .fixed }
    return .ofEnvironment ?? .desktop
  }
}
