import ScrollUI

/// The preference through which the views of a `RefreshableScrollView` report their bounds (document 002,
/// RefreshableKey.swift).
struct RefreshableKey {
  /// The view that reports.
  enum ViewType: Int {
    case movingView
    case fixedView
    case contentView
  }

  /// The bounds of a reporting view, in window coordinates.
  struct PrefData: Equatable {
    let vType: ViewType
    var bounds: CGRect
  }

  /// Collects the bounds of all reporting views, in tree order.
  struct PrefKey: PreferenceKey {
    typealias Value = [PrefData]

    static var defaultValue: [PrefData] = []

    static func reduce(value: inout [PrefData], nextValue: () -> [PrefData]) { value.append(contentsOf: nextValue()) }
  }
}

/// A view without height that scrolls with the content.
struct MovingView: View {
  var body: some View { BoundsReporter(vType: .movingView).frame(height: 0) }
}

/// A view with the bounds of the scroll view, which does not scroll.
struct FixedView: View {
  var body: some View { BoundsReporter(vType: .fixedView) }
}

/// A view with the bounds of the content.
struct ContentView: View {
  var body: some View { BoundsReporter(vType: .contentView) }
}

/// Reports its bounds by `RefreshableKey.PrefKey`.
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
