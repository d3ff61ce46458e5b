import Engine
import ScrollUI

/// The texts of the frame graph in the language of a `StringTable`.
struct FrameGraphWords: Sendable {
  let table: StringTable?

  func string(_ text: FrameGraphText) -> String { Text(key(text)).plainText(in: table) }

  private func key(_ text: FrameGraphText) -> LocalizedStringKey {
    switch text {
    case .part(let part): key(part)
    case .figure(let figure): key(figure)
    case .milliseconds(let value): "\(value, specifier: "%.1f") ms"
    case .rate(let value): "\(value, specifier: "%.0f") a second"
    case .atRest: "At rest"
    case .afterRest: "After a rest"
    case .dropped(let count, let frames): "\(count) of \(frames)"
    case .count(let value): "\(value, specifier: "%.0f")"
    case .offset(let offset):
      "\(Self.whole(offset.x), specifier: "%.0f"), \(Self.whole(offset.y), specifier: "%.0f") pt"
    case .unknown: "–"
    case .delay(nil): "None"
    case .delay(.work): "By the program"
    case .delay: "By the system"
    case .delays(let program, let machine, 0): "Late frames: \(program) by the program, \(machine) by the system"
    case .delays(let program, let machine, let earlier):
      "Late: \(program) by the program, \(machine) by the system, \(earlier) earlier"
    case .hint: "Click a bar to see what its frame did."
    case .frame(let number, let age): "Frame \(number), \(age, specifier: "%.2f") s before the newest"
    case .culprit(let culprit, let part): culpritKey(culprit, part)
    case .renderer: "Most work in Drawing: the pixels of all views"
    case .noCulprit: "The slowest view is measured only while this is open."
    }
  }

  private func culpritKey(_ culprit: FrameCulprit, _ part: FramePart) -> LocalizedStringKey {
    let name = Text(key(part)).plainText(in: table)
    return "Most work in \(name): \(culprit.name), \(culprit.milliseconds, specifier: "%.1f") ms"
  }

  private func key(_ part: FramePart) -> LocalizedStringKey {
    switch part {
    case .input: "Input"
    case .views: "Views"
    case .layout: "Layout"
    case .callbacks: "Callbacks"
    case .drawing: "Drawing"
    case .display: "Display"
    }
  }

  private func key(_ figure: FrameGraphFigure) -> LocalizedStringKey {
    switch figure {
    case .work: "Work time"
    case .slowest: "Slowest 1 %"
    case .frameRate: "Frame rate"
    case .dropped: "Dropped"
    case .interval: "Interval"
    case .delay: "Delay"
    case .viewsUpdated: "Views updated"
    case .sizesMeasured: "Sizes measured"
    case .viewsPlaced: "Views placed"
    case .drawingCommands: "Drawing commands"
    case .inputAge: "Input to picture"
    case .oldestInput: "Input, slowest 1 %"
    case .offset: "Offset"
    }
  }

  /// A whole number without a negative zero.
  private static func whole(_ value: CGFloat) -> CGFloat {
    let rounded = value.rounded()
    return rounded == 0 ? 0 : rounded
  }
}
