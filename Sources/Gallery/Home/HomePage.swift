import Features
import ScrollUI

/// The first page: a picture that collapses during scrolling, over a `HomeTile` for each page.
struct HomePage: View {
  static let description = GalleryPage(
    name: "home", title: "ScrollUI", hint: "Scroll, throw, or pick a demo.", symbol: "house.fill",
    api: ["visualEffect(_:)", "LazyVGrid"]
  ) { HomePage() }

  @Environment(\.galleryModel) private var model
  @Environment(\.pageMargin) private var margin

  var body: some View {
    GeometryReader { room in
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          hero(height: min(max(room.size.height * 0.5, 180), 360))
          ForEach(GalleryPages.groups) { group in
            Text(LocalizedStringKey(group.title))
              .font(GalleryStyle.headline)
              .padding(EdgeInsets(top: 16, leading: margin, bottom: 0, trailing: margin))
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 220), spacing: 16)], spacing: 16) {
              ForEach(group.pages) { HomeTile(page: $0) }
            }
            .padding(.horizontal, margin)
          }
        }
        .padding(.bottom, 24)
      }
    }
  }

  private func hero(height: CGFloat) -> some View {
    Picture(.mountains)
      .frame(height: height + 120)
      .visualEffect { content, proxy in
        let offset = -proxy.frame(in: .scrollView).minY
        return content.offset(y: offset > 0 ? offset * 0.45 : offset / 2)
      }
      .frame(height: height)
      .clipped()
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 10) {
          Text(verbatim: "ScrollUI").font(.system(size: 34, weight: .bold))
          Text("Smooth scrolling for the Linux desktop, written in Swift.").font(.system(size: 15))
          HStack(spacing: 10) {
            heroButton("Throw something", page: "physics")
            heroButton("Open a million rows", page: "million")
          }
        }
        .foregroundStyle(Color.white)
        .padding(margin)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.top, 60)
        .background {
          LinearGradient(colors: [.black.opacity(0), .black.opacity(0.66)], startPoint: .top, endPoint: .bottom)
        }
      }
  }

  private func heroButton(_ title: LocalizedStringKey, page name: String) -> some View {
    Button {
      if let page = GalleryPages.all.first(where: { $0.name == name }) { model?.show(page) }
    } label: {
      Text(title).font(.system(size: 14, weight: .semibold)).padding(.horizontal, 6).chip()
    }
    .buttonStyle(SurfaceButtonStyle(isSelected: true))
  }
}

extension EnvironmentValues {
  /// The `GalleryModel` of the gallery around a page; nil outside of a `GalleryView`.
  @Entry var galleryModel: GalleryModel?
}
