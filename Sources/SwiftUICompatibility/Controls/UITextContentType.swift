import ScrollUI

/// The meaning of a text field for the completion of on-screen keyboards, for `textContentType(_:)`. Has no effect: there is no on-screen keyboard.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Creates a meaning from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The given name of a person.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The family name of a person.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An account name.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is made now.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A title of a job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A postal address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a postal address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The city of a postal address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state of a postal address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The postal code of an address.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// An address on the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
}

/// The automatic capitalization of typed text by on-screen keyboards, for `autocapitalization(_:)`. Has no effect: there is no on-screen keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitalization.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

nonisolated extension View {
  /// Sets the meaning of text fields for on-screen keyboards. Has no effect: there is no on-screen keyboard.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Sets the automatic capitalization of typed text; SwiftUI's older form. Has no effect: there is no on-screen keyboard.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
