import Foundation
import ScrollUI

/// A field for the hour and the minute of a date.
///
/// Up and Down change the focused part, digits are typed, and A and P select the half of the day. Tab goes to the next part.
struct TimeField: View {
  let selection: Binding<Date>
  let limits: DateLimits

  /// The parts of the field, in order.
  enum Part: Hashable {
    case hour
    case minute
    case half

    /// The name for assistive technologies.
    var name: Text {
      switch self {
      case .hour: Text("Hour")
      case .minute: Text("Minute")
      case .half: Text("Half of the day")
      }
    }
  }

  @FocusState private var focused: Part?
  /// The digits that have been typed into the focused part.
  @State private var typed = ""
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let time = TimeOfDay(limits.clamped(selection.wrappedValue), in: limits.calendar)
    HStack(spacing: 1) {
      part(.hour, time.hourText)
      Text(verbatim: ":").accessibilityHidden(true)
      part(.minute, time.minuteText)
      if let half = time.halfText { part(.half, half).padding(.leading, 3) }
    }
    .lineLimit(1)
    .monospacedDigit()
    .foregroundStyle(Color.primary)
    .dateFieldBox(isHighlighted: false)
    .opacity(isEnabled ? 1 : 0.4)
    .environment(\.layoutDirection, .leftToRight)
    .onChange(of: focused) { _, _ in typed = "" }
  }

  private func part(_ part: Part, _ text: String) -> some View {
    let isFocused = focused == part
    return Text(verbatim: text)
      .padding(.horizontal, 2)
      .foregroundStyle(isFocused ? Color.white : Color.primary)
      .background(
        isFocused ? AnyShapeStyle(.tintedFill) : AnyShapeStyle(Color.clear), in: RoundedRectangle(cornerRadius: 4)
      )
      .contentShape(Rectangle())
      .onTapGesture { focused = part }
      .focusable(isEnabled)
      .focusEffectDisabled()
      .focused($focused, equals: part)
      .onKeyPress(phases: [.down, .repeat]) { handle($0, part) ? .handled : .ignored }
      .stepperSemantics(part.name, value: Text(verbatim: text)) { step(part, by: $0) }
  }

  private func step(_ part: Part, by step: Int) {
    let date = limits.clamped(selection.wrappedValue)
    var time = TimeOfDay(date, in: limits.calendar)
    time.step(part, by: step)
    select(time, on: date)
  }

  private func select(_ time: TimeOfDay, on date: Date) {
    let new = limits.date(date, hour: time.hour, minute: time.minute)
    if new != selection.wrappedValue { selection.wrappedValue = new }
  }

  private func handle(_ press: KeyPress, _ part: Part) -> Bool {
    guard focused == part, press.modifiers.subtracting(.shift).isEmpty else { return false }
    let date = limits.clamped(selection.wrappedValue)
    var time = TimeOfDay(date, in: limits.calendar)
    switch press.key {
    case .upArrow: time.step(part, by: 1)
    case .downArrow: time.step(part, by: -1)
    case .leftArrow, .rightArrow: return moveFocus(from: part, by: press.key == .leftArrow ? -1 : 1, time)
    default:
      guard let character = press.characters.first, let digits = time.type(character, after: typed, into: part)
      else { return false }
      typed = digits
    }
    select(time, on: date)
    return true
  }

  private func moveFocus(from part: Part, by step: Int, _ time: TimeOfDay) -> Bool {
    let parts: [Part] = time.halfText == nil ? [.hour, .minute] : [.hour, .minute, .half]
    guard let index = parts.firstIndex(of: part), parts.indices.contains(index + step) else { return true }
    focused = parts[index + step]
    return true
  }
}

/// An hour and a minute, with their texts in a locale.
struct TimeOfDay: Equatable {
  /// The hour, 0…23.
  private(set) var hour: Int
  /// The minute, 0…59.
  private(set) var minute: Int
  /// The names of the halves of the day; nil in a cycle of 24 hours.
  private let halves: [String]?

  init(_ date: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let cycle = (calendar.locale ?? .current).hourCycle
    let has12Hours = cycle == .oneToTwelve || cycle == .zeroToEleven
    halves = has12Hours ? [calendar.amSymbol, calendar.pmSymbol] : nil
  }

  var hourText: String {
    guard halves != nil else { return hour < 10 ? "0\(hour)" : "\(hour)" }
    return "\((hour + 11) % 12 + 1)"
  }

  var minuteText: String { minute < 10 ? "0\(minute)" : "\(minute)" }

  var halfText: String? { halves?[hour / 12] }

  /// Changes a part by a step, in a circle.
  mutating func step(_ part: TimeField.Part, by step: Int) {
    switch part {
    case .hour: hour = (hour + step + 24) % 24
    case .minute: minute = (minute + step + 60) % 60
    case .half: hour = (hour + 12) % 24
    }
  }

  /// Types a character into a part after `typed` digits. Returns the digits that count for the next character; nil if the character does not
  /// fit.
  mutating func type(_ character: Character, after typed: String, into part: TimeField.Part) -> String? {
    if part == .half { return chooseHalf(character) ? "" : nil }
    guard let digit = character.wholeNumberValue, (0...9).contains(digit) else {
      return halves != nil && chooseHalf(character) ? "" : nil
    }
    let isHour = part == .hour
    let maximum = isHour ? (halves == nil ? 23 : 12) : 59
    let continued = (Int(typed) ?? 0) * 10 + digit
    let value = typed.isEmpty || continued > maximum ? digit : continued
    if isHour { setHour(value) } else { minute = value }
    return value * 10 > maximum ? "" : "\(value)"
  }

  private mutating func setHour(_ value: Int) {
    guard halves != nil else { return hour = value }
    hour = value % 12 + (hour < 12 ? 0 : 12)
  }

  /// Selects the half of the day whose name begins with a character. Returns false if both or neither do.
  private mutating func chooseHalf(_ character: Character) -> Bool {
    let typed = character.lowercased()
    let matches = (halves ?? []).indices.filter { halves?[$0].lowercased().hasPrefix(typed) == true }
    guard matches.count == 1 else { return false }
    hour = hour % 12 + 12 * matches[0]
    return true
  }
}
