import Foundation
import ScrollUI

/// The days that a calendar marks, if it selects more than the day that keys move.
struct CalendarMarks {
  /// The beginnings of the marked days.
  let days: Set<Date>
  /// Called with the beginning of a day that was pressed.
  let press: (Date) -> Void
}

/// A page of a `DatePicker` or a `MultiDatePicker` with buttons for other months.
struct CalendarView: View {
  /// The day that keys move: the selected day, or with `marks` the day with a ring.
  let selection: Binding<Date>
  let limits: DateLimits
  var marks: CalendarMarks?
  /// True if the calendar takes the keyboard's focus when it appears.
  var takesFocus = false
  /// Called with a key that ends the selection.
  var close: () -> Void = {}

  /// A day of the month that is shown; nil for that of the selection.
  @State private var shownDate: Date?
  @FocusState private var isFocused: Bool
  @Environment(\.frameClock) private var clock
  @Environment(\.layoutDirection) private var direction

  private static var cell: CGSize { CGSize(width: 34, height: 30) }

  private var calendar: Calendar { limits.calendar }
  private var selected: Date { limits.clamped(selection.wrappedValue) }

  var body: some View {
    let month = CalendarMonth(containing: shownDate ?? selected, in: calendar)
    VStack(spacing: 6) {
      header(month)
      weekdays
      days(month)
        .focusable()
        .focusEffectDisabled(takesFocus || marks != nil)
        .focused($isFocused)
        .onKeyPress(phases: [.down, .repeat]) { isFocused && handle($0.key, $0.modifiers) ? .handled : .ignored }
    }
    .frame(width: 7 * Self.cell.width)
    .font(.system(size: 14))
    .environment(\.controlSurroundings, .free)
    .onFirstAppear { if takesFocus { isFocused = true } }
  }

  // MARK: Parts

  private func header(_ month: CalendarMonth) -> some View {
    HStack(spacing: 4) {
      Text(title(month)).font(.system(size: 14, weight: .semibold))
      Spacer(minLength: 8)
      step("chevron.backward", -1, from: month)
      step("chevron.forward", 1, from: month)
    }
    .frame(height: 26)
    .padding(.horizontal, 8)
  }

  private func step(_ symbol: String, _ distance: Int, from month: CalendarMonth) -> some View {
    Button {
      shownDate = calendar.date(byAdding: .month, value: distance, to: month.start)
    } label: {
      Image(systemName: symbol).fontWeight(.semibold).frame(width: 26, height: 26).contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
    .disabled(!limits.allows(monthsFrom: month.start, distance))
  }

  private var weekdays: some View {
    HStack(spacing: 0) {
      ForEach(Array(CalendarMonth.weekdays(in: calendar).enumerated()), id: \.offset) { _, name in
        Text(verbatim: name).font(.system(size: 11, weight: .medium)).foregroundStyle(.secondary)
          .frame(width: Self.cell.width)
      }
    }
  }

  private func days(_ month: CalendarMonth) -> some View {
    let places = month.places
    let today = calendar.startOfDay(for: clock?.observedNow ?? .now)
    return VStack(spacing: 0) {
      // Six weeks, so that the height is the same for all months.
      ForEach(0..<6, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { weekday in
            let index = week * 7 + weekday
            if index < places.count, let day = places[index] {
              cell(day, isToday: day.date == today)
            } else {
              Color.clear.frame(width: Self.cell.width, height: Self.cell.height)
            }
          }
        }
      }
    }
  }

  private func cell(_ day: CalendarMonth.Day, isToday: Bool) -> some View {
    let isCurrent = calendar.isDate(day.date, inSameDayAs: selected)
    let isSelected = marks?.days.contains(day.date) ?? isCurrent
    return Button {
      isFocused = true
      select(limits.date(selected, onDay: day.date))
      marks?.press(day.date)
    } label: {
      Text(verbatim: "\(day.number)")
    }
    .buttonStyle(DayStyle(isSelected: isSelected, isToday: isToday, size: Self.cell))
    .focusRing(marks != nil && isFocused && isCurrent, cornerRadius: Self.cell.height / 2)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .focusable(false)
    .disabled(!limits.allows(day: day.date))
  }

  private func title(_ month: CalendarMonth) -> String {
    var style = Date.FormatStyle(calendar: calendar, timeZone: calendar.timeZone).month(.wide).year()
    style.locale = calendar.locale ?? .current
    return month.start.formatted(style)
  }

  // MARK: Selection

  private func select(_ date: Date) {
    shownDate = nil
    if date != selection.wrappedValue { selection.wrappedValue = date }
  }

  private func handle(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    guard modifiers.isEmpty else { return false }
    switch key.inReadingDirection(direction) {
    case .leftArrow: move(-1, .day)
    case .rightArrow: move(1, .day)
    case .upArrow: move(-7, .day)
    case .downArrow: move(7, .day)
    case .pageUp: move(-1, .month)
    case .pageDown: move(1, .month)
    case .home: if let first = month.days.first { select(limits.date(selected, onDay: first.date)) }
    case .end: if let last = month.days.last { select(limits.date(selected, onDay: last.date)) }
    case .return, .space: if let marks { press(marks) } else { close() }
    default: return false
    }
    return true
  }

  private func press(_ marks: CalendarMarks) {
    let day = calendar.startOfDay(for: selected)
    if limits.allows(day: day) { marks.press(day) }
  }

  private var month: CalendarMonth { CalendarMonth(containing: shownDate ?? selected, in: calendar) }

  private func move(_ count: Int, _ unit: Calendar.Component) { select(limits.date(selected, movedBy: count, unit)) }
}

/// A day of a `CalendarView`: in a filled circle if it is selected, in the accent color if it is the present day.
private struct DayStyle: ButtonStyle {
  let isSelected: Bool
  let isToday: Bool
  let size: CGSize

  nonisolated init(isSelected: Bool, isToday: Bool, size: CGSize) {
    self.isSelected = isSelected
    self.isToday = isToday
    self.size = size
  }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .fontWeight(isSelected || isToday ? .semibold : .regular)
      .foregroundStyle(
        isSelected
          ? AnyShapeStyle(Color.white) : isToday ? AnyShapeStyle(.tintedText) : AnyShapeStyle(Color.primary)
      )
      .frame(width: size.width, height: size.height)
      .background {
        Circle()
          .fill(isSelected ? AnyShapeStyle(.tintedFill) : AnyShapeStyle(Color.gray.opacity(0.25)))
          .frame(width: size.height, height: size.height)
          .opacity(isSelected || configuration.isPressed ? 1 : 0)
      }
      .contentShape(Rectangle())
  }
}
