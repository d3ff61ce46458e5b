import ScrollUI

/// A preview in its environment: alone in the window, or as a card with its name.
struct PreviewContent: View {
  let item: PreviewItem
  let settings: PreviewSettings
  let scheme: ColorScheme
  let fillsWindow: Bool

  var body: some View {
    if item.source.hasSeveralViews {
      // Each view of a provider is a preview by itself.
      Group(subviews: content) { subviews in
        VStack(spacing: 24) {
          ForEach(subviews) { subview in
            let preview = subview.containerValues.preview
            card(
              subview, name: preview.name ?? item.title,
              size: settings.points(for: preview.layout ?? .device, orientation: preview.orientation))
          }
        }
      }
    } else if fillsWindow {
      PreviewPane(content: content, settings: settings, scheme: scheme, size: .window)
    } else {
      card(content, name: item.title, size: item.size(settings))
    }
  }

  private func card<Content: View>(_ content: Content, name: String, size: CGSize?) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
      PreviewPane(content: content, settings: settings, scheme: scheme, size: size.map { .points($0) } ?? .fitting)
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.secondary.opacity(0.3), lineWidth: 1) }
    }
  }

  private var content: AnyView {
    item.source.traits.reduce(item.source.content()) { content, trait in
      if case .modifier(let modify) = trait { modify(content) } else { content }
    }
  }
}

/// A view in the size, the colors, the text size and the language of the settings.
struct PreviewPane<Content: View>: View {
  enum Size {
    case window, fitting
    case points(CGSize)
  }

  let content: Content
  let settings: PreviewSettings
  let scheme: ColorScheme
  let size: Size

  var body: some View {
    switch size {
    case .window:
      GeometryReader { proxy in
        let scale = settings.scale
        scaled(CGSize(width: proxy.size.width / scale, height: proxy.size.height / scale))
      }
    case .points(let size): scaled(size)
    case .fitting:
      adapted.fixedSize().background(.background).colorSchemeScope().environment(\.colorScheme, scheme)
        .modifier(FittingZoom(scale: settings.scale))
    }
  }

  private func scaled(_ size: CGSize) -> some View {
    let scale = settings.scale
    return adapted.frame(width: size.width, height: size.height)
      .background(.background)
      .colorSchemeScope()
      .environment(\.colorScheme, scheme)
      .clipped()
      .scaleEffect(scale, anchor: .topLeading)
      .frame(width: size.width * scale, height: size.height * scale, alignment: .topLeading)
  }

  @ViewBuilder private var adapted: some View {
    let adapted = content.dynamicTypeSize(settings.dynamicTypeSize)
      .environment(\.layoutDirection, settings.isRightToLeft ? .rightToLeft : .leftToRight)
    if let language = settings.language {
      adapted.environment(\.locale, Locale(identifier: language))
    } else {
      adapted
    }
  }
}

/// Magnifies a view of its own size, and its layout with it.
private struct FittingZoom: ViewModifier {
  let scale: CGFloat
  @State private var size = CGSize.zero

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
      .scaleEffect(scale, anchor: .topLeading)
      .frame(
        width: scale == 1 ? nil : size.width * scale, height: scale == 1 ? nil : size.height * scale,
        alignment: .topLeading)
  }
}
