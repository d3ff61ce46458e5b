import Features
import ScrollUI

/// A photograph of a `PhotoStrip` on the whole page. A click, Escape or a drag down sends it back to its place.
struct PhotoViewer: View {
  let entry: Entry
  let namespace: Namespace.ID
  /// Removes the view. Called when the photograph is back.
  let close: @MainActor () -> Void

  @State private var isOpen = false
  @State private var drag = CGSize.zero

  /// The id of the photograph's place on the page.
  private static let place = AnyHashable("open")

  var body: some View {
    ZStack {
      Color.black.opacity(isOpen ? fade : 0)
      VStack(spacing: 14) {
        Color.clear.aspectRatio(1.5, contentMode: .fit).frame(maxWidth: 960)
          .matchedGeometryEffect(id: Self.place, in: namespace)
        caption.opacity(isOpen ? fade : 0)
      }
      .padding(24)
      // It follows the place on the page, or that in the strip.
      Picture(entry.picture)
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .matchedGeometryEffect(id: isOpen ? Self.place : AnyHashable(entry.id), in: namespace, isSource: false)
        .scaleEffect(0.8 + 0.2 * fade)
        .offset(drag)
    }
    .contentShape(Rectangle())
    .onTapGesture { flyBack() }
    .gesture(
      DragGesture(minimumDistance: 6)
        .onChanged { drag = CGSize(width: $0.translation.width / 2, height: $0.translation.height) }
        .onEnded { end($0) }
    )
    .overlay(alignment: .topTrailing) { closeButton.opacity(isOpen ? fade : 0) }
    // The picture is at its place in the strip for a frame, from which it flies out.
    .task { withAnimation(Self.flight) { isOpen = true } }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: entry.title))
  }

  /// 1 at rest, and less the further the photograph is dragged: 0.3 from 240 points.
  private var fade: Double { 1 - 0.7 * min(1, Double(abs(drag.height)) / 240) }

  private static let flight = Animation.spring(duration: 0.42, bounce: 0.12)

  private func flyBack() {
    withAnimation(Self.flight) {
      isOpen = false
      drag = .zero
    } completion: {
      close()
    }
  }

  private func end(_ value: DragGesture.Value) {
    if abs(value.translation.height) > 80 || abs(value.predictedEndTranslation.height) > 220 {
      flyBack()
    } else {
      withAnimation(.spring(duration: 0.35, bounce: 0.2)) { drag = .zero }
    }
  }

  private var caption: some View {
    VStack(spacing: 4) {
      Text(verbatim: entry.title).font(GalleryStyle.headline)
      Text(verbatim: entry.sentence).font(GalleryStyle.label)
      Text(verbatim: entry.place).font(GalleryStyle.small).foregroundStyle(Color.white.opacity(0.75))
    }
    .multilineTextAlignment(.center)
    .foregroundStyle(Color.white)
  }

  private var closeButton: some View {
    Button(action: flyBack) {
      Image(systemName: "xmark").font(.system(size: 14, weight: .semibold)).foregroundStyle(Color.white)
        .frame(width: 36, height: 36)
        .background(Circle().fill(Color.white.opacity(0.18)))
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .keyboardShortcut(.cancelAction)
    .help("Close")
    .accessibilityLabel("Close")
    .padding(14)
  }
}
