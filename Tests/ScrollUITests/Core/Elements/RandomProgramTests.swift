import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// The state of the random view, so that an updated tree can be compared with a fresh mount.
private struct Program: Equatable {
  enum Kind: CaseIterable {
    case text, color, padded, stack
  }

  var ids: [Int] = []
  var flags = [false, false, false]
  var kind = Kind.text
  var identity = 0
  var length: CGFloat = 10

  mutating func change(_ random: inout SeededGenerator) {
    switch random.next(below: 8) {
    case 0: ids.insert(nextID, at: random.next(below: ids.count + 1))
    case 1: if !ids.isEmpty { ids.remove(at: random.next(below: ids.count)) }
    case 2: ids.swapAt(safe: random.next(below: ids.count + 1), random.next(below: ids.count + 1))
    case 3: flags[random.next(below: 3)].toggle()
    case 4: kind = Kind.allCases[random.next(below: 4)]
    case 5: identity += 1
    case 6: length = CGFloat(random.next(below: 30))
    default: ids.reverse()
    }
  }

  private var nextID: Int { (ids.max() ?? 0) + 1 }
}

extension Array {
  fileprivate mutating func swapAt(safe one: Int, _ other: Int) {
    if indices.contains(one), indices.contains(other) { swapAt(one, other) }
  }
}

private struct ProgramView: View {
  let program: Program

  var body: some View {
    VStack(spacing: 2) {
      if program.flags[0] { Text("first") } else { Color.red.frame(height: program.length) }
      ForEach(program.ids, id: \.self) { id in
        Text("row \(id)")
        if program.flags[1], id.isMultiple(of: 2) { Text("even \(id)").padding(3) }
      }
      .padding(1)
      .background(alignment: .leading) { if program.flags[2] { Color.blue.frame(width: 4) } }
      erased.id(program.identity)
    }
    .overlay { if program.flags[2] { Text("over") } }
  }

  private var erased: AnyView {
    switch program.kind {
    case .text: AnyView(Text("kind \(Int(program.length))"))
    case .color: AnyView(Color.green.frame(width: program.length, height: 5))
    case .padded: AnyView(Text("kind").padding(program.length))
    case .stack: AnyView(HStack { ForEach(program.ids, id: \.self) { Text("\($0)") } })
    }
  }
}

@MainActor @Suite struct RandomProgramTests {
  private struct Root: View {
    let remote: Remote<Program>
    @State private var program = Program()

    var body: some View {
      let _ = remote.connect($program)
      ProgramView(program: program)
    }
  }

  /// A line for each node: its depth, type and frame in the window.
  private func description(_ window: TestWindow) -> [String] {
    var lines: [String] = []
    func describe(_ node: RenderNode, depth: Int) {
      let frame = node.convert(node.bounds, to: nil)
      lines.append("\(depth) \(type(of: node)) \(frame)")
      for child in node.children { describe(child, depth: depth + 1) }
    }
    describe(window.pipeline.root, depth: 0)
    return lines + window.texts
  }

  @Test(arguments: 1...12)
  func anUpdatedTreeEqualsAFreshMountOfTheSameState(seed: Int) {
    print("seed \(seed)")
    var random = SeededGenerator(seed: UInt64(seed))
    let remote = Remote<Program>()
    let window = TestWindow { Root(remote: remote) }
    for step in 0..<60 {
      for _ in 0...random.next(below: 3) { remote.value.change(&random) }
      window.advance()
      let program = remote.value
      let fresh = TestWindow { ProgramView(program: program) }
      #expect(description(window) == description(fresh), "seed \(seed), step \(step), \(program)")
      #expect(window.pipeline.isClean)
      // The root of the changing window is an additional element.
      #expect(window.population.elements == fresh.population.elements + 1)
      #expect(window.population.nodes == fresh.population.nodes)
      fresh.close()
    }
  }
}
