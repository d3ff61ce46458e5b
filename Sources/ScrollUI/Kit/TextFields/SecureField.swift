import Engine

/// A single-line field for passwords that displays bullets in place of its characters.
///
/// The label is the placeholder, as far as there is no prompt. In a form with columns it is displayed before the field.
/// The text cannot be copied, and Control with the arrow keys does not stop at word boundaries.
public struct SecureField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
}

nonisolated extension SecureField {
  /// Creates a field with `label` as its placeholder while `prompt` is `nil`.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }
}

nonisolated extension SecureField where Label == Text {
  /// Creates a field with the placeholder `prompt`; `titleKey` is displayed if `prompt` is `nil`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with the placeholder `prompt`; `title`, which is not localized, is displayed if `prompt` is `nil`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }
}

extension SecureField: View {
  /// The field in the style of `textFieldStyle(_:)`.
  public var body: some View {
    FormLabel(label: label, isPlaceholder: true) { isLabeled in
      EditedField(
        source: .text(text), prompt: isLabeled ? prompt : prompt ?? label as? Text, name: label as? Text,
        isSecret: true,
        label: isLabeled || prompt != nil || label is Text ? nil : label)
    }
  }
}
