import ScrollUI

/// Sample of space below a scroll view: `safeAreaInset` on the left, `safeAreaPadding` on the right, each in the frame
/// of a small device.
struct SafeAreaPaddingDemo: View {
  /// The height of the covered bottom edge of the devices, in points.
  var deviceInset: CGFloat = 34
  /// The leading safe area padding of both scroll views, in points.
  var leading: CGFloat = 0

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      Device(title: "safeAreaInset", inset: deviceInset) {
        cells
          .safeAreaInset(edge: .bottom) { bottomView }
      }
      Device(title: "safeAreaPadding", inset: deviceInset) {
        ZStack(alignment: .bottom) {
          cells
            .safeAreaPadding(.bottom, 40)
          bottomView
        }
      }
    }
    .padding(16)
    .animation(.snappy, value: [deviceInset, leading])
  }

  private var cells: some View {
    ReportingInsets {
      ForEach(0..<20) { i in
        CellView(number: i, width: nil).padding(.horizontal, 8)
      }
    }
    .safeAreaPadding(.leading, leading)
  }

  private var bottomView: some View {
    Text("Footer")
      .font(.title3)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: 40)
      .background(Color(red: 0.17, green: 0.42, blue: 0.84).opacity(0.92))
  }
}

/// A scroll view that displays its bottom content inset.
private struct ReportingInsets<Content: View>: View {
  @ViewBuilder var content: () -> Content
  @State private var bottom: CGFloat = 0

  var body: some View {
    ScrollView { content() }
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentInsets.bottom) { _, new in bottom = new }
      .overlay(alignment: .top) {
        Text("\(Int(bottom.rounded())) pt kept free below")
          .font(.caption)
          .padding(.horizontal, 8)
          .padding(.vertical, 3)
          .background(.background.opacity(0.9), in: Capsule())
          .padding(6)
      }
  }
}

/// A rounded device frame with a home indicator at the bottom edge.
private struct Device<Content: View>: View {
  var title: String
  var inset: CGFloat
  @ViewBuilder var content: () -> Content

  var body: some View {
    VStack(spacing: 8) {
      Text(LocalizedStringKey(title)).font(.headline)
      content()
        .safeAreaPadding(.bottom, inset)
        .overlay(alignment: .bottom) {
          Capsule().fill(.primary).frame(width: 90, height: 4).padding(.bottom, 8).opacity(inset > 0 ? 1 : 0)
        }
        .clipShape(RoundedRectangle(cornerRadius: 22))
        .overlay(RoundedRectangle(cornerRadius: 22).stroke(.gray.opacity(0.6), lineWidth: 2))
    }
    .frame(maxWidth: 320)
  }
}
