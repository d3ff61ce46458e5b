import ScrollUI

/// A `ScrollView` with inner scroll views: horizontal shelves, and a vertical list.
struct NestedPage: View {
  static let description = GalleryPage(
    name: "nested", title: "Nested scrolling", hint: "Scroll the inner list to its end: the page takes over.",
    symbol: "square.on.square", api: ["ScrollView", "scrollDisabled(_:)"],
    options: [inner]
  ) { NestedPage() }

  private static let inner = PageOption.toggle("inner", "Inner list scrolls", key: "o", isOn: true)

  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        shelf("Harbors 港口", colors: [.blue, .teal, .indigo], first: 0)
        diary
        shelf("Gardens 园林", colors: [.green, .mint, .teal], first: 4)
        shelf("Evenings 傍晚", colors: [.orange, .pink, .purple], first: 8)
        ForEach(0..<8) { index in
          NestedLine(index: index).padding(.horizontal, margin)
        }
      }
      .padding(.vertical, 20)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func title(_ text: String) -> some View {
    Text(text).font(.system(size: 17, weight: .semibold)).padding(.horizontal, margin)
  }

  private func shelf(_ name: String, colors: [Color], first: Int) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      title(name)
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(0..<14) { index in
            ShelfCard(index: first + index, color: colors[index % colors.count])
          }
        }
        .padding(.horizontal, margin)
      }
      .scrollIndicators(.hidden)
    }
  }

  private var diary: some View {
    VStack(alignment: .leading, spacing: 10) {
      title("A list in the list")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<24) { index in
            NestedLine(index: index)
              .padding(.horizontal, 14)
              .padding(.vertical, 10)
              .overlay(alignment: .bottom) { Divider().padding(.leading, 14) }
          }
        }
      }
      .scrollDisabled(!options.isOn(Self.inner))
      .frame(height: 236)
      .background(.card, in: RoundedRectangle(cornerRadius: 12))
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .padding(.horizontal, margin)
    }
  }
}

/// A card of a shelf.
private struct ShelfCard: View {
  let index: Int
  let color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Spacer(minLength: 0)
      Text(SampleTexts.titles[index % SampleTexts.titles.count])
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(Color.white)
        .lineLimit(2)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    .padding(12)
    .frame(width: 148, height: 112)
    .background(color.gradient, in: RoundedRectangle(cornerRadius: 12))
  }
}

/// A row with a title and a sentence.
private struct NestedLine: View {
  let index: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(SampleTexts.titles[index % SampleTexts.titles.count]).font(GalleryStyle.label).fontWeight(.medium)
      Text(SampleTexts.details[index % SampleTexts.details.count]).font(GalleryStyle.hint).foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
