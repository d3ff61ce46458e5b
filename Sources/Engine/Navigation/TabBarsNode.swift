/// A part of the bars in a `TabBarsNode`.
package final class TabBarPartNode: CollapsingNode {
  package enum Kind: Equatable, Sendable {
    /// The bar of all tabs.
    case tabs
    /// The button of the selected tab, in place of minimized `tabs`.
    case selectedTab
    /// The accessory above `tabs`, or beside `selectedTab`.
    case accessory
  }

  let kind: Kind

  package init(kind: Kind) {
    self.kind = kind
    super.init()
    barEdge = nil
  }

  /// Draws `tabs` that move aside in their frame alone.
  override func paint(_ context: inout PaintContext) {
    guard kind == .tabs, slide != 0 else { return super.paint(&context) }
    context.clipped(to: bounds) { super.paint(&$0) }
  }
}

/// The pages of a tab view, with the parts of its bars below. The bars are safe area of the pages, minimized or not.
package final class TabBarsNode: RenderNode, SafeAreaChanging, LayeringNode {
  package private(set) var primary: RenderNode?
  /// Minimizes the `TabBarPartNode.Kind.tabs`.
  package var minimizer: BarMinimizer? { didSet { connect(minimizer, insteadOf: oldValue) } }

  /// The distance in points of accessory and button from the bar, from each other and from the edges.
  private static let spacing: CGFloat = 8

  package override init() {
    super.init()
    capabilities.insert([.changesSafeArea, .keepsChildOrder])
  }

  /// Replaces the children. `parts`: nodes of the type `TabBarPartNode`.
  package func setParts(primary: RenderNode?, parts: [RenderNode]) {
    self.primary = primary
    setChildren([primary].compactMap { $0 } + parts)
  }

  private func part(_ kind: TabBarPartNode.Kind) -> TabBarPartNode? {
    for child in children {
      if let part = child as? TabBarPartNode, part.kind == kind { return part }
    }
    return nil
  }

  private func height(_ kind: TabBarPartNode.Kind, _ proposal: ProposedViewSize) -> CGFloat {
    part(kind)?.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height ?? 0
  }

  private func accessoryLength(_ proposal: ProposedViewSize) -> CGFloat {
    let height = height(.accessory, proposal)
    return height > 0 ? height + 2 * Self.spacing : 0
  }

  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    EdgeInsets(.bottom, height(.tabs, proposal) + accessoryLength(proposal))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(proposal)
    return (primary?.sizeThatFits(proposal.inset(by: insets)) ?? .zero).outset(by: insets)
  }

  override func layoutChildren() {
    let proposal = ProposedViewSize(size)
    let covered = insets(proposal)
    primary?.place(at: .zero, proposal: self.proposal.inset(by: covered))
    let length = height(.tabs, proposal)
    part(.tabs)?.place(
      at: CGPoint(x: 0, y: size.height - length), proposal: ProposedViewSize(width: size.width, height: nil))
    let button = placeSelectedTab()
    placeAccessory(above: length, beside: button)
    let minimized = max(height(.selectedTab, proposal), height(.accessory, proposal)) + Self.spacing
    minimizer?.layout(
      in: self, covered: covered, freed: EdgeInsets(.bottom, max(0, covered.bottom - minimized)))
    barsDidMove()
  }

  /// Places the button of the selected tab in the lower leading corner. Returns its end, in points from the leading edge.
  private func placeSelectedTab() -> CGFloat {
    guard let button = part(.selectedTab) else { return 0 }
    let extent = button.sizeThatFits(.unspecified)
    button.place(at: CGPoint(x: Self.spacing, y: size.height - extent.height - Self.spacing), proposal: .unspecified)
    return Self.spacing + extent.width
  }

  /// Places the accessory as far as the bar is minimized: from the whole width above the bar to the rest of the width beside the button.
  private func placeAccessory(above length: CGFloat, beside button: CGFloat) {
    guard let accessory = part(.accessory) else { return }
    let fraction = CGFloat(minimizer?.fraction ?? 0)
    let start = Self.spacing + button * fraction
    let room = ProposedViewSize(width: max(0, size.width - start - Self.spacing), height: nil)
    let bottom = size.height - Self.spacing - length * (1 - fraction)
    accessory.place(at: CGPoint(x: start, y: bottom - accessory.sizeThatFits(room).height), proposal: room)
  }

  var safeAreaAddition: SafeArea { SafeArea(insets: insets(ProposedViewSize(size))) }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    primary?.explicitGuide(key, proposal: proposal.inset(by: insets(proposal)))
  }

  package override func setsGuide(_ key: AlignmentKey) -> Bool { primary?.setsGuide(key) ?? false }

  // MARK: Minimizing

  private func connect(_ minimizer: BarMinimizer?, insteadOf old: BarMinimizer?) {
    guard minimizer !== old else { return }
    old?.didMove = {}
    minimizer?.didMove = { [weak self] in self?.minimizerDidMove() }
    setNeedsLayout()
  }

  private func minimizerDidMove() {
    barsDidMove()
    if part(.accessory) != nil { setNeedsOwnLayout() }
  }

  /// Moves `tabs` aside, and fades them and `selectedTab` by `BarMinimizer.fraction`.
  private func barsDidMove() {
    let fraction = minimizer?.fraction ?? 0
    if let bar = part(.tabs) {
      bar.slide = -CGFloat(fraction) * bar.size.height
      bar.transitionOpacity = 1 - fraction
    }
    part(.selectedTab)?.transitionOpacity = fraction
  }
}
