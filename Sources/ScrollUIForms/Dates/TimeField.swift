import Foundation
import ScrollUI

/// A field for the hour and the minute of a date.
///
/// Up and Down change the focused part, digits are typed as in `TimeEntry`, and A and P select the half of the day. A complete part gives the
/// focus to the next; so do Tab and Right.
package struct TimeField: View {
  let selection: Binding<Date>
  let limits: DateLimits

  /// The parts of the field, in order.
  package enum Part: Hashable {
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
  /// The digits of the focused part while it may take another.
  @State private var typed: (part: Part, digits: String)?
  @Environment(\.isEnabled) private var isEnabled

  package var body: some View {
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
    .onChange(of: focused) { _, part in if typed?.part != part { typed = nil } }
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
      .onKeyPress(phases: [.down, .repeat]) { handle($0) ? .handled : .ignored }
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

  /// Handles a key for the part that has the focus. The focus moves at the end of a frame, so that a key may still arrive at the part before.
  private func handle(_ press: KeyPress) -> Bool {
    guard let part = focused, press.modifiers.subtracting(.shift).isEmpty else { return false }
    let date = limits.clamped(selection.wrappedValue)
    var time = TimeOfDay(date, in: limits.calendar)
    switch press.key {
    case .upArrow: time.step(part, by: 1)
    case .downArrow: time.step(part, by: -1)
    case .leftArrow, .rightArrow: return moveFocus(from: part, by: press.key == .leftArrow ? -1 : 1, time)
    default:
      guard let character = press.characters.first, type(character, into: part, of: &time) else { return false }
    }
    select(time, on: date)
    return true
  }

  private func type(_ character: Character, into part: Part, of time: inout TimeOfDay) -> Bool {
    var entry = TimeEntry(time: time, part: part, digits: typed?.part == part ? typed?.digits ?? "" : "")
    guard entry.type(character) else { return false }
    time = entry.time
    typed = (entry.part, entry.digits)
    if entry.part != part { focused = entry.part }
    return true
  }

  private func moveFocus(from part: Part, by step: Int, _ time: TimeOfDay) -> Bool {
    guard let index = time.parts.firstIndex(of: part), time.parts.indices.contains(index + step) else { return true }
    focused = time.parts[index + step]
    return true
  }
}
