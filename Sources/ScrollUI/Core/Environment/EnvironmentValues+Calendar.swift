import Foundation

extension EnvironmentValues {
  /// The calendar in which views show dates. The default is that of the user.
  @Entry public var calendar: Calendar = .current

  /// The time zone in which views show dates. The default is that of the user.
  @Entry public var timeZone: TimeZone = .current
}
