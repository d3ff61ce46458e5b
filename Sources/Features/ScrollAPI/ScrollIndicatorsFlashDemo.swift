import ScrollUI

/// `scrollIndicatorsFlash(trigger:)`: a list that shows its scroll bar for a moment when it appears, and each time a row is removed or restored.
struct ScrollIndicatorsFlashDemo: View {
  let items: [Item]
  /// The number of flashes that the user asked for.
  var flashes = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 8) {
        ForEach(items) { SceneRow(index: $0.id) }
      }
      .padding(12)
    }
    .animation(.bouncy, value: items.count)
    .scrollIndicatorsFlash(onAppear: true)
    // The value itself has no meaning: each change lets the scroll bars in this view flash.
    .scrollIndicatorsFlash(trigger: items.count)
    .scrollIndicatorsFlash(trigger: flashes)
  }
}
