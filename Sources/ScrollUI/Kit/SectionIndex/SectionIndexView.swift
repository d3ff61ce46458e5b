import Engine

/// The labels of a `SectionIndexModel` beside the scroll bar of a list, and the label that is held in a bubble.
struct SectionIndexView: View {
  let model: SectionIndexModel
  @Environment(\.textScale) private var textScale
  @Environment(\.listStyle) private var style

  /// The distance of the lines from the upper and the lower edge, in points.
  private static let margin: CGFloat = 6

  var body: some View {
    if !model.labels.isEmpty {
      GeometryReader { geometry in
        let slots = SectionIndexSlots(
          count: model.labels.count, height: geometry.size.height - 2 * Self.margin, scale: textScale)
        lines(slots)
          .frame(width: geometry.size.width, height: geometry.size.height)
      }
      .frame(width: SectionIndexModel.width)
      .padding(.trailing, SectionIndexModel.inset)
      // Readers go from heading to heading.
      .accessibilityHidden(true)
    }
  }

  private func lines(_ slots: SectionIndexSlots) -> some View {
    let _ = model.slots = slots
    return VStack(spacing: 0) {
      ForEach(slots.slots) { slot in
        SectionIndexLine(model: model, slot: slot)
          .frame(width: SectionIndexModel.width, height: slots.lineHeight)
      }
    }
    // The labels stay readable over the highlight of a row.
    .background(style.background, in: Capsule())
    .allowsHitTesting(false)
    .modifier(HoverModifier(moved: { model.hover($0) }, space: .global))
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      model.frame = $0
    }
    .overlay(alignment: .topTrailing) { SectionIndexBubble(model: model, slots: slots) }
  }
}

/// A label, or a dot in place of several. The label of the section at the upper edge of the list is filled.
private struct SectionIndexLine: View {
  let model: SectionIndexModel
  let slot: SectionIndexSlots.Slot

  private var isCurrent: Bool { model.current.map(slot.labels.contains) ?? false }

  private var isMarked: Bool { slot.label == (model.held ?? model.hovered) }

  private var fill: AnyShapeStyle {
    isCurrent ? AnyShapeStyle(.tintedFill) : AnyShapeStyle(isMarked ? Color.gray.opacity(0.22) : Color.clear)
  }

  var body: some View {
    if let label = slot.label, model.labels.indices.contains(label) {
      Text(verbatim: model.labels[label].text)
        .font(.system(size: 11, weight: .semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .foregroundStyle(isCurrent ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tintedText))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(fill, in: RoundedRectangle(cornerRadius: 4))
    } else {
      Circle().fill(.tintedText).frame(width: 4, height: 4)
    }
  }
}

/// The held label beside the index.
private struct SectionIndexBubble: View {
  let model: SectionIndexModel
  let slots: SectionIndexSlots

  /// The height, the minimum width and the distance from the index, in points.
  private static let size: CGFloat = 52
  private static let spacing: CGFloat = 14

  var body: some View {
    ZStack {
      if let held = model.held, model.labels.indices.contains(held) {
        Text(verbatim: model.labels[held].text)
          .font(.system(size: 24, weight: .semibold))
          .lineLimit(1)
          .fixedSize()
          .padding(.horizontal, 12)
          .frame(minWidth: Self.size, minHeight: Self.size)
          .background {
            RoundedRectangle(cornerRadius: 14).fill(PopupBackground()).shadow(
              color: .black.opacity(0.22), radius: 10, y: 3)
          }
          .overlay { RoundedRectangle(cornerRadius: 14).strokeBorder(.separator, lineWidth: 1) }
          .offset(x: -SectionIndexModel.width - Self.spacing, y: slots.middle(of: held) - Self.size / 2)
          .transition(.opacity)
      }
    }
    .fixedSize()
    .animation(.easeOut(duration: 0.15), value: model.held == nil)
    .allowsHitTesting(false)
  }
}
