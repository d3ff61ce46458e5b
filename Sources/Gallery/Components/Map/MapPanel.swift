import ScrollUI

/// The `zoom` of a `MapPage` as a percentage, a scale bar, and buttons.
struct MapPanel: View {
  /// The zoom of the present frame, in `range` except beyond the limits of a pinch.
  let zoom: CGFloat
  let range: ClosedRange<CGFloat>
  let change: @MainActor (CGFloat) -> Void

  /// The length of a kilometer in points at zoom 1.
  private static let kilometer: CGFloat = 25

  var body: some View {
    HStack(alignment: .bottom, spacing: 12) {
      VStack(alignment: .leading, spacing: 5) {
        Text(verbatim: "\(Int((zoom * 100).rounded())) %").font(.system(size: 13, weight: .semibold)).monospacedDigit()
        scaleBar
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(.window.opacity(0.9), in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
      Spacer(minLength: 0)
      VStack(spacing: 0) {
        button("Zoom in", "plus", isEnabled: zoom < range.upperBound * 0.999) { change(zoom * 1.6) }
        Divider().frame(width: 24)
        button("Zoom out", "minus", isEnabled: zoom > range.lowerBound * 1.001) { change(zoom / 1.6) }
      }
      .background(.window.opacity(0.9), in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
    }
    .padding(14)
  }

  private func button(
    _ name: LocalizedStringKey, _ symbol: String, isEnabled: Bool, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Image(systemName: symbol).font(.system(size: 15, weight: .semibold)).frame(width: 36, height: 36)
    }
    .buttonStyle(.surface)
    .disabled(!isEnabled)
    .accessibilityLabel(name)
  }

  private var scaleBar: some View {
    let length = meters
    return HStack(spacing: 6) {
      Rectangle().fill(.text).frame(width: length / 1000 * Self.kilometer * zoom, height: 2)
        .overlay(alignment: .leading) { Rectangle().fill(.text).frame(width: 2, height: 7) }
        .overlay(alignment: .trailing) { Rectangle().fill(.text).frame(width: 2, height: 7) }
        .frame(height: 7)
      Text(verbatim: length >= 1000 ? "\(Int(length / 1000)) km" : "\(Int(length)) m").font(GalleryStyle.small)
        .foregroundStyle(.secondary)
    }
  }

  /// The longest round distance whose bar has at most 110 points.
  private var meters: CGFloat {
    let steps: [CGFloat] = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000]
    return steps.last { $0 / 1000 * Self.kilometer * zoom <= 110 } ?? 10
  }
}
