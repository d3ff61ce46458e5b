import ScrollUI

extension RandomView: CustomStringConvertible {
  /// The view in one line that can be read back.
  var description: String {
    switch self {
    case .text(let text, let lineLimit): ".text(\(text.debugDescription), lineLimit: \(Self.text(lineLimit)))"
    case .color(let width, let height): ".color(width: \(Self.text(width)), height: \(Self.text(height)))"
    case .circle: ".circle"
    case .shape(let shape): ".shape(.\(shape))"
    case .spacer: ".spacer"
    case .divider: ".divider"
    case .row(let children, let spacing, let alignment):
      ".row(\(children), spacing: \(Self.text(spacing)), \(Self.name(alignment)))"
    case .column(let children, let spacing, let alignment):
      ".column(\(children), spacing: \(Self.text(spacing)), \(Self.name(alignment)))"
    case .pile(let children, let alignment): ".pile(\(children), \(Self.name(alignment)))"
    case .grid(let children, let perRow, let span, let alignment):
      ".grid(\(children), perRow: \(perRow), span: \(span), \(Self.name(alignment)))"
    case .lazy(let children, let columns, let scrolls): ".lazy(\(children), columns: \(columns), scrolls: \(scrolls))"
    default: modification
    }
  }

  private var modification: String {
    switch self {
    case .padding(let child, let length): ".padding(\(child), \(length))"
    case .frame(let child, let width, let height, let alignment):
      ".frame(\(child), width: \(Self.text(width)), height: \(Self.text(height)), \(Self.name(alignment)))"
    case .flexible(let child, let minimum, let maximum, let alignment):
      ".flexible(\(child), minimum: \(Self.text(minimum)), maximum: \(Self.text(maximum)), \(Self.name(alignment)))"
    case .fixedSize(let child, let axes): ".fixedSize(\(child), \(Self.name(axes)))"
    case .offset(let child, let distance): ".offset(\(child), \(distance))"
    case .priority(let child, let priority): ".priority(\(child), \(priority))"
    case .opacity(let child, let opacity): ".opacity(\(child), \(opacity))"
    case .clipped(let child): ".clipped(\(child))"
    case .layered(let child, let background, let overlay):
      ".layered(\(child), background: \(background), overlay: \(overlay))"
    case .scroll(let child, let axes): ".scroll(\(child), \(Self.name(axes)))"
    case .reader(let child): ".reader(\(child))"
    case .containerFrame(let child, let axes, let count):
      ".containerFrame(\(child), \(Self.name(axes)), count: \(count))"
    case .direction(let child, let direction): ".direction(\(child), .\(direction))"
    case .aspect(let child, let ratio, let mode): ".aspect(\(child), ratio: \(Self.text(ratio)), .\(mode))"
    default: ""
    }
  }

  private static func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nil" }

  private static func name(_ axes: Axis.Set) -> String {
    axes == [.horizontal, .vertical] ? "[.horizontal, .vertical]" : axes == .horizontal ? ".horizontal" : ".vertical"
  }

  private static func name(_ alignment: HorizontalAlignment) -> String {
    switch alignment {
    case .leading: ".leading"
    case .trailing: ".trailing"
    default: ".center"
    }
  }

  private static func name(_ alignment: VerticalAlignment) -> String {
    switch alignment {
    case .top: ".top"
    case .bottom: ".bottom"
    case .firstTextBaseline: ".firstTextBaseline"
    case .lastTextBaseline: ".lastTextBaseline"
    default: ".center"
    }
  }

  private static func name(_ alignment: Alignment) -> String {
    "Alignment(horizontal: \(name(alignment.horizontal)), vertical: \(name(alignment.vertical)))"
  }
}
