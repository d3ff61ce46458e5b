import Foundation
import ScrollUI

/// A calendar in which any number of days are selected.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// MultiDatePicker("Days off", selection: $days)
/// ```
///
/// A press selects a day or removes it. If the calendar has the focus, arrow keys move a ring by days and weeks, Page Up and Page Down by
/// months, and Space or Return presses its day. The components of a day are `calendar`, `era`, `year`, `month` and `day`.
///
/// The calendar is that of `EnvironmentValues.calendar`, as for `DatePicker`.
public struct MultiDatePicker<Label: View> {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: ClosedRange<Date>
  private let label: Label
  @State private var cursor: Date?
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.namedCalendar) private var calendar
  @Environment(\.frameClock) private var clock
}

nonisolated extension MultiDatePicker {
  /// Creates a picker for the days of `bounds`.
  ///
  /// - Parameters:
  ///   - selection: The selected days.
  ///   - bounds: The days that can be selected, without that of an excluded upper bound at midnight; all days by default.
  ///   - label: The purpose of the picker.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: some RangeExpression<Date> = Date.distantPast ... .distantFuture, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.bounds = ClosedRange(bounds)
    self.label = label()
  }
}

nonisolated extension MultiDatePicker where Label == Text {
  /// Creates a picker for the days of `bounds`, by default all days, with the localized label `titleKey`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: some RangeExpression<Date> = Date.distantPast ... .distantFuture
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker for the days of `bounds`, by default all days, with the label `title`, which is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>,
    in bounds: some RangeExpression<Date> = Date.distantPast ... .distantFuture
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}

extension MultiDatePicker: View {
  /// The label, if labels are shown, and the calendar.
  public var body: some View {
    let limits = DateLimits(calendar: calendar, bounds: bounds)
    let days = Set(selection.wrappedValue.compactMap { calendar.date(from: $0) }.map(calendar.startOfDay(for:)))
    VStack(alignment: .leading, spacing: 8) {
      if labels != .hidden { label }
      CalendarView(
        selection: Binding(get: { cursor ?? days.min() ?? clock?.now ?? .now }, set: { cursor = $0 }), limits: limits,
        marks: CalendarMarks(days: days) { toggle($0, in: days) })
    }
  }

  private func toggle(_ day: Date, in days: Set<Date>) {
    // Until the first press, the ring is on the first selected day.
    cursor = day
    if days.contains(day) {
      selection.wrappedValue = selection.wrappedValue.filter {
        calendar.date(from: $0).map(calendar.startOfDay(for:)) != day
      }
    } else {
      selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
  }
}
