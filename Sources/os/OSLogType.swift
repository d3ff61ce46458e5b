/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A message without a particular importance.
  public static let `default` = OSLogType(rawValue: 0)
  /// A message that helps to understand other messages.
  public static let info = OSLogType(rawValue: 1)
  /// A message for the development of a program.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake of the program.
  public static let fault = OSLogType(rawValue: 17)

  /// The name of the level in a line of the log.
  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

/// The visibility of a value in a log.
public struct OSLogPrivacy: Hashable, Sendable {
  /// The form of a value that is not shown.
  public enum Mask: Hashable, Sendable {
    /// A number that is the same for the same value.
    case hash
    /// No information about the value.
    case none
  }

  enum Visibility: Hashable {
    case shown, hidden
  }

  let visibility: Visibility
  var mask = Mask.none

  /// The value is shown.
  public static let `public` = OSLogPrivacy(visibility: .shown)
  /// The value is replaced by `<private>`.
  public static let `private` = OSLogPrivacy(visibility: .hidden)
  /// The value is replaced by `<private>`.
  public static let sensitive = OSLogPrivacy(visibility: .hidden)
  /// The value is shown. On other systems it depends on its type.
  public static let auto = OSLogPrivacy(visibility: .shown)

  /// The value is replaced by `<private>`, or by a number that is the same for the same value.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .hidden, mask: mask) }

  /// The text in place of `value`.
  func shown(_ value: String) -> String {
    guard visibility == .hidden else { return value }
    guard mask == .hash else { return "<private>" }
    // FNV-1a, so that a value has the same number in each run.
    let hash = value.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return "<mask.hash: \(String(hash, radix: 16))>"
  }
}
