import Engine

/// A line of text that nobody can read over the person's shoulder: bullets stand in place of its characters.
///
/// It can't be copied, and Control with the arrow keys does not stop at its words.
public struct SecureField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label

  nonisolated init(_ text: Binding<String>, prompt: Text?, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }

  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt: prompt, label: label())
  }
}

nonisolated extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, prompt: nil, label: Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text, prompt: nil, label: Text(title))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(title))
  }
}

extension SecureField: View {
  public var body: some View {
    EditedField(
      source: .text(text), prompt: (prompt ?? label as? Text)?.plainText ?? "", isSecret: true,
      label: prompt == nil && !(label is Text) ? label : nil)
  }
}
