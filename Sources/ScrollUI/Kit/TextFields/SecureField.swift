import Engine

/// A single-line field for passwords that displays bullets in place of its characters.
///
/// The label is the placeholder, as far as there is no prompt. In a form with columns it is displayed before the field.
/// The text cannot be copied, and Control with the arrow keys does not stop at word boundaries.
public struct SecureField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  var callbacks = EditingCallbacks()
  @Environment(\.textFieldStyle) private var style

  nonisolated private init(
    text: Binding<String>, prompt: Text?, label: Label, callbacks: EditingCallbacks = EditingCallbacks()
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.callbacks = callbacks
  }
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

  /// Creates a field with the localized placeholder `titleKey`; `onCommit` is called when the user presses Return. SwiftUI's older form.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, label: Text(titleKey), callbacks: EditingCallbacks(commit: onCommit))
  }

  /// Creates a field with the placeholder `title`, which is not localized; `onCommit` is called when the user presses Return. SwiftUI's older form.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, label: Text(title), callbacks: EditingCallbacks(commit: onCommit))
  }
}

extension SecureField: View {
  /// The field in the style of `textFieldStyle(_:)`.
  public var body: some View {
    FormLabel(label: label, isPlaceholder: true) { isLabeled in
      if let style {
        style.makeBody(configuration(isLabeled: isLabeled))
      } else {
        EditedField(
          source: .text(text), prompt: isLabeled ? prompt : prompt ?? label as? Text, name: label as? Text,
          isSecret: true,
          label: isLabeled || prompt != nil || label is Text ? nil : label, callbacks: callbacks)
      }
    }
  }

  /// The field for a style of the program.
  @MainActor private func configuration(isLabeled: Bool) -> TextField<_TextFieldStyleLabel> {
    let text = label as? Text
    let view = isLabeled || prompt != nil || text != nil ? nil : AnyView(label)
    var field = TextField<_TextFieldStyleLabel>(
      source: .text(self.text), prompt: isLabeled ? prompt : prompt ?? text,
      label: _TextFieldStyleLabel(text: text, view: view), callbacks: callbacks)
    field.isSecret = true
    return field
  }
}
