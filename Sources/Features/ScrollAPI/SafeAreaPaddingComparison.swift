import ScrollUI

/// `SafeAreaPaddingDemo` with an inset and with padding, each in the frame of a small device.
struct SafeAreaPaddingComparison: View {
  /// The height of the covered bottom edge of the devices, in points.
  let inset: CGFloat
  let leading: CGFloat

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      DevicePane(
        title: "Inset", code: ".safeAreaInset(edge: .bottom)", inset: inset, leading: leading,
        lengths: [SampleFooter.height, SafeAreaPaddingDemo.spacing]
      ) {
        SafeAreaPaddingDemo(usesInset: true, leading: leading)
      }
      DevicePane(
        title: "Padding", code: ".safeAreaPadding(.bottom, 40)", inset: inset, leading: leading,
        lengths: [SampleFooter.height]
      ) {
        SafeAreaPaddingDemo(usesInset: false, leading: leading)
      }
    }
    .frame(maxWidth: 760)
    .frame(maxWidth: .infinity)
    .animation(.snappy, value: [inset, leading])
  }
}

/// A `SamplePane` as a device: a `CoveredEdge` for each edge outside of the safe area, and a `SafeAreaOutline` inside of them. `SamplePane.detail` is
/// the bottom inset of the `ScrollView`, as the sum of `inset` and `lengths`.
private struct DevicePane<Content: View>: View {
  let title: LocalizedStringKey
  let code: String
  let inset: CGFloat
  let leading: CGFloat
  /// The lengths in points that the sample adds to `inset`.
  let lengths: [CGFloat]
  @ViewBuilder let content: () -> Content

  @State private var bottom: CGFloat = 0

  var body: some View {
    SamplePane(title: title, code: code, detail: Text("\(sum) pt free")) {
      content()
        .safeAreaPadding(.bottom, inset)
        .overlay(alignment: .bottom) { CoveredEdge(title: "Device inset", length: inset, edge: .bottom) }
        .overlay(alignment: .leading) {
          CoveredEdge(title: "Leading padding", length: leading, edge: .leading).padding(.bottom, bottom)
        }
        .overlay {
          SafeAreaOutline().padding(EdgeInsets(top: 4, leading: max(4, leading), bottom: bottom, trailing: 4))
        }
        .onPreferenceChange(BottomInset.self) { bottom = $0 }
    }
  }

  /// The value of `BottomInset` with its parts: "34 + 40 = 74". Without them while an animation changes `inset`.
  private var sum: String {
    let parts = ([inset] + lengths).map { Int($0.rounded()) }.filter { $0 > 0 }
    let total = Int(bottom.rounded())
    let isSum = parts.count > 1 && parts.reduce(0, +) == total
    return isSum ? parts.map(String.init).joined(separator: " + ") + " = \(total)" : String(total)
  }
}

/// A dashed line around the safe area of a `DevicePane`, with its name on the lower line, where it covers no row at rest.
private struct SafeAreaOutline: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .strokeBorder(.primary, style: StrokeStyle(lineWidth: 1.5, dash: [6, 4]))
      .overlay(alignment: .bottomTrailing) {
        Text("Safe area")
          .font(.caption.weight(.semibold))
          .foregroundStyle(.background)
          .padding(.horizontal, 8)
          .padding(.vertical, 3)
          .background(.primary, in: Capsule())
          .padding(.trailing, 12)
          .alignmentGuide(.bottom) { $0[VerticalAlignment.center] }
      }
      .allowsHitTesting(false)
  }
}

/// The shade over an `Edge` outside of the safe area, with its `title` and `length` where it has room for them.
private struct CoveredEdge: View {
  let title: LocalizedStringKey
  let length: CGFloat
  let edge: Edge

  /// The minimum `length` in points for `name` at a vertical edge, and for `name` above the home indicator.
  private static let minimumLengths: (vertical: CGFloat, horizontal: CGFloat) = (16, 28)

  var body: some View {
    let isVertical = edge == .leading
    let isNamed = length >= (isVertical ? Self.minimumLengths.vertical : Self.minimumLengths.horizontal)
    Rectangle()
      .fill(isVertical ? AnyShapeStyle(.tint.opacity(0.22)) : AnyShapeStyle(Color.black.opacity(0.24)))
      .frame(width: isVertical ? length : nil, height: isVertical ? nil : length)
      .overlay {
        if isNamed { name.rotationEffect(.degrees(isVertical ? -90 : 0)).padding(.bottom, isVertical ? 0 : 12) }
      }
      .overlay(alignment: .bottom) {
        if !isVertical, length > 12 {
          Capsule().fill(Color.white).frame(width: 90, height: 4).padding(.bottom, 5)
        }
      }
      .allowsHitTesting(false)
  }

  private var name: some View {
    HStack(spacing: 4) {
      Text(title)
      Text(verbatim: "\(Int(length.rounded())) pt")
    }
    .font(.caption)
    .foregroundStyle(edge == .leading ? AnyShapeStyle(.primary) : AnyShapeStyle(Color.white))
    .fixedSize()
  }
}

/// A footer of 40 points, in the color of the content.
struct SampleFooter: View {
  /// The height in points.
  static let height: CGFloat = 40

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Text("Footer").font(.headline)
      Text(verbatim: "\(Int(Self.height)) pt").font(.footnote)
    }
    .foregroundStyle(Color.white)
    .frame(maxWidth: .infinity, maxHeight: Self.height)
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
