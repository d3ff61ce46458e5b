import SwiftUI

// Previews as most files contain them: they only have to compile.

#Preview {
  OffsetPage { _ in }
}

#Preview("Wide", traits: .fixedLayout(width: 800, height: 400), .landscapeLeft) {
  @Previewable @State var count = 0
  VStack {
    Text("\(count)")
    CounterView(count: $count)
  }
}

struct CounterView_Previews: PreviewProvider {
  static var previews: some View {
    CounterView(count: .constant(3))
      .previewLayout(.sizeThatFits)
      .previewDisplayName("Three")
  }
}

extension EnvironmentValues {
  @Entry public var rowHeight: CGFloat = 44
  @Entry var rowNames = ["one", "two"]
  @Entry var rowAction: (() -> Void)?
}

/// Shows environment values declared with `@Entry`.
public struct EntryReader: View {
  @Environment(\.rowHeight) private var rowHeight
  @Environment(\.rowNames) private var rowNames
  @Environment(\.rowAction) private var rowAction
  private let report: (CGFloat, [String], Bool) -> Void

  public init(report: @escaping (CGFloat, [String], Bool) -> Void) { self.report = report }

  public var body: some View {
    let _ = report(rowHeight, rowNames, rowAction != nil)
    Text("entries")
  }
}

/// The reader with a set value and with the default.
public struct EntryPage: View {
  private let report: (CGFloat, [String], Bool) -> Void

  public init(report: @escaping (CGFloat, [String], Bool) -> Void) { self.report = report }

  public var body: some View {
    VStack {
      EntryReader(report: report)
      EntryReader(report: report).environment(\.rowHeight, 60).environment(\.rowAction, {})
    }
  }
}
