import ScrollUI

/// Samples of `Text`: scripts, both directions in a line, emoji, weights, line limits and truncation.
struct TextPage: View {
  static let description = GalleryPage(
    name: "text", title: "Text", hint: "Twelve scripts, both directions and emoji, in one line if need be.",
    symbol: "textformat",
    api: ["Text", "font(_:)", "lineLimit(_:)", "truncationMode(_:)", "multilineTextAlignment(_:)", "layoutDirection"],
    options: [direction, alignment, lines, truncation, size]
  ) { TextPage() }

  private static let direction = PageOption.choice(
    "direction", "Layout", key: "d", ["left-to-right": "Left to right", "right-to-left": "Right to left"])
  private static let alignment = PageOption.choice(
    "alignment", "Alignment", key: "a", ["leading": "Leading", "center": "Center", "trailing": "Trailing"])
  private static let lines = PageOption.choice(
    "lines", "Lines", key: "l", ["any": "Any number", "2": "Two", "1": "One"])
  private static let truncation = PageOption.choice(
    "truncation", "Ellipsis", key: "e", ["tail": "At the end", "middle": "In the middle", "head": "At the start"])
  private static let size = PageOption.number("size", "Font size", 11...32, step: 1, initial: 16, unit: "pt")

  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  var body: some View {
    CardColumns(margin: margin) {
      PageCard(title: "Scripts") {
        VStack(alignment: .leading, spacing: 12) {
          ForEach(ScriptTexts.scripts) { LabeledText(label: Text(LocalizedStringKey($0.script)), text: $0.text) }
        }
      }
    } second: {
      PageCard(title: "Both directions") { texts(ScriptTexts.mixed) }
      PageCard(title: "Emoji") { texts(ScriptTexts.emoji) }
      PageCard(title: "Line limit") { texts([ScriptTexts.paragraph]) }
      PageCard(title: "Weights") { WeightSamples() }
    }
    .environment(\.sampleFontSize, CGFloat(options.number(Self.size)))
    .environment(
      \.layoutDirection, options.choice(Self.direction) == "right-to-left" ? .rightToLeft : .leftToRight
    )
    .multilineTextAlignment(alignment)
    .lineLimit(Int(options.choice(Self.lines)))
    .truncationMode(truncation)
  }

  private func texts(_ texts: [String]) -> some View {
    VStack(alignment: .leading, spacing: 12) { ForEach(texts, id: \.self) { SampleText(text: $0) } }
  }

  private var alignment: TextAlignment {
    switch options.choice(Self.alignment) {
    case "center": .center
    case "trailing": .trailing
    default: .leading
    }
  }

  private var truncation: Text.TruncationMode {
    switch options.choice(Self.truncation) {
    case "middle": .middle
    case "head": .head
    default: .tail
    }
  }
}

extension EnvironmentValues {
  /// The size of the texts on `TextPage`, in points.
  @Entry fileprivate var sampleFontSize: CGFloat = 16
}

/// A text across the width of its card, so that its alignment is visible.
private struct SampleText: View {
  let text: String
  var weight = Font.Weight.regular
  var design = Font.Design.default

  @Environment(\.sampleFontSize) private var size
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    Text(verbatim: text)
      .font(.system(size: size, weight: weight, design: design))
      .frame(maxWidth: .infinity, alignment: frameAlignment)
  }

  private var frameAlignment: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// A `SampleText` under its name.
private struct LabeledText: View {
  let label: Text
  let text: String

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      label.font(GalleryStyle.small).foregroundStyle(.secondary)
      SampleText(text: text)
    }
  }
}

/// The weights and designs of the system font.
private struct WeightSamples: View {
  private static let weights: [Font.Weight] = [.thin, .regular, .medium, .semibold, .heavy]
  private static let designs: [Font.Design] = [.serif, .rounded, .monospaced]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(Self.weights.indices, id: \.self) {
        SampleText(text: ScriptTexts.weights[$0], weight: Self.weights[$0])
      }
      ForEach(Self.designs.indices, id: \.self) {
        SampleText(text: ScriptTexts.designs[$0], design: Self.designs[$0])
      }
    }
  }
}
