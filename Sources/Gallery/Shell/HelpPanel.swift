import ScrollUI

/// A panel with all keys of the gallery and the `PageOption`s of the page.
struct HelpPanel: View {
  let model: GalleryModel

  private static let shell = [
    ("Ctrl PgDn", "Next page, PgUp back"), ("Tab", "Next control"), ("T", "Light or dark"),
    ("F", "Frame time and offset"),
    ("?", "This list"), ("Q", "Quit"),
  ]

  private static let scrolling = [
    ("↑ ↓", "A line"), ("PgUp PgDn", "A page"), ("Space", "A page, with Shift back"), ("Home End", "To the ends"),
  ]

  var body: some View {
    ZStack {
      Color.black.opacity(0.35).onTapGesture { model.showsHelp = false }
      HelpPanelFrame {
        ScrollView { keys.padding(22) }.scrollBounceBehavior(.basedOnSize)
      }
      .background(.background, in: RoundedRectangle(cornerRadius: 14))
      .padding(16)
    }
  }

  private var keys: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Keys").font(.system(size: 17, weight: .semibold))
      if !model.current.options.isEmpty {
        section(model.current.title, model.current.options.map { (String($0.key).uppercased(), $0.title) })
      }
      section("Scrolling", Self.scrolling)
      section("Gallery", Self.shell)
    }
  }

  private func section(_ title: String, _ items: [(String, String)]) -> some View {
    VStack(alignment: .leading, spacing: 7) {
      Text(title).font(GalleryStyle.small).fontWeight(.semibold).foregroundStyle(.secondary)
      ForEach(items, id: \.0) { key, meaning in
        HStack(spacing: 10) {
          KeyCap(text: key).frame(width: 92, alignment: .leading)
          Text(meaning).font(GalleryStyle.label)
        }
      }
    }
  }
}

/// A layout as large as its content, limited to the proposed size; longer content scrolls.
private struct HelpPanelFrame: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let natural = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(
      width: min(natural.width, proposal.width ?? .infinity), height: min(natural.height, proposal.height ?? .infinity))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
