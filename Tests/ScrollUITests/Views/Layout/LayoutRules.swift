import Engine
import Geometry
import ScrollUI

/// What holds for every tree that is laid out, whatever its views are.
@MainActor struct LayoutRules {
  /// Sums of lengths may differ in the last digits.
  private static let tolerance: CGFloat = 0.01

  /// The first rule that a node at or below `root` breaks; nil if none does.
  static func violation(in root: RenderNode) -> String? {
    if let violation = lengths(of: root) ?? stack(root) ?? pile(root) ?? cells(of: root) ?? lines(of: root) {
      return "\(type(of: root)): \(violation)"
    }
    for child in root.children {
      if let violation = violation(in: child) { return "\(type(of: root)) › \(violation)" }
    }
    return nil
  }

  /// Sizes are finite and not negative, and places are finite.
  private static func lengths(of node: RenderNode) -> String? {
    let (origin, size) = (node.origin, node.size)
    guard origin.x.isFinite, origin.y.isFinite else { return "is placed at \(origin)" }
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      return "has the size \(size)"
    }
    return nil
  }

  /// Children of a stack follow each other inside of it, and flexible ones are as long as it is across.
  private static func stack(_ node: RenderNode) -> String? {
    guard let stack = node as? StackNode, !stack.children.isEmpty else { return nil }
    let axis = stack.axis
    let isMirrored = axis == .horizontal && stack.isRightToLeft
    let ordered = isMirrored ? stack.children.reversed() : stack.children
    var end: CGFloat = 0
    for child in ordered {
      if child.origin[axis] < end - tolerance { return "a child begins at \(child.origin), before \(end)" }
      end = child.origin[axis] + child.size[axis]
    }
    if end > stack.size[axis] + tolerance { return "the children end at \(end) in \(stack.size)" }
    for child in ordered {
      if let violation = fill(child, of: stack, along: axis.cross) { return violation }
      guard !isTextGuide(stack.alignment) else { continue }
      if let violation = inside(child, of: stack, along: axis.cross) { return violation }
    }
    return nil
  }

  /// Children of a pile lie inside of it, and flexible ones fill it.
  private static func pile(_ node: RenderNode) -> String? {
    guard let pile = node as? OverlapNode else { return nil }
    let priority = pile.children.map(\.layoutPriority).max() ?? 0
    for child in pile.children where child.layoutPriority == priority {
      for axis in Axis.allCases {
        if let violation = fill(child, of: pile, along: axis) { return violation }
        if axis == .vertical, isTextGuide(pile.alignment.vertical.key) { continue }
        if let violation = inside(child, of: pile, along: axis) { return violation }
      }
    }
    return nil
  }

  /// A child that takes whatever it is offered takes what was proposed to its container, or what that has resolved to.
  private static func fill(_ child: RenderNode, of container: RenderNode, along axis: Axis) -> String? {
    guard child.lengthLimits(axis) == .flexible else { return nil }
    let wanted = max(0, container.proposal[axis] ?? container.size[axis])
    let length =
      child.size[axis] - child.safeAreaStretch.start(axis)
      - child.safeAreaStretch.end(axis)
    guard abs(length - wanted) > tolerance else { return nil }
    return "\(type(of: child)) is \(child.size) and not \(wanted) long, in \(container.size)"
  }

  private static func inside(_ child: RenderNode, of container: RenderNode, along axis: Axis) -> String? {
    let stretch = child.safeAreaStretch
    let start = child.origin[axis] + stretch.start(axis)
    let end = child.origin[axis] + child.size[axis] - stretch.end(axis)
    guard start < -tolerance || end > container.size[axis] + tolerance else { return nil }
    return "\(type(of: child)) lies from \(start) to \(end) in \(container.size)"
  }

  /// Cells of a grid are as high as their row and, unless they span several columns, as wide as their column; rows make up the whole grid;
  /// and flexible cells fill their cell.
  private static func cells(of node: RenderNode) -> String? {
    guard let grid = node as? LayoutNode, grid.source?.name == "GridLayout", !grid.children.isEmpty else { return nil }
    var heights: [CGFloat] = []
    var widths: [Int: CGFloat] = [:]
    var column = 0
    var currentRow: ObjectIdentifier?
    for child in grid.children {
      let (traits, cell) = (child.gridTraits, child.proposal)
      guard let width = cell.width, let height = cell.height else { return "a cell is offered \(cell)" }
      if traits.row == nil || traits.row != currentRow {
        column = 0
        heights.append(height)
      }
      currentRow = traits.row
      guard heights.last == height else { return "a cell is \(height) high in a row of \(heights)" }
      if traits.row != nil, (traits.columns ?? 1) <= 1, widths.updateValue(width, forKey: column) ?? width != width {
        return "a cell is \(width) wide in column \(column)"
      }
      column += max(1, traits.columns ?? 1)
      for axis in Axis.allCases where child.lengthLimits(axis) == .flexible {
        guard let length = cell[axis], abs(child.size[axis] - max(0, length)) > tolerance else { continue }
        return "a flexible cell of \(cell) is \(child.size)"
      }
    }
    let height = heights.reduce(StackArrangement.defaultSpacing * CGFloat(heights.count - 1), +)
    return abs(height - grid.size.height) <= tolerance ? nil : "rows of \(heights) fill \(grid.size)"
  }

  /// Lines of a lazy container follow each other.
  private static func lines(of node: RenderNode) -> String? {
    guard let lazy = node as? LazyNode, !lazy.isRightToLeft || lazy.axis == .vertical else { return nil }
    var end = -CGFloat.infinity
    for line in lazy.live where !line.isEmpty {
      let nodes = line.cells.flatMap(\.nodes)
      let start = nodes.map { $0.origin[lazy.axis] }.min() ?? 0
      if start < end - tolerance { return "line \(line.line) begins at \(start), before \(end)" }
      end = nodes.map { $0.origin[lazy.axis] + $0.size[lazy.axis] }.max() ?? start
      if end > start + line.length + tolerance { return "line \(line.line) is longer than \(line.length)" }
    }
    return nil
  }

  private static func isTextGuide(_ key: AlignmentKey) -> Bool {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
  }
}
