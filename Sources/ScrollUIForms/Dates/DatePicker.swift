import Foundation
import ScrollUI

/// The parts of a date that a `DatePicker` shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute, in the cycle of 12 or 24 hours of the locale.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that selects a date.
///
/// ```swift
/// DatePicker("Departure", selection: $departure, in: Date.now..., displayedComponents: .date)
/// ```
///
/// The label is at the leading edge. In the style `compact`, a press on the date opens a calendar; in the style `graphical` the calendar is
/// always shown. In a calendar that has the focus, arrow keys move the selection by days and weeks, Page Up and Page Down by months, and Return
/// closes it. The hour and the minute are typed, or changed by the Up and Down keys. The time of day is kept when the day changes.
///
/// The calendar is that of `EnvironmentValues.calendar`, with its first weekday and time zone, and the names of `EnvironmentValues.locale`.
public struct DatePicker<Label: View> {
  private let selection: Binding<Date>
  private let bounds: ClosedRange<Date>
  private let components: DatePickerComponents
  private let label: Label
  @Environment(\.datePickerAppearance) private var appearance
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.namedCalendar) private var calendar
}

nonisolated extension DatePicker {
  /// The parts that a picker shows.
  public typealias Components = DatePickerComponents

  /// Creates a picker for dates in `range`.
  ///
  /// - Parameters:
  ///   - selection: The selected date.
  ///   - range: The dates that can be selected, such as `Date.now...` or `..<deadline`; `.distantPast ... .distantFuture` by default.
  ///   - displayedComponents: The parts that are shown.
  ///   - label: The purpose of the picker.
  public init(
    selection: Binding<Date>, in range: some RangeExpression<Date> = Date.distantPast ... .distantFuture,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.bounds = ClosedRange(range)
    self.components = displayedComponents
    self.label = label()
  }
}

nonisolated extension DatePicker where Label == Text {
  /// Creates a picker for dates in `range`, by default all dates, with the localized label `titleKey`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: some RangeExpression<Date> = Date.distantPast ... .distantFuture,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker for dates in `range`, by default all dates, with the label `title`, which is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    in range: some RangeExpression<Date> = Date.distantPast ... .distantFuture,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension DatePicker: View {
  /// The picker in the style of `datePickerStyle(_:)`.
  public var body: some View {
    let controls = DateControls(
      selection: selection, limits: DateLimits(calendar: calendar, bounds: bounds), components: components,
      isGraphical: appearance == .graphical)
    if labels == .hidden {
      controls
    } else if appearance == .graphical {
      VStack(alignment: .leading, spacing: 8) {
        label
        controls
      }
    } else {
      LabeledContent(content: { controls }, label: { label })
    }
  }
}

extension EnvironmentValues {
  /// The calendar with the names of the locale, or of the language of the texts if the locale is that of the user.
  var namedCalendar: Calendar {
    var shown = calendar
    shown.locale = stringTable.map { locale == .current ? Locale(identifier: $0.language) : locale } ?? locale
    // A locale brings its first weekday, which a calendar of the program overrides.
    if calendar != .autoupdatingCurrent { shown.firstWeekday = calendar.firstWeekday }
    return shown
  }
}

/// The appearance of date pickers. Only the built-in styles exist: programs do not declare their own.
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// The distinct appearances of date pickers.
enum DatePickerAppearance: Hashable {
  case compact
  case graphical
}

/// The default style, equal to `CompactDatePickerStyle`.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style that `datePickerStyle(.automatic)` names.
  nonisolated public init() {}
}

/// A style with a button that opens a calendar, and a field for the time.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style that `datePickerStyle(.compact)` names.
  nonisolated public init() {}
}

/// A style with a calendar that is always shown.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style that `datePickerStyle(.graphical)` names.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style, equal to `compact`.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
  /// A button that opens a calendar, equal to `compact` here.
  public static var field: CompactDatePickerStyle { CompactDatePickerStyle() }
  /// A button that opens a calendar, equal to `compact` here.
  public static var stepperField: CompactDatePickerStyle { CompactDatePickerStyle() }
  /// A button that opens a calendar, equal to `compact` here.
  public static var wheel: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar that is always shown.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension EnvironmentValues {
  @Entry var datePickerAppearance: DatePickerAppearance = .compact
}

nonisolated extension View {
  /// Sets the style of the date pickers in this view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerAppearance, style is GraphicalDatePickerStyle ? .graphical : .compact)
  }
}
