import ScrollUI

/// Samples of `Text`: scripts, both directions in a line, emoji, weights, line limits and truncation.
struct TextPage: View {
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
