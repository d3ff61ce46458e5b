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

  nonisolated private init(selection: Binding<Set<DateComponents>>, bounds: ClosedRange<Date>, label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }
}

nonisolated extension MultiDatePicker {
  /// Creates a picker for any days.
  ///
  /// - Parameters:
  ///   - selection: The selected days.
  ///   - label: The purpose of the picker.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, bounds: .distantPast ... .distantFuture, label: label())
  }

  /// Creates a picker for the days of `bounds`.
  ///
  /// - Parameters:
  ///   - selection: The selected days.
  ///   - bounds: The days that can be selected; the upper bound is excluded.
  ///   - label: The purpose of the picker.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, bounds: bounds.lowerBound...bounds.lastMoment, label: label())
  }

  /// Creates a picker for the days from `bounds.lowerBound` on.
  ///
  /// - Parameters:
  ///   - selection: The selected days.
  ///   - bounds: The days that can be selected.
  ///   - label: The purpose of the picker.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    let end = max(bounds.lowerBound, .distantFuture)
    self.init(selection: selection, bounds: bounds.lowerBound...end, label: label())
  }

  /// Creates a picker for the days before `bounds.upperBound`.
  ///
  /// - Parameters:
  ///   - selection: The selected days.
  ///   - bounds: The days that can be selected.
  ///   - label: The purpose of the picker.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    let start = min(.distantPast, bounds.upperBound)
    self.init(selection: selection, bounds: start...(start..<bounds.upperBound).lastMoment, label: label())
  }
}

nonisolated extension MultiDatePicker where Label == Text {
  /// Creates a picker for any days with a localized label.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker with a localized label for the days from `bounds.lowerBound` until the day before `bounds.upperBound`.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker for the days from `bounds.lowerBound` on, with a localized label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker for the days before `bounds.upperBound`, with a localized label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker for any days with a label that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker with a label that is not localized for the days from `bounds.lowerBound` until the day before `bounds.upperBound`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
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

extension Range<Date> {
  /// The last time of the range, a microsecond before its end; its beginning if it is empty.
  fileprivate var lastMoment: Date { Swift.max(lowerBound, upperBound - 1e-6) }
}
