import ScrollUI

/// The miniatures of the `PageGroup` "Controls and text".
@MainActor enum ControlMiniatures {
  static var controls: some View {
    TileScroll {
      WithTileOffset { scroll in
        VStack(spacing: 12) {
          row(52) { slider(at: 0.3 + scroll.fraction * 0.6) }
          row(70) { toggle(position: min(max(scroll.fraction * 3 - 0.6, 0), 1)) }
          row(44) { stepper }
          row(60) { segments(selected: scroll.fraction > 0.6 ? 1 : 0) }
          row(48) { slider(at: 0.9 - scroll.fraction * 0.5) }
          row(64) { toggle(position: 1) }
        }
        .padding(14)
      }
    }
  }

  /// Cards of a `Form` with labels, values and a chevron.
  static var forms: some View {
    TileScroll {
      WithTileOffset { scroll in
        VStack(spacing: 14) {
          card {
            row(52) { TextBar(44, strength: 0.3) }
            Divider()
            row(38) { RoundedRectangle(cornerRadius: 5).fill(.accentFill).frame(width: 34, height: 18) }
          }
          card {
            row(70) { toggle(position: min(max(scroll.fraction * 3 - 0.6, 0), 1)) }
            Divider()
            row(44) { TextBar(58, strength: 0.3) }
            Divider()
            row(60) { Image(systemName: "chevron.forward").font(.system(size: 11)).foregroundStyle(.secondary) }
          }
          card { row(36) { slider(at: 0.3 + scroll.fraction * 0.6) } }
        }
        .padding(14)
      }
    }
  }

  private static func card(@ViewBuilder _ rows: () -> some View) -> some View {
    VStack(spacing: 4, content: rows)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background { RoundedRectangle(cornerRadius: 8).fill(.window) }
  }

  private static func row(_ width: CGFloat, @ViewBuilder _ control: () -> some View) -> some View {
    HStack {
      TextBar(width, strength: 0.5)
      Spacer(minLength: 8)
      control()
    }
    .frame(height: 26)
  }

  private static func slider(at value: CGFloat) -> some View {
    ZStack(alignment: .leading) {
      Capsule().fill(.controlEdge).opacity(0.5).frame(width: 96, height: 4)
      Capsule().fill(.accentFill).frame(width: 96 * value, height: 4)
      knob(18).padding(.leading, 96 * value - 9)
    }
  }

  private static func toggle(position: CGFloat) -> some View {
    ZStack(alignment: .leading) {
      Capsule().fill(.controlEdge)
      Capsule().fill(.accentFill).opacity(position)
      knob(18).padding(.leading, 2 + position * 16)
    }
    .frame(width: 38, height: 22)
  }

  private static func knob(_ side: CGFloat) -> some View {
    Circle().fill(Color.white).frame(width: side, height: side)
      .overlay { Circle().strokeBorder(.black.opacity(0.18), lineWidth: 1) }
  }

  private static var stepper: some View {
    HStack(spacing: 0) {
      Image(systemName: "minus").frame(width: 32)
      Rectangle().fill(GalleryColor.separator).frame(width: 1, height: 14)
      Image(systemName: "plus").frame(width: 32)
    }
    .font(.system(size: 12, weight: .semibold))
    .foregroundStyle(.secondaryText)
    .frame(height: 24)
    .background { RoundedRectangle(cornerRadius: 6).fill(.control) }
  }

  private static func segments(selected: Int) -> some View {
    HStack(spacing: 2) {
      ForEach(0..<2, id: \.self) { index in
        TextBar(22, height: 5, strength: 0.6)
          .frame(width: 42, height: 20)
          .background { if index == selected { RoundedRectangle(cornerRadius: 5).fill(.window) } }
      }
    }
    .padding(2)
    .background { RoundedRectangle(cornerRadius: 7).fill(.control) }
  }

  /// Greetings in different scripts, from large to small.
  private static let greetings: [(text: String, size: CGFloat)] = [
    ("Hello 你好", 24), ("שלום سلام", 22), ("नमस्ते สวัสดี", 20), ("안녕 こんにちは", 18), ("Γεια Привет", 17), ("வணக்கம் 👋🏽", 16),
  ]

  static var text: some View {
    TileScroll {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(Self.greetings, id: \.text) { greeting in
          Text(verbatim: greeting.text).font(.system(size: greeting.size, weight: .medium))
        }
      }
      .padding(14)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background { Rectangle().fill(.window) }
  }

  /// The lengths of the words in each line of the text, in points.
  private static let lines: [[CGFloat]] = [
    [34, 18, 52, 26], [22, 46, 30], [58, 14, 40], [], [26, 38, 20, 44], [48, 30, 12], [20, 54, 34], [],
    [40, 16, 28, 36],
    [30, 50], [24, 36, 44],
  ]

  static var editor: some View {
    TileScroll {
      HStack(alignment: .top, spacing: 10) {
        VStack(spacing: 0) {
          ForEach(Self.lines.indices, id: \.self) { index in
            TileFigure(value: CGFloat(index + 1), size: 9).opacity(0.55).frame(height: 20)
          }
        }
        .frame(width: 14)
        VStack(alignment: .leading, spacing: 0) {
          ForEach(Self.lines.indices, id: \.self) { line($0) }
        }
        Spacer(minLength: 0)
      }
      .padding(12)
    }
    .background { Rectangle().fill(.window) }
  }

  private static func line(_ index: Int) -> some View {
    HStack(spacing: 6) {
      ForEach(Self.lines[index].indices, id: \.self) { word in
        let isSelected = index == 1 && word > 0 || index == 2 && word < 2
        TextBar(Self.lines[index][word], height: 7, strength: 0.5)
          .frame(height: 20)
          .background {
            if isSelected { Rectangle().fill(.accentText).opacity(0.28).padding(.horizontal, -4) }
          }
      }
      if index == 2 { Rectangle().fill(.accentText).frame(width: 2, height: 17).padding(.leading, -54) }
    }
    .frame(height: 20)
  }
}
