/// Which words begin with a capital while they are typed.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// The kind of keyboard on a screen that a text asks for.
public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad
}

/// Real code sets these for keyboards on a screen. A desktop's keyboard corrects nothing and capitalises nothing, so they are accepted
/// and change nothing.
nonisolated extension View {
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// The older name of `autocorrectionDisabled(_:)`.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
}
