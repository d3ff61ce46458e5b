/// The automatic capitalization of typed text by on-screen keyboards, for `textInputAutocapitalization(_:)`. Has no effect: text is never capitalized.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// No capitalization.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
  /// Capitalizes the first letter of each word in SwiftUI.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  /// Capitalizes the first letter of each sentence in SwiftUI.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
  /// Capitalizes all letters in SwiftUI.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// The layout of the on-screen keyboard for a text, for `keyboardType(_:)`. Has no effect: there is no on-screen keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the user's language.
  case `default`
  /// ASCII characters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Characters of web addresses.
  case URL
  /// Digits for a PIN.
  case numberPad
  /// Digits, *, # and + for telephone numbers.
  case phonePad
  /// Letters for names, or digits for telephone numbers.
  case namePhonePad
  /// Characters of email addresses.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// Letters with @ and #.
  case twitter
  /// Letters with a period, for search terms and addresses.
  case webSearch
  /// ASCII digits only.
  case asciiCapableNumberPad
}

/// Settings of on-screen keyboards. Physical keyboards neither correct nor capitalize text, so these modifiers return
/// the view unchanged.
nonisolated extension View {
  /// Disables the automatic correction of typed text. Has no effect: text is never corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Disables the automatic correction of typed text. SwiftUI's older name of `autocorrectionDisabled(_:)`. Has no
  /// effect: text is never corrected.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets the automatic capitalization of typed text. Has no effect: text is never capitalized.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

  /// Sets the layout of the on-screen keyboard. Has no effect: there is no on-screen keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
}
