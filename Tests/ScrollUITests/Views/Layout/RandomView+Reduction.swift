import ScrollUI

/// Smaller views, to find the smallest one that still breaks a rule.
extension RandomView {
  /// The smallest view made of this one for which `fails` returns true. `fails` holds for the view itself.
  func reduced(while fails: (RandomView) -> Bool) -> RandomView {
    var smallest = self
    while let smaller = smallest.reductions.first(where: fails) { smallest = smaller }
    return smallest
  }

  /// Views with one node less, the smallest first.
  private var reductions: [RandomView] {
    let children = children
    guard !children.isEmpty else { return [] }
    var result = children
    if holdsList {
      for index in children.indices {
        var fewer = children
        fewer.remove(at: index)
        result.append(replacingChildren(fewer))
      }
    }
    for index in children.indices {
      for child in children[index].reductions {
        var others = children
        others[index] = child
        result.append(replacingChildren(others))
      }
    }
    return result
  }

  private var holdsList: Bool {
    switch self {
    case .row, .column, .pile, .grid, .lazy: true
    default: false
    }
  }

  private var children: [RandomView] {
    switch self {
    case .text, .color, .circle, .shape, .spacer, .divider: []
    case .row(let children, _, _), .column(let children, _, _), .pile(let children, _): children
    case .grid(let children, _, _, _), .lazy(let children, _, _): children
    case .padding(let child, _), .fixedSize(let child, _), .offset(let child, _), .priority(let child, _): [child]
    case .opacity(let child, _), .clipped(let child), .scroll(let child, _), .reader(let child): [child]
    case .direction(let child, _), .containerFrame(let child, _, _), .aspect(let child, _, _): [child]
    case .frame(let child, _, _, _), .flexible(let child, _, _, _): [child]
    case .layered(let child, let background, let overlay): [child, background, overlay]
    }
  }

  private func replacingChildren(_ new: [RandomView]) -> RandomView {
    switch self {
    case .text, .color, .circle, .shape, .spacer, .divider: self
    case .row(_, let spacing, let alignment): .row(new, spacing: spacing, alignment)
    case .column(_, let spacing, let alignment): .column(new, spacing: spacing, alignment)
    case .pile(_, let alignment): .pile(new, alignment)
    case .grid(_, let perRow, let span, let alignment): .grid(new, perRow: perRow, span: span, alignment)
    case .lazy(_, let columns, let scrolls): .lazy(new, columns: columns, scrolls: scrolls)
    case .padding(_, let length): .padding(new[0], length)
    case .fixedSize(_, let axes): .fixedSize(new[0], axes)
    case .offset(_, let distance): .offset(new[0], distance)
    case .priority(_, let priority): .priority(new[0], priority)
    case .opacity(_, let opacity): .opacity(new[0], opacity)
    case .clipped: .clipped(new[0])
    case .scroll(_, let axes): .scroll(new[0], axes)
    case .reader: .reader(new[0])
    case .direction(_, let direction): .direction(new[0], direction)
    case .containerFrame(_, let axes, let count): .containerFrame(new[0], axes, count: count)
    case .aspect(_, let ratio, let mode): .aspect(new[0], ratio: ratio, mode)
    case .frame(_, let width, let height, let alignment): .frame(new[0], width: width, height: height, alignment)
    case .flexible(_, let minimum, let maximum, let alignment):
      .flexible(new[0], minimum: minimum, maximum: maximum, alignment)
    case .layered: .layered(new[0], background: new[1], overlay: new[2])
    }
  }
}
