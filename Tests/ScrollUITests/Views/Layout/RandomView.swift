import ScrollUI
import ScrollUITestSupport
import ScrollUITesting

/// A description of a view, made and changed at random.
indirect enum RandomView {
  case text(String, lineLimit: Int?)
  case color(width: CGFloat?, height: CGFloat?)
  case circle
  case shape(RandomShape)
  case spacer
  case divider
  case row([RandomView], spacing: CGFloat?, VerticalAlignment)
  case column([RandomView], spacing: CGFloat?, HorizontalAlignment)
  case pile([RandomView], Alignment)
  case padding(RandomView, CGFloat)
  case frame(RandomView, width: CGFloat?, height: CGFloat?, Alignment)
  case flexible(RandomView, minimum: CGFloat?, maximum: CGFloat?, Alignment)
  case fixedSize(RandomView, Axis.Set)
  case offset(RandomView, CGFloat)
  case priority(RandomView, Double)
  case opacity(RandomView, Double)
  case clipped(RandomView)
  case layered(RandomView, background: RandomView, overlay: RandomView)
  case scroll(RandomView, Axis.Set)
  case reader(RandomView)
  /// Rows of views, with the columns that the first view of each spans.
  case grid([RandomView], perRow: Int, span: Int, Alignment)
  case containerFrame(RandomView, Axis.Set, count: Int)
  case direction(RandomView, LayoutDirection)
  case aspect(RandomView, ratio: CGFloat?, ContentMode)
  /// Rows of a lazy container, or the cells of a grid of `columns`.
  case lazy([RandomView], columns: Int, scrolls: Bool)

  static func make(depth: Int, using random: inout SeededRandom) -> RandomView {
    func child() -> RandomView { make(depth: depth - 1, using: &random) }
    func children() -> [RandomView] { (0..<Int.random(in: 0...4, using: &random)).map { _ in child() } }
    if depth == 0 || Int.random(in: 0...9, using: &random) == 0 { return leaf(using: &random) }
    switch Int.random(in: 0...(random.makesLazyContainers ? 21 : 19), using: &random) {
    case 0...2: return .row(children(), spacing: random.length(), random.vertical)
    case 3...5: return .column(children(), spacing: random.length(), random.horizontal)
    case 6: return .pile(children(), random.alignment)
    case 7: return .padding(child(), CGFloat(Int.random(in: -5...10, using: &random)))
    case 8: return .frame(child(), width: random.length(), height: random.length(), random.alignment)
    case 9: return .flexible(child(), minimum: random.length(), maximum: random.limit(), random.alignment)
    case 10: return .fixedSize(child(), random.axes)
    case 11: return Bool.random(using: &random) ? .offset(child(), 5) : .priority(child(), 1)
    case 12: return Bool.random(using: &random) ? .opacity(child(), 0.5) : .clipped(child())
    case 13: return .layered(child(), background: child(), overlay: child())
    case 14: return .scroll(child(), random.axes)
    case 15:
      return .grid(
        children(), perRow: Int.random(in: 1...3, using: &random), span: Int.random(in: 1...2, using: &random),
        random.alignment)
    case 16: return .containerFrame(child(), random.axes, count: Int.random(in: 1...3, using: &random))
    case 17: return .direction(child(), random.direction)
    case 18: return .reader(child())
    case 19: return .aspect(child(), ratio: random.ratio(), random.contentMode)
    default:
      return .lazy(children(), columns: Int.random(in: 0...2, using: &random), scrolls: Bool.random(using: &random))
    }
  }

  /// A column of a few random views.
  static func page(using random: inout SeededRandom) -> RandomView {
    .column((0..<3).map { _ in make(depth: 5, using: &random) }, spacing: nil, .center)
  }

  private static func leaf(using random: inout SeededRandom) -> RandomView {
    switch Int.random(in: 0...9, using: &random) {
    case 0...2: .text(random.words(), lineLimit: Bool.random(using: &random) ? nil : 1)
    case 3...4: .color(width: random.length(), height: random.length())
    case 5: .circle
    case 6: .spacer
    case 7: .divider
    default: .shape(random.shape)
    }
  }

  /// Changes one attribute of one view, or now and then puts another view in its place.
  mutating func change(using random: inout SeededRandom) {
    let hasChild = Int.random(in: 0...3, using: &random) > 0
    if Int.random(in: 0...24, using: &random) == 0 {
      self = .make(depth: 2, using: &random)
      return
    }
    func changed(_ child: RandomView) -> RandomView {
      var child = child
      if hasChild { child.change(using: &random) }
      return child
    }
    func changed(_ children: [RandomView]) -> [RandomView] {
      guard hasChild, let index = children.indices.randomElement(using: &random) else { return children }
      var children = children
      switch Int.random(in: 0...11, using: &random) {
      case 0: children.remove(at: index)
      case 1: children.insert(.make(depth: 1, using: &random), at: index)
      case 2: children.swapAt(0, index)
      default: children[index].change(using: &random)
      }
      return children
    }
    switch self {
    case .text, .color: self = .sameLeaf(as: self, using: &random)
    case .shape: self = .shape(random.shape)
    case .circle, .spacer, .divider: break
    case .row(let children, let spacing, let alignment):
      self = .row(
        changed(children), spacing: hasChild ? spacing : random.length(), hasChild ? alignment : random.vertical)
    case .column(let children, let spacing, let alignment):
      self = .column(
        changed(children), spacing: hasChild ? spacing : random.length(), hasChild ? alignment : random.horizontal)
    case .pile(let children, let alignment): self = .pile(changed(children), hasChild ? alignment : random.alignment)
    case .padding(let child, let length):
      self = .padding(changed(child), hasChild ? length : CGFloat(Int.random(in: -5...10, using: &random)))
    case .frame(let child, let width, let height, let alignment):
      self = .frame(changed(child), width: hasChild ? width : random.length(), height: height, alignment)
    case .flexible(let child, let minimum, let maximum, let alignment):
      self = .flexible(
        changed(child), minimum: minimum, maximum: hasChild ? maximum : random.limit(),
        hasChild ? alignment : random.alignment)
    case .fixedSize(let child, let axes): self = .fixedSize(changed(child), hasChild ? axes : random.axes)
    case .offset(let child, let distance): self = .offset(changed(child), hasChild ? distance : distance + 3)
    case .priority(let child, let priority): self = .priority(changed(child), hasChild ? priority : -priority)
    case .opacity(let child, let opacity): self = .opacity(changed(child), hasChild ? opacity : 0.5 - opacity)
    case .clipped(let child): self = .clipped(changed(child))
    case .layered(let child, let background, let overlay):
      switch Int.random(in: 0...2, using: &random) {
      case 0: self = .layered(changed(child), background: background, overlay: overlay)
      case 1: self = .layered(child, background: changed(background), overlay: overlay)
      default: self = .layered(child, background: background, overlay: changed(overlay))
      }
    case .scroll(let child, let axes): self = .scroll(changed(child), hasChild ? axes : random.axes)
    case .reader(let child): self = .reader(changed(child))
    case .grid(let children, let perRow, let span, let alignment):
      self = .grid(
        changed(children), perRow: hasChild ? perRow : perRow % 3 + 1, span: hasChild ? span : 3 - span,
        hasChild ? alignment : random.alignment)
    case .containerFrame(let child, let axes, let count):
      self = .containerFrame(changed(child), hasChild ? axes : random.axes, count: hasChild ? count : count % 3 + 1)
    case .direction(let child, let direction):
      self = .direction(changed(child), hasChild ? direction : random.direction)
    case .aspect(let child, let ratio, let mode):
      self = .aspect(changed(child), ratio: hasChild ? ratio : random.ratio(), mode)
    case .lazy(let children, let columns, let scrolls):
      self = .lazy(changed(children), columns: hasChild ? columns : (columns + 1) % 3, scrolls: scrolls)
    }
  }

  private static func sameLeaf(as leaf: RandomView, using random: inout SeededRandom) -> RandomView {
    if case .text(_, let lineLimit) = leaf { return .text(random.words(), lineLimit: lineLimit) }
    return .color(width: random.length(), height: random.length())
  }
}

/// The view that a description describes.
struct RandomTree: View {
  let view: RandomView

  var body: some View {
    switch view {
    case .text(let text, let lineLimit): Text(text).lineLimit(lineLimit)
    case .color(let width, let height): Color.red.frame(width: width, height: height)
    case .circle: Circle()
    case .shape(let shape): RandomShapeView(shape: shape)
    case .spacer: Spacer()
    case .divider: Divider()
    case .row(let children, let spacing, let alignment):
      HStack(alignment: alignment, spacing: spacing) { list(children) }
    case .column(let children, let spacing, let alignment):
      VStack(alignment: alignment, spacing: spacing) { list(children) }
    case .pile(let children, let alignment): ZStack(alignment: alignment) { list(children) }
    default: RandomModification(view: view)
    }
  }

  private func list(_ children: [RandomView]) -> some View {
    ForEach(children.indices, id: \.self) { RandomTree(view: children[$0]) }
  }
}

/// The views of the descriptions that change one other view.
private struct RandomModification: View {
  let view: RandomView

  var body: some View {
    switch view {
    case .padding(let child, let length): RandomTree(view: child).padding(length)
    case .frame(let child, let width, let height, let alignment):
      RandomTree(view: child).frame(width: width, height: height, alignment: alignment)
    case .flexible(let child, let minimum, let maximum, let alignment):
      RandomTree(view: child).frame(minWidth: minimum, maxWidth: maximum, minHeight: minimum, alignment: alignment)
    case .fixedSize(let child, let axes):
      RandomTree(view: child).fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
    case .offset(let child, let distance): RandomTree(view: child).offset(x: distance)
    case .priority(let child, let priority): RandomTree(view: child).layoutPriority(priority)
    case .opacity(let child, let opacity): RandomTree(view: child).opacity(opacity)
    case .clipped(let child): RandomTree(view: child).clipped()
    case .layered(let child, let background, let overlay):
      RandomTree(view: child).background(RandomTree(view: background)).overlay(RandomTree(view: overlay))
    default: RandomContainer(view: view)
    }
  }
}

private struct RandomContainer: View {
  let view: RandomView

  var body: some View {
    switch view {
    case .scroll(let child, let axes): ScrollView(axes) { RandomTree(view: child) }
    case .reader(let child): GeometryReader { _ in RandomTree(view: child) }
    case .grid(let children, let perRow, let span, let alignment):
      Grid(alignment: alignment) {
        ForEach(Array(stride(from: 0, to: children.count, by: perRow)), id: \.self) { start in
          GridRow {
            ForEach(start..<min(start + perRow, children.count), id: \.self) { index in
              RandomTree(view: children[index]).gridCellColumns(index == start ? span : 1)
            }
          }
        }
      }
    case .containerFrame(let child, let axes, let count):
      RandomTree(view: child).containerRelativeFrame(axes, count: count, spacing: 4)
    case .direction(let child, let direction): RandomTree(view: child).environment(\.layoutDirection, direction)
    case .aspect(let child, let ratio, let mode): RandomTree(view: child).aspectRatio(ratio, contentMode: mode)
    case .lazy(let children, let columns, true): ScrollView { lazy(children, columns) }
    case .lazy(let children, let columns, false): lazy(children, columns)
    default: EmptyView()
    }
  }

  @ViewBuilder private func lazy(_ children: [RandomView], _ columns: Int) -> some View {
    if columns == 0 {
      LazyVStack { list(children) }
    } else {
      LazyVGrid(columns: (0..<columns).map { _ in GridItem() }) { list(children) }
    }
  }

  private func list(_ children: [RandomView]) -> some View {
    ForEach(children.indices, id: \.self) { RandomTree(view: children[$0]) }
  }
}

/// The random choices of a tree of views.
struct SeededRandom: RandomNumberGenerator {
  private var generator: SeededGenerator
  /// True if views may be lazy containers, whose nodes depend on what was shown before.
  var makesLazyContainers = false

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { generator.next() }

  /// None, or one of a few lengths.
  mutating func length() -> CGFloat? { [nil, 0, 8, 20, 45].randomElement(using: &self)! }

  /// None, or a limit that no `length` is above.
  mutating func limit() -> CGFloat? { [nil, 50, 90, .infinity].randomElement(using: &self)! }

  /// None, or a width by a height.
  mutating func ratio() -> CGFloat? { [nil, 0.5, 1, 3].randomElement(using: &self)! }

  var contentMode: ContentMode {
    mutating get { [.fit, .fill].randomElement(using: &self)! }
  }

  mutating func words() -> String {
    (0..<Int.random(in: 0...4, using: &self)).map { _ in
      ["a", "bbb", "天地", "longer", "x\ny"].randomElement(using: &self)!
    }
    .joined(separator: " ")
  }

  var shape: RandomShape {
    mutating get { RandomShape.allCases.randomElement(using: &self)! }
  }

  var vertical: VerticalAlignment {
    mutating get { [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline].randomElement(using: &self)! }
  }

  var horizontal: HorizontalAlignment {
    mutating get { [.leading, .center, .trailing].randomElement(using: &self)! }
  }

  var alignment: Alignment {
    mutating get { Alignment(horizontal: horizontal, vertical: vertical) }
  }

  var direction: LayoutDirection {
    mutating get { [.leftToRight, .rightToLeft].randomElement(using: &self)! }
  }

  var axes: Axis.Set {
    mutating get { [[.vertical], [.horizontal], [.horizontal, .vertical]].randomElement(using: &self)! }
  }
}
