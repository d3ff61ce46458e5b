import ScrollInstruments
import ScrollUI

/// The `device` of a `TouchpadLab`, its `phase` and its figures. Each has a fixed place.
struct DeviceCard: View {
  let lab: TouchpadLab
  /// The width in points that the figures have.
  let width: CGFloat
  @Environment(\.textScale) private var textScale

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      device
      phases
      figures
    }
  }

  private var device: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: symbol)
        .font(.system(size: 20))
        .foregroundStyle(.accentText)
        .frame(width: 28, height: 24 * textScale)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(GalleryStyle.headline).lineLimit(1)
        Text(sentence).font(GalleryStyle.hint).foregroundStyle(.secondary).lineLimit(2...)
          .fixedSize(horizontal: false, vertical: true)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityElement(children: .combine)
  }

  private var symbol: String {
    switch lab.device {
    case .wheel: "computermouse"
    case .touchpad: "hand.draw"
    case .continuous: "circle.fill"
    case .unknown, nil: "questionmark.circle"
    }
  }

  private var title: LocalizedStringKey {
    switch lab.device {
    case .wheel: "Wheel"
    case .touchpad: "Touchpad"
    case .continuous: "Continuous"
    case .unknown: "Unknown device"
    case nil: "No report yet"
    }
  }

  /// A sentence about `TouchpadLab.device`: the facts that it reports, and their effect.
  private var sentence: LocalizedStringKey {
    switch lab.device {
    case .wheel:
      lab.isWholeNotches
        ? "Whole notches, no lift: content glides and is never thrown."
        : "Parts of a notch, no lift: content glides and is never thrown."
    case .touchpad: "Points and a lift: content follows the fingers and is thrown by them."
    case .continuous: "Even movement of a stick or a ball: content follows and stops with it."
    case .unknown: "Parts of a notch and no more: the lift is estimated from a pause."
    case nil: "Scroll over the lists with two fingers or a wheel, or play a swipe."
    }
  }

  // MARK: Phases

  private var phases: some View {
    FlowLayout(spacing: 6) {
      ForEach(TouchpadLab.Phase.allCases, id: \.self) { phase in
        let isCurrent = lab.phase == phase
        Text(Self.title(of: phase))
          .font(GalleryStyle.small.weight(.medium))
          .foregroundStyle(isCurrent ? AnyShapeStyle(Color.white) : AnyShapeStyle(.secondary))
          .lineLimit(1)
          .padding(.horizontal, 9)
          .frame(height: 24 * textScale)
          .background(isCurrent ? AnyShapeStyle(.accentFill) : AnyShapeStyle(.control), in: Capsule())
          .accessibilityAddTraits(isCurrent ? .isSelected : [])
      }
    }
  }

  private static func title(of phase: TouchpadLab.Phase) -> LocalizedStringKey {
    switch phase {
    case .began: "Began"
    case .changed: "Changed"
    case .lifted: "Lifted"
    case .cancelled: "Canceled"
    case .hold: "Hold"
    case .pinch: "Pinch"
    }
  }

  // MARK: Figures

  private var figures: some View {
    let columns = width / textScale >= 260 ? 3 : 2
    return Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
      ForEach(Array(stride(from: 0, to: rows.count, by: columns)), id: \.self) { start in
        GridRow {
          ForEach(start..<min(start + columns, rows.count), id: \.self) { figure(rows[$0]) }
        }
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 10)
    .background(.card, in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
  }

  private struct Figure {
    let title: LocalizedStringKey
    let value: String
  }

  private var rows: [Figure] {
    [
      Figure(title: "Report", value: Self.text(lab.last, "pt")),
      Figure(title: "Stroke", value: Self.text(lab.stroke, "pt")),
      Figure(title: "Speed", value: Self.text(lab.speed, "pt/s", digits: 0)),
      Figure(title: "Predicted end", value: Self.text(lab.predicted, "pt", digits: 0)),
      Figure(title: "Real end", value: Self.text(lab.rest, "pt", digits: 0)),
      Figure(title: "Difference", value: Self.text(lab.difference, "pt")),
    ]
  }

  private func figure(_ figure: Figure) -> some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(figure.title).font(GalleryStyle.small).foregroundStyle(.secondary)
      Text(verbatim: figure.value).font(.system(size: 15, weight: .semibold)).monospacedDigit()
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }

  /// A value with its unit; a dash without a value.
  private static func text(_ value: Double?, _ unit: String, digits: Int = 1) -> String {
    guard let value else { return "–" }
    let tenths = Int((abs(value) * 10).rounded())
    let whole = digits == 0 ? Int(abs(value).rounded()) : tenths / 10
    let sign = value < 0 && (digits == 0 ? whole : tenths) > 0 ? "−" : ""
    return sign + RowList.formatted(whole) + (digits == 0 ? "" : ".\(tenths % 10)") + " " + unit
  }
}
