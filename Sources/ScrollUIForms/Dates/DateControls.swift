import Foundation
import ScrollUI

/// The controls of a `DatePicker` beside its label.
struct DateControls: View {
  let selection: Binding<Date>
  let limits: DateLimits
  let components: DatePickerComponents
  let isGraphical: Bool

  var body: some View {
    if isGraphical {
      VStack(alignment: .leading, spacing: 10) {
        if components.contains(.date) { CalendarView(selection: selection, limits: limits) }
        if components.contains(.hourAndMinute) { TimeField(selection: selection, limits: limits) }
      }
    } else {
      HStack(spacing: 8) {
        if components.contains(.date) { DateButton(selection: selection, limits: limits) }
        if components.contains(.hourAndMinute) { TimeField(selection: selection, limits: limits) }
      }
    }
  }
}

/// A button with the selected day that opens a `CalendarView`.
private struct DateButton: View {
  let selection: Binding<Date>
  let limits: DateLimits
  @State private var isOpen = false

  var body: some View {
    Button(text) { isOpen.toggle() }
      .buttonStyle(DateFieldStyle(isActive: isOpen))
      .popover(isPresented: $isOpen) {
        CalendarView(selection: selection, limits: limits, takesFocus: true) { isOpen = false }.padding(14)
      }
  }

  private var text: String {
    let calendar = limits.calendar
    var style = Date.FormatStyle(date: .abbreviated, time: .omitted, calendar: calendar, timeZone: calendar.timeZone)
    style.locale = calendar.locale ?? .current
    return limits.clamped(selection.wrappedValue).formatted(style)
  }
}

/// The gray box of the values of a date picker.
private struct DateFieldStyle: ButtonStyle {
  let isActive: Bool

  nonisolated init(isActive: Bool) { self.isActive = isActive }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .lineLimit(1)
      .monospacedDigit()
      .foregroundStyle(isActive ? AnyShapeStyle(.tintedText) : AnyShapeStyle(Color.primary))
      .dateFieldBox(isHighlighted: configuration.isPressed)
      .focusRing(configuration.isFocused, cornerRadius: 6)
  }
}

extension View {
  /// Draws the gray box of a value behind the view.
  func dateFieldBox(isHighlighted: Bool) -> some View {
    padding(.horizontal, 9)
      .padding(.vertical, 4)
      .background(Color.gray.opacity(isHighlighted ? 0.34 : 0.16), in: RoundedRectangle(cornerRadius: 6))
  }
}
