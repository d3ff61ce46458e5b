import Foundation

extension EnvironmentValues {
  /// The calendar of the views, with its first weekday and its time zone. The default is that of the user.
  @Entry public var calendar: Calendar = .autoupdatingCurrent
}
