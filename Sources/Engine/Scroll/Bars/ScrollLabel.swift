/// The label beside the vertical thumb of a scroll view.
struct ScrollLabel {
  /// The container with the rows.
  weak var rows: (any ScrollLabelSource)?
  /// The line of the last text; nil without a text.
  var line: (text: String, line: TextLine?)?
  /// The time at which the bar was released; nil while it is held.
  var releaseTime: Double?
}

/// The colors and the font of the label beside a thumb, from the environment of the scroll view.
package struct ScrollLabelStyle: Equatable, Sendable {
  package var font = ResolvedFont(size: 13)
  package var color = RGBAColor.black
  package var fill = RGBAColor.white
  package var edge = RGBAColor.black.opacity(0.2)

  package init() {}
}

/// A container in a scroll view with labels for the positions along it, which the vertical bar shows while it is held.
@MainActor package protocol ScrollLabelSource: RenderNode {
  /// The label at `position`, in points from the beginning of the container; `nil` without a label. Builds no rows.
  func label(at position: Double) -> String?
  /// The width at the bar's edge that labels keep free, in points.
  var labelInset: CGFloat { get }
}
