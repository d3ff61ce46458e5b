import ScrollInstruments
import ScrollUI

/// The reports of a wheel or a touchpad in a `DeviceCard`, and two lists that they drive, each in a `ReportedScrolls.Form`.
struct TouchpadPage: View {
  @State private var lab = TouchpadLab()
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  /// The width in points from which `card(width:)` is beside `lists`.
  private static let wideWidth: CGFloat = 640
  /// The width of `card(width:)` beside `lists`, in points.
  private static let cardWidth: CGFloat = 288
  /// The width of a list in points from which its rows have pictures: titles need the room of narrower lists.
  private static let pictureWidth: CGFloat = 230

  var body: some View {
    GeometryReader { page in
      if page.size.width < Self.wideWidth {
        VStack(spacing: 0) {
          card(width: page.size.width)
          Divider()
          lists(width: page.size.width)
        }
      } else {
        HStack(spacing: 0) {
          ScrollView { card(width: Self.cardWidth) }.frame(width: Self.cardWidth).scrollBounceBehavior(.basedOnSize)
          Divider()
          lists(width: page.size.width - Self.cardWidth)
        }
      }
    }
    .background { ReportArea(lab.scrolls).accessibilityHidden(true) }
    .onCommand(Self.swipe) {
      let steps = TouchpadSwipe.steps
      lab.scrolls.play(lab.isInSecondHalf ? steps.map { -$0 } : steps, every: TouchpadSwipe.interval)
    }
  }

  private func card(width: CGFloat) -> some View {
    DeviceCard(lab: lab, width: width - 2 * margin - 24).padding(.horizontal, margin).padding(.vertical, 14)
  }

  private func lists(width: CGFloat) -> some View {
    let isBoth = options.choice(Self.show) == "both"
    let hasPictures = width >= Self.pictureWidth * (isBoth ? 2 : 1)
    return HStack(spacing: 0) {
      if options.choice(Self.show) != "sdl" { ReportedList(lab: lab, form: .system, hasPictures: hasPictures) }
      if isBoth { Divider() }
      if options.choice(Self.show) != "lift" { ReportedList(lab: lab, form: .sdl, hasPictures: hasPictures) }
    }
  }
}

/// The reports of `TouchpadPage.swipe`: a swipe that slows down a little before the lift.
private enum TouchpadSwipe {
  /// The time between two reports, in seconds.
  static let interval = 1.0 / 120
  /// The distance of each report in points.
  static let steps: [Double] = (0..<20).map { index in
    let part = Double(index) / 19
    return 4 + 26 * part * (1.35 - part * 0.75)
  }
}

/// A list that follows the reports in its `form` (`ReportedScrolls`), under its title and offset.
private struct ReportedList: View {
  let lab: TouchpadLab
  let form: ReportedScrolls.Form
  let hasPictures: Bool
  @State private var viewport: CGFloat = 0
  @State private var offset: CGFloat = 0

  private static let rows = 400

  var body: some View {
    VStack(spacing: 0) {
      header
      Divider()
      list
    }
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(form == .system ? "With lift" : "By SDL alone").fontWeight(.semibold)
      Spacer(minLength: 0)
      Text(verbatim: RowList.formatted(Int(offset.rounded()))).monospacedDigit().foregroundStyle(.secondary)
    }
    .font(GalleryStyle.small)
    .lineLimit(1)
    .padding(.horizontal, 12)
    .padding(.vertical, 7)
    .background(.card)
  }

  private var list: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<Self.rows, id: \.self) { ReportedRow(index: $0, hasPicture: hasPictures) }
      }
      .background { ReportArea(following: lab.scrolls, as: form).accessibilityHidden(true) }
      .overlay(alignment: .top) { if form == .system { ThrowMarks(lab: lab, viewport: viewport) } }
    }
    .onScrollGeometryChange(
      for: CGSize.self, of: { CGSize(width: $0.contentOffset.y, height: $0.containerSize.height) }
    ) { _, new in
      (offset, viewport) = (new.width, new.height)
    }
    .onScrollPhaseChange { _, new, context in if form == .system { lab.phaseDidChange(to: new, context) } }
    .overlay {
      if form == .system { MiddlePointers().fill(.accentText).allowsHitTesting(false).accessibilityHidden(true) }
    }
    .accessibilityLabel(form == .system ? "With lift" : "By SDL alone")
  }
}

/// A row of a `ReportedList` with its position in points.
private struct ReportedRow: View {
  let index: Int
  let hasPicture: Bool
  @Environment(\.world) private var world

  private static let height: CGFloat = 44

  var body: some View {
    let entry = world.entry(at: index)
    HStack(spacing: 10) {
      if hasPicture { Thumbnail(illustration: entry.picture, side: 28, radius: 6) }
      Text(verbatim: entry.title).font(GalleryStyle.label).lineLimit(2).minimumScaleFactor(0.8)
      Spacer(minLength: 0)
      Text(verbatim: RowList.formatted(Int(Self.height) * index)).font(GalleryStyle.keyCap).foregroundStyle(.secondary)
        .lineLimit(1)
    }
    .padding(.horizontal, 14)
    .frame(height: Self.height)
    .overlay(alignment: .bottom) { Divider().padding(.leading, hasPicture ? 52 : 14) }
  }
}
