extension TextInputHost {
  /// `clipboardText` without the characters that stand for other data.
  package var pastedText: String {
    let text = clipboardText
    return text.contains(TextSpan.attachment) ? text.filter { $0 != TextSpan.attachment } : text
  }
}
