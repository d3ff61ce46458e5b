import ScrollUI

/// `SafeAreaPaddingDemo` with an inset and with padding, each in the frame of a small device.
struct SafeAreaPaddingComparison: View {
  /// The height of the covered bottom edge of the devices, in points.
  let inset: CGFloat
  let leading: CGFloat

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      DevicePane(title: "Inset", code: ".safeAreaInset(edge: .bottom)", inset: inset) {
        SafeAreaPaddingDemo(usesInset: true, leading: leading)
      }
      DevicePane(title: "Padding", code: ".safeAreaPadding(.bottom, 40)", inset: inset) {
        SafeAreaPaddingDemo(usesInset: false, leading: leading)
      }
    }
    .frame(maxWidth: 760)
    .frame(maxWidth: .infinity)
    .animation(.snappy, value: [inset, leading])
  }
}

/// A `SamplePane` with the home indicator of a device, which shows the bottom inset of its scroll view.
private struct DevicePane<Content: View>: View {
  let title: LocalizedStringKey
  let code: String
  let inset: CGFloat
  @ViewBuilder let content: () -> Content

  @State private var bottom: CGFloat = 0

  var body: some View {
    SamplePane(title: title, code: code, detail: Text("\(Int(bottom.rounded())) pt free below")) {
      content()
        .safeAreaPadding(.bottom, inset)
        .overlay(alignment: .bottom) {
          Capsule().fill(.primary).frame(width: 90, height: 4).padding(.bottom, 8).opacity(inset > 12 ? 1 : 0)
        }
        .onPreferenceChange(BottomInset.self) { bottom = $0 }
    }
  }
}

/// A footer of 40 points, in the color of the content.
struct SampleFooter: View {
  var body: some View {
    Text("Footer")
      .font(.headline)
      .foregroundStyle(Color.white)
      .frame(maxWidth: .infinity, maxHeight: 40)
      .background(Color(red: 0.17, green: 0.42, blue: 0.84))
  }
}

/// The bottom content inset of a scroll view, in points.
private struct BottomInset: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension View {
  /// Reports the bottom content inset of the scroll view in this view to the `SamplePane` around it.
  func reportsBottomInset() -> some View { modifier(BottomInsetReader()) }
}

private struct BottomInsetReader: ViewModifier {
  @State private var bottom: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentInsets.bottom) { _, new in bottom = new }
      .preference(key: BottomInset.self, value: bottom)
  }
}
