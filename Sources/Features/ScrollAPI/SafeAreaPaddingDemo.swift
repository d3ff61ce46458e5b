import ScrollUI

/// A list above a footer: with `safeAreaInset(edge:)` or with `safeAreaPadding(_:_:)`.
struct SafeAreaPaddingDemo: View {
  /// True if the footer is an inset of the safe area; false if padding of the safe area makes room for it.
  let usesInset: Bool
  /// The leading padding of the safe area, in points.
  var leading: CGFloat = 0

  /// The default spacing of `safeAreaInset(edge:)`, in points.
  static let spacing: CGFloat = 8

  var body: some View {
    if usesInset {
      // The list keeps the height of the footer free, in addition to the safe area of the device and the default spacing.
      rows.safeAreaInset(edge: .bottom) { SampleFooter() }
    } else {
      // The list keeps 40 points free in addition to the safe area of the device. The footer is a view of its own.
      ZStack(alignment: .bottom) {
        rows.safeAreaPadding(.bottom, 40)
        SampleFooter()
      }
    }
  }

  private var rows: some View {
    ScrollView {
      VStack(spacing: 8) {
        ForEach(0..<20) { SceneRow(index: $0, isCompact: true) }
      }
      .padding([.horizontal, .top], 8)
    }
    .reportsBottomInset()
    .safeAreaPadding(.leading, leading)
  }
}
