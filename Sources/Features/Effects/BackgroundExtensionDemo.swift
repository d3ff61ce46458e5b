import ScrollUI

/// `backgroundExtensionEffect(isEnabled:)`: pictures that continue under a sidebar and a top bar.
struct BackgroundExtensionDemo: View {
  var isExtended = true
  var hasBar = true

  /// The picture at the top of the page.
  @State private var picture: Int? = 0

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 24) {
        ForEach(0..<24) { index in
          VStack(alignment: .leading, spacing: 12) {
            Picture(.at(index))
              .frame(height: 240)
              // Outside of the safe area the picture is continued by a mirrored and blurred copy.
              .backgroundExtensionEffect(isEnabled: isExtended)
            SceneTitle(index: index).padding(.horizontal, 16)
          }
        }
      }
      .scrollTargetLayout()
      .padding(.bottom, 24)
    }
    .scrollPosition(id: $picture, anchor: .top)
    .scrollEdgeEffectHidden()
    // Both insets become safe area of the content, which scrolls under them.
    .safeAreaInset(edge: .leading, spacing: 0) { PictureSidebar(picture: $picture) }
    .safeAreaInset(edge: .top, spacing: 0) { if hasBar { PictureBar() } }
  }
}
