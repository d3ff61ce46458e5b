import ScrollUI

/// `ScrollIndicatorsFlashDemo` in a `SamplePane` with the number of its rows.
struct ScrollIndicatorsFlashSample: View {
  /// The number of rows that were removed from the start of 50 rows.
  let removed: Int
  let flashes: Int

  var body: some View {
    SamplePane(
      title: "Rows", code: ".scrollIndicatorsFlash(trigger: items.count)", detail: Text("\(50 - removed) of 50")
    ) {
      ScrollIndicatorsFlashDemo(items: Array(Item.list(50).dropFirst(removed)), flashes: flashes)
        .overlay {
          if removed >= 50 {
            Text("No row is left. Restore brings them back.").font(.footnote).foregroundStyle(.secondary)
          }
        }
    }
    .frame(maxWidth: 720)
    .frame(maxWidth: .infinity)
  }
}
