/// The placeholder of an empty text.
extension TextEditingNode {
  /// The line of `Appearance.prompt` in its natural width; nil if the prompt is empty or the node is detached.
  var promptLine: TextLine? {
    if prompt == nil { prompt = promptLine(width: nil) }
    return prompt
  }

  /// The `promptLine`, which ends in an ellipsis if it is wider than the node.
  var shownPrompt: TextLine? {
    guard let whole = promptLine, whole.width > size.width else { return promptLine }
    if shortPrompt?.width != size.width { shortPrompt = (size.width, promptLine(width: size.width)) }
    return shortPrompt?.line
  }

  private func promptLine(width: CGFloat?) -> TextLine? {
    guard !appearance.prompt.isEmpty, let engine = host?.services.textEngine else { return nil }
    var style = TextParagraphStyle()
    style.lineLimit = 1
    style.direction = appearance.style.direction
    let span = TextSpan(text: appearance.prompt, font: appearance.style.font, color: appearance.promptColor)
    return TextTypesetter(spans: [span], style: style, engine: engine).layout(width: width, height: nil).lines.first
  }
}
