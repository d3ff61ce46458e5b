import ScrollUI

/// What the views of a ``RefreshableScrollView`` say about themselves (document 002, RefreshableKey.swift).
struct RefreshableKey {
  /// Who says it.
  enum ViewType: Int {
    case movingView
    case fixedView
    case contentView
  }

  /// Where one of them is, in the window.
  struct PrefData: Equatable {
    let vType: ViewType
    var bounds: CGRect
  }

  /// What all of them say, in the order of the tree.
  struct PrefKey: PreferenceKey {
    typealias Value = [PrefData]

    static var defaultValue: [PrefData] = []

    static func reduce(value: inout [PrefData], nextValue: () -> [PrefData]) { value.append(contentsOf: nextValue()) }
  }
}

/// Has no height, and scrolls with the content.
struct MovingView: View {
  var body: some View { BoundsReporter(vType: .movingView).frame(height: 0) }
}

/// As large as the scroll view, and stays where it is.
struct FixedView: View {
  var body: some View { BoundsReporter(vType: .fixedView) }
}

/// As large as the content.
struct ContentView: View {
  var body: some View { BoundsReporter(vType: .contentView) }
}

/// Says where it is.
private struct BoundsReporter: View {
  let vType: RefreshableKey.ViewType

  var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(
        key: RefreshableKey.PrefKey.self,
        value: [RefreshableKey.PrefData(vType: vType, bounds: proxy.frame(in: .global))])
    }
  }
}
