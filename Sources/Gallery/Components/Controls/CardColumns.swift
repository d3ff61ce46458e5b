import ScrollUI

/// A `ScrollView` with `first` and `second` as two columns, or as a single column if the page is narrower than `twoColumnWidth`.
struct CardColumns<First: View, Second: View>: View {
  let margin: CGFloat
  @ViewBuilder let first: () -> First
  @ViewBuilder let second: () -> Second

  /// The minimum width of a page with two columns, in points.
  private static var twoColumnWidth: CGFloat { 520 }
  private static var spacing: CGFloat { 14 }

  var body: some View {
    GeometryReader { page in
      ScrollView {
        columns(isWide: page.size.width >= Self.twoColumnWidth)
          .padding(margin)
          .frame(width: page.size.width)
      }
    }
  }

  @ViewBuilder private func columns(isWide: Bool) -> some View {
    if isWide {
      HStack(alignment: .top, spacing: Self.spacing) {
        VStack(spacing: Self.spacing, content: first).frame(maxWidth: .infinity)
        VStack(spacing: Self.spacing, content: second).frame(maxWidth: .infinity)
      }
    } else {
      VStack(spacing: Self.spacing) {
        first()
        second()
      }
    }
  }
}

/// A card of a page with a `title` at the leading and a `detail` at the trailing edge.
struct PageCard<Content: View>: View {
  let title: String
  var detail = Text(verbatim: "")
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text(LocalizedStringKey(title)).font(.system(size: 15, weight: .semibold)).accessibilityAddTraits(.isHeader)
        Spacer(minLength: 8)
        detail.font(GalleryStyle.hint).monospacedDigit().foregroundStyle(.secondary).lineLimit(1)
      }
      content()
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.card, in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
  }
}
