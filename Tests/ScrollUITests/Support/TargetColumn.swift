import Geometry
import ScrollUI
import ScrollUITesting

/// A column of colored rows that are targets.
package struct TargetColumn<Behavior: ScrollTargetBehavior>: View {
  private let behavior: Behavior
  private let height: (Int) -> CGFloat
  private let count: Int
  private let isLazy: Bool
  private let isEnabled: Bool

  package init(
    behavior: Behavior, height: @escaping (Int) -> CGFloat = { _ in 95 }, count: Int = 100, isLazy: Bool = true,
    isEnabled: Bool = true
  ) {
    self.behavior = behavior
    self.height = height
    self.count = count
    self.isLazy = isLazy
    self.isEnabled = isEnabled
  }

  package var body: some View {
    ScrollView {
      if isLazy {
        LazyVStack(spacing: 8) { rows }.scrollTargetLayout(isEnabled: isEnabled)
      } else {
        VStack(spacing: 8) { rows }.frame(maxWidth: .infinity).scrollTargetLayout(isEnabled: isEnabled)
      }
    }
    .scrollTargetBehavior(behavior)
  }

  private var rows: some View {
    ForEach(0..<count, id: \.self) { row in
      Color.blue.frame(width: 200, height: height(row)).probe("row \(row)")
    }
  }
}
