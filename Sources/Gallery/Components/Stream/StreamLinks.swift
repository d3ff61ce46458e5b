import ScrollUI
import ScrollUIForms

/// The links of a paragraph below it, as buttons for the pointer, the keyboard and readers.
struct StreamLinks: View {
  let links: [MarkdownLink]

  var body: some View {
    FlowLayout(spacing: 6) {
      ForEach(links.indices, id: \.self) { index in
        Link(destination: links[index].destination) {
          HStack(spacing: 5) {
            Image(systemName: "link").font(.system(size: 11, weight: .medium)).accessibilityHidden(true)
            Text(verbatim: links[index].title).font(GalleryStyle.small).lineLimit(1)
          }
        }
        .buttonStyle(.bordered)
      }
    }
    .textSelection(.disabled)
  }
}
