import ScrollInstruments
import ScrollUI

/// The lines of the `SemanticInspector`, and its `speech(_:)` for the chosen element. The view is no part of the tree. `SemanticHighlight` draws the
/// frame of the chosen element over the window.
struct InspectorView: View {
  let model: GalleryModel

  @FocusState private var isFocused: Bool
  @Environment(\.stringTable) private var table

  private var inspector: SemanticInspector { model.inspector }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        Image(systemName: "eye").font(.system(size: 12)).foregroundStyle(.secondary)
        Text("Elements").font(GalleryStyle.small).lineLimit(1)
        Text("\(inspector.lines.count)").font(GalleryStyle.small).foregroundStyle(.secondary)
        Spacer(minLength: 0)
        BarButton(name: "Close the inspector", symbol: "xmark") { model.showsInspector = false }
      }
      .padding(.leading, 14)
      .padding(.trailing, 8)
      .frame(height: GalleryStyle.barHeight)
      Divider()
      lines
      Divider()
      speech
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.sidebar)
    .accessibilityHidden(true)
    .onDisappear { inspector.selection = nil }
  }

  private var lines: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(inspector.lines) { line in
            InspectorLine(line: line, isChosen: line.id == inspector.selection)
              .onTapGesture {
                inspector.selection = line.id
                isFocused = true
              }
          }
        }
        .padding(.vertical, 6)
      }
      .focusable()
      .focused($isFocused)
      .focusEffectDisabled()
      .innerFocusRing(isFocused)
      .onChange(of: pageLine, initial: true) { if let pageLine { proxy.scrollTo(pageLine, anchor: .top) } }
      .onKeyPress(.downArrow) { move(by: 1, proxy) }
      .onKeyPress(.upArrow) { move(by: -1, proxy) }
    }
  }

  /// The `SemanticInspector.Line` of `PageFrame`, the first in sight.
  private var pageLine: UInt64? { inspector.lines.first { $0.identifier == "page" }?.id }

  private func move(by distance: Int, _ proxy: ScrollViewProxy) -> KeyPress.Result {
    inspector.move(by: distance)
    if let selection = inspector.selection { proxy.scrollTo(selection) }
    return .handled
  }

  private var speech: some View {
    let words = inspector.speech { table?.translation(of: $0) ?? $0 }
    return Text(verbatim: words)
      .font(GalleryStyle.hint)
      .foregroundStyle(.primary)
      .textSelection(.enabled)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .topLeading)
      .padding(EdgeInsets(top: 10, leading: 14, bottom: 12, trailing: 14))
      .overlay(alignment: .topLeading) {
        if words.isEmpty {
          Text("Choose an element to read what is said.").font(GalleryStyle.hint).foregroundStyle(.secondary)
            .padding(EdgeInsets(top: 10, leading: 14, bottom: 12, trailing: 14))
        }
      }
  }
}

/// A `SemanticInspector.Line`: its `role` and its `facts`.
private struct InspectorLine: View {
  let line: SemanticInspector.Line
  let isChosen: Bool
  @State private var isHovered = false

  var body: some View {
    (Text(verbatim: line.role).foregroundStyle(.secondary) + Text(verbatim: " " + line.facts))
      .font(GalleryStyle.small)
      .lineLimit(1)
      .padding(.leading, 14 + CGFloat(min(line.depth, 12)) * 10)
      .padding(.trailing, 10)
      .frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
      .background(isChosen ? Color.accentColor.opacity(0.2) : .gray.opacity(isHovered ? 0.12 : 0))
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
  }
}
