import ScrollInstruments
import ScrollUI

/// The number of rows, and the present counts (`FrameFigure`) of live rows and evaluated bodies. With
/// `showsSlowRows` also a sentence about `SlowRows`.
struct RowFigures: View {
  let count: Int
  let showsSlowRows: Bool
  @Environment(\.pageMargin) private var margin

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 10) {
        figure("rows") {
          Text(verbatim: RowList.formatted(count))
            .font(GalleryStyle.figure).monospacedDigit().lineLimit(1).minimumScaleFactor(0.5)
        }
        figure("rows alive") { FrameFigure(.rowsAlive) }
        figure("views updated per frame") { FrameFigure(.bodies) }
      }
      if showsSlowRows {
        Label(
          "Every 50th row is slow on purpose. Press F: the frame graph shows each one as a tall bar.",
          systemImage: "hourglass"
        )
        .font(GalleryStyle.hint)
        .foregroundStyle(.warningText)
      }
    }
    .padding(.horizontal, margin)
    .padding(.vertical, 12)
    .column()
  }

  private func figure<Figure: View>(
    _ name: LocalizedStringKey, @ViewBuilder content: () -> Figure
  ) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      content().textFrame(height: 32, alignment: .leading)
      Text(name).font(GalleryStyle.small).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.7)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 14)
    .padding(.vertical, 8)
    .background(.card, in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
  }
}
