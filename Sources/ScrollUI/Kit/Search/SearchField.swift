import Engine

/// The field of a search, or the button in its place.
struct SearchField: View {
  let model: SearchModel
  @Environment(\.stringTable) private var stringTable

  var body: some View {
    Group {
      if model.isMinimized {
        Button {
          model.present()
        } label: {
          Image(systemName: "magnifyingglass").frame(width: 28, height: 28).contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
        .help("Search")
        .accessibilityLabel("Search")
      } else {
        HStack(spacing: 10) {
          frame
          if model.showsCancel { Button("Cancel") { model.dismiss() }.buttonStyle(.borderless).fixedSize() }
        }
      }
    }
    .modifier(SearchFocusModifier(model: model, part: .field))
    .font(.system(size: 13))
    .disabled(!model.configuration.isEnabled)
    .onChange(of: model.hasFocus) { if !model.hasFocus { model.focusDidLeave() } }
  }

  private var frame: some View {
    TextFieldFrame(isFocused: model.isFocused) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary).environment(\.imagesAreDecorations, true)
        SearchTokenLayout {
          if !model.tokens.isEmpty { SearchTokenChips(model: model) }
          text
        }
        if !model.isEmpty { clearButton }
      }
    }
    .environment(\.hasPlainTextFields, false)
    .contentShape(Rectangle())
    .onTapGesture { model.present() }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      model.fieldWidth = $0
    }
    .modifier(
      PopupPresenter(
        isPresented: model.showsSuggestions, attachment: .below, followsView: true,
        dismiss: { if model.isFocused { model.closeSuggestions() } }, popup: SearchSuggestionMenu(model: model)))
  }

  private var text: some View {
    let model = model
    let text = EditableText(
      text: model.text, prompt: (model.configuration.prompt ?? Text("Search")).plainText(in: stringTable),
      changed: { model.type($0) }, submitted: { model.submit() }, keyPressed: { model.handle($0, at: $1) }
    )
    .pointerStyle(.horizontalText)
    .semantics { properties, _ in properties.changedRole = .searchField }
    .modifier(SearchFocusModifier(model: model, part: .text))
    return model.configuration.settings.focusing.reduce(AnyView(text)) { $1($0) }
  }

  private var clearButton: some View {
    Button {
      model.clear()
      model.present()
    } label: {
      Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .focusable(false)
    .help("Clear the search")
    .accessibilityLabel("Clear the search")
  }
}

/// The tokens in a search field.
private struct SearchTokenChips: View {
  let model: SearchModel

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 4) {
        ForEach(model.tokens) { token in
          SearchTokenChip(view: token.view) {
            model.configuration.tokens?.remove(token.id)
            model.present()
          }
        }
      }
    }
    .scrollIndicators(.hidden)
    .defaultScrollAnchor(.trailing)
  }
}

/// A token with a button that removes it.
private struct SearchTokenChip: View {
  let view: AnyView
  let remove: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 3) {
      view
      Button(action: remove) {
        Image(systemName: "xmark").font(.system(size: 8, weight: .semibold)).frame(width: 14, height: 14)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .focusable(false)
      .help("Remove")
      .accessibilityLabel("Remove")
    }
    .font(.system(size: 12))
    .lineLimit(1)
    .foregroundStyle(.tintedText)
    .padding(EdgeInsets(top: 1, leading: 7, bottom: 1, trailing: 3))
    .background(Color.accentColor.opacity(0.16), in: Capsule())
  }
}

/// Tokens and text side by side. The text, which is the last view, keeps a minimum width; the tokens have the rest.
private struct SearchTokenLayout: Layout {
  /// The minimum width of the text and its distance from the tokens, in points.
  private static let textWidth: CGFloat = 72
  private static let spacing: CGFloat = 6

  private func tokensWidth(in width: CGFloat?, _ subviews: Subviews) -> CGFloat {
    guard subviews.count > 1, let tokens = subviews.first else { return 0 }
    let natural = tokens.sizeThatFits(.unspecified).width
    return max(0, min(natural, (width ?? .infinity) - Self.textWidth - Self.spacing))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let tokens = tokensWidth(in: proposal.width, subviews)
    let gap = tokens > 0 ? Self.spacing : 0
    let text = subviews.last?.sizeThatFits(
      ProposedViewSize(width: proposal.width.map { max(0, $0 - tokens - gap) }, height: proposal.height))
    let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
    return CGSize(width: proposal.width ?? tokens + gap + (text?.width ?? 0), height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let tokens = tokensWidth(in: bounds.width, subviews)
    let gap = tokens > 0 ? Self.spacing : 0
    if subviews.count > 1 {
      subviews[0].place(
        at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: tokens, height: nil))
    }
    subviews.last?.place(
      at: CGPoint(x: bounds.minX + tokens + gap, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: max(0, bounds.width - tokens - gap), height: nil))
  }
}
