/// The selection that a text takes part in; `TextSelectionScope` implements it.
///
/// The selection sets `TextNode.selectedRange`, and the text paints it.
@MainActor package protocol TextSelecting: AnyObject {
  /// The text joins when it is attached to a window.
  func add(_ node: TextNode)
  func remove(_ node: TextNode)
  /// The color behind selected characters of a color.
  func fill(behind text: RGBAColor) -> RGBAColor
}
