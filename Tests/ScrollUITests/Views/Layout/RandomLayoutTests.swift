import Engine
import Foundation
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Rules of layout that hold for random trees of views.
///
/// `SCROLLUI_LAYOUT_TREES` is the number of trees, 800 unless it says otherwise; `SCROLLUI_LAYOUT_SEED` is the seed of the first one.
/// `SCROLLUI_LAYOUT_REDUCE=1` adds the smallest tree that still breaks a rule to each message.
@MainActor @Suite struct RandomLayoutTests {
  nonisolated static let parts = 4

  private static func setting(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  @Test(arguments: 0..<parts) func everyTreeKeepsTheRules(part: Int) {
    let first = Self.setting("SCROLLUI_LAYOUT_SEED") ?? 1
    let count = Self.setting("SCROLLUI_LAYOUT_TREES") ?? 800
    for seed in first..<first + count where seed % UInt64(Self.parts) == UInt64(part) {
      for makesLazyContainers in [false, true] {
        let check = RandomTreeCheck(seed: seed, makesLazyContainers: makesLazyContainers)
        guard let violation = check.violation() else { continue }
        let reduced = Self.setting("SCROLLUI_LAYOUT_REDUCE") == nil ? "" : "\nreduced: \(check.reducedViolation)"
        Issue.record("seed \(seed)\(makesLazyContainers ? " with lazy containers" : ""): \(violation)\(reduced)")
      }
    }
  }
}

extension LazyNode {
  /// True if every line is built and measured, and the container is as long as its lines.
  fileprivate var isFinal: Bool {
    corrections.lengthFeedback.heldLength == nil && live.count == lineCount
      && (0..<lineCount).allSatisfy { index.isMeasured($0) }
  }
}

/// One random tree in a window.
@MainActor private struct RandomTreeCheck {
  /// How many frames a tree may take to come to rest. Lazy containers build a few lines in each of the first frames.
  private static let maximumFrames = 60

  private let view: RandomView
  private let window: TestWindow
  private var random: SeededRandom
  /// Messages about mistakes in views.
  private var messages: [String]

  init(seed: UInt64, makesLazyContainers: Bool) {
    var random = SeededRandom(seed: seed)
    random.makesLazyContainers = makesLazyContainers
    let view = RandomView.page(using: &random)
    self.init(view, random: random)
  }

  private init(_ view: RandomView, random: SeededRandom) {
    self.view = view
    self.random = random
    var window: TestWindow?
    messages = Diagnostics.collecting { window = show(300, 300) { RandomTree(view: view) } }
    self.window = window!
    settle()
  }

  /// The smallest tree of the same kind that breaks a rule, and the rule.
  var reducedViolation: String {
    let smallest = view.reduced { RandomTreeCheck($0, random: random).violation() != nil }
    return RandomTreeCheck(smallest, random: random).violation() ?? ""
  }

  /// The first rule that does not hold; nil if all do.
  func violation() -> String? {
    var check = self
    return check.firstViolation().map { "\($0)\n\(view)" }
  }

  private mutating func firstViolation() -> String? {
    guard window.pipeline.isClean else { return "layout does not come to rest\(marked)" }
    if let violation = LayoutRules.violation(in: window.pipeline.root) { return violation }
    return rest() ?? measuredTwice() ?? markedLeaf() ?? messages.first { !$0.contains("so the length is held") }
  }

  /// Runs frames until nothing moves and nothing is due, or `maximumFrames`.
  private mutating func settle() {
    messages += Diagnostics.collecting {
      for _ in 0..<Self.maximumFrames where window.pipeline.wantsFrame || window.pipeline.nextDeadline != nil {
        window.advance()
      }
    }
  }

  /// A frame without a change measures and places nothing.
  private func rest() -> String? {
    let counts = window.advance()
    return counts.measures == 0 && counts.places == 0 ? nil : "a frame without a change has laid out: \(counts)"
  }

  /// A node that is asked again gives the same answer, whatever it was asked between the two.
  private mutating func measuredTwice() -> String? {
    let before = snapshot
    let proposals: [ProposedViewSize] = [
      .unspecified, .zero, .infinity, ProposedViewSize(width: 137, height: nil),
      ProposedViewSize(width: nil, height: 83), ProposedViewSize(width: 137, height: 83),
    ]
    for node in nodes.prefix(24) {
      let first = proposals.map { node.sizeThatFits($0) }
      let second = proposals.reversed().map { node.sizeThatFits($0) }
      guard first == second.reversed() else {
        return "\(type(of: node)) is measured as \(first), and then as \(second)"
      }
      if let size = first.first(where: { $0.width.isNaN || $0.height.isNaN || $0.width < 0 || $0.height < 0 }) {
        return "\(type(of: node)) takes \(size)"
      }
    }
    settle()
    guard window.pipeline.isClean else { return "layout does not come to rest after measuring\(marked)" }
    return difference(from: before).map { "measuring has changed the layout: \($0)" }
  }

  /// The layout, to be compared with that of the same views later; nil if it depends on what was laid out before.
  ///
  /// A lazy container of which lines are not built is as long as its estimates say, which follow from the lines that were built before:
  /// the layout around it follows them. A container whose length is held has no length that its room leads to, and which one is held depends
  /// on the lengths before. Such trees are not compared; the tree of the same seed without lazy containers is.
  private var snapshot: TreeSnapshot? {
    window.nodes(of: LazyNode.self).allSatisfy(\.isFinal) ? TreeSnapshot(window.pipeline.root) : nil
  }

  private func difference(from before: TreeSnapshot?) -> String? {
    guard let before, let now = snapshot else { return nil }
    // Lengths are summed up in another order.
    return now.difference(from: before, tolerance: 1e-6)
  }

  /// A leaf that is laid out again, without a change, leaves everything in its place.
  private mutating func markedLeaf() -> String? {
    let before = snapshot
    let leaves = nodes.filter(\.children.isEmpty)
    for _ in 0..<3 {
      guard let leaf = leaves.randomElement(using: &random) else { return nil }
      leaf.setNeedsLayout()
      messages += Diagnostics.collecting { _ = window.advance() }
      // Lazy containers build lines ahead in the frames after a layout.
      if random.makesLazyContainers { settle() }
      guard window.pipeline.isClean else { return "a layout of \(type(of: leaf)) does not come to rest\(marked)" }
      if let difference = difference(from: before) {
        return "a layout of \(type(of: leaf)) moves something: \(difference)"
      }
    }
    return nil
  }

  /// The first node that is still marked, for messages.
  private var marked: String {
    nodes.first { $0.flags.contains(.layout) }.map { node in
      ": \(node.parent.map { "\(type(of: $0)) › " } ?? "")\(type(of: node)) is marked"
    } ?? ""
  }

  /// All nodes in the window that are shown, from the root down.
  private var nodes: [RenderNode] {
    var found: [RenderNode] = []
    func add(_ node: RenderNode) {
      found.append(node)
      for child in node.children { add(child) }
    }
    for child in window.pipeline.root.children { add(child) }
    return found
  }
}
