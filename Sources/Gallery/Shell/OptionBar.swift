import ScrollUI

/// The control row of a page: its `PageOption`s, its `PageCommand`s, and a button that resets the options. The row is a single line: where the
/// width is short, choices become menus, and a popover has the controls that are left (`ControlFit`).
struct OptionBar: View {
  let page: GalleryPage
  let model: GalleryModel

  @State private var widths: [ControlWidth: CGFloat] = [:]
  @State private var room: CGFloat?
  @State private var showsMore = false
  @Environment(\.textScale) private var textScale

  /// The height of the row in points, at the standard size of text.
  static let height: CGFloat = 28
  /// The height of the labels in `Toggle`s and `Menu`s in points, at the standard size of text.
  static let labelHeight: CGFloat = 16
  private static let spacing: CGFloat = 6

  var body: some View {
    let fit = fit
    HStack(spacing: Self.spacing) {
      ForEach(controls.filter { fit.shown.contains($0.name) }) { control in
        ControlView(control: control, isNarrow: fit.isNarrow, model: model)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            widths[ControlWidth(control, isNarrow: fit.isNarrow)] = $0
          }
      }
      if fit.shown.count < controls.count { more(controls.filter { !fit.shown.contains($0.name) }) }
      if !page.options.isEmpty { reset }
    }
    .fixedSize()
    .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
    .textFrame(height: Self.height)
    .focusGroup()
    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { room = $0 })
  }

  private var controls: [PageControl] { page.options.map(PageControl.option) + page.commands.map(PageControl.command) }

  private var fit: ControlFit {
    let button = (SquareChip.width * textScale) + Self.spacing
    return ControlFit(
      controls: controls, widths: widths, room: (room ?? .infinity) - (page.options.isEmpty ? 0 : button),
      spacing: Self.spacing, more: button)
  }

  /// The button of a popover with `controls`.
  private func more(_ controls: [PageControl]) -> some View {
    Button {
      showsMore.toggle()
    } label: {
      SquareChip(symbol: "ellipsis")
    }
    .buttonStyle(SurfaceButtonStyle(isSelected: showsMore, fill: AnyShapeStyle(.control)))
    .help("More options")
    .accessibilityLabel("More options")
    .accessibilityIdentifier("more options")
    .popover(isPresented: $showsMore) {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(controls) { ControlView(control: $0, isNarrow: false, model: model) }
      }
      .padding(16)
      .focusGroup()
    }
  }

  /// The button of `GalleryCommand.reset`. It has its room before an option is changed, so that no control moves when it is enabled.
  private var reset: some View {
    let title = GalleryCommand.reset.title(in: model)
    return Button {
      model.options.reset()
    } label: {
      SquareChip(symbol: "arrow.counterclockwise")
    }
    .buttonStyle(.surface)
    .disabled(!model.hasChangedOptions)
    .help(LocalizedStringKey(title))
    .accessibilityLabel(LocalizedStringKey(title))
    .accessibilityIdentifier("reset")
  }
}

/// The label of a button without a title in an `OptionBar`, with `symbol`.
private struct SquareChip: View {
  let symbol: String

  /// The width in points, at the standard size of text.
  static let width: CGFloat = 32

  var body: some View {
    Image(systemName: symbol).font(.system(size: 12, weight: .medium))
      .textFrame(width: Self.width, height: OptionBar.height)
  }
}

/// A control of an `OptionBar`: the `ControlView` of a `PageOption` or of a `PageCommand`.
enum PageControl: Identifiable {
  case option(PageOption)
  case command(PageCommand)

  /// The name, unique on the page.
  var name: String {
    switch self {
    case .option(let option): option.name
    case .command(let command): command.name
    }
  }

  var id: String { name }

  var isOption: Bool { if case .option = self { true } else { false } }

  /// True for controls with a narrow form: `PageOption.Kind.choice(_:)` and `PageOption.Kind.number(_:step:unit:)`.
  var hasNarrowForm: Bool { if case .option(let option) = self { option.kind != .toggle } else { false } }
}

/// The key of the measured width of a `PageControl`. Its narrow form has a second width.
struct ControlWidth: Hashable {
  let name: String
  let isNarrow: Bool

  init(_ control: PageControl, isNarrow: Bool) {
    name = control.name
    self.isNarrow = isNarrow && control.hasNarrowForm
  }
}

/// The form of the `PageControl`s in an `OptionBar`, and the `shown` controls, for which its width has room.
struct ControlFit {
  /// True for choices as menus and short sliders.
  private(set) var isNarrow = false
  /// The names of the controls in the row. Options leave it before commands, the last first; the first of both stay longest.
  private(set) var shown: Set<String>

  /// Controls without a width in `widths` are shown, to be measured.
  ///
  /// - Parameters:
  ///   - room: The width of the row in points.
  ///   - spacing: The distance of controls in points.
  ///   - more: The width of the button for the controls that are not shown, in points.
  init(
    controls: [PageControl], widths: [ControlWidth: CGFloat], room: CGFloat, spacing: CGFloat, more: CGFloat
  ) {
    shown = Set(controls.map(\.name))
    func width(of controls: [PageControl], isNarrow: Bool) -> CGFloat? {
      let known = controls.compactMap { widths[ControlWidth($0, isNarrow: isNarrow)] }
      return known.count == controls.count ? known.reduce(-spacing) { $0 + $1 + spacing } : nil
    }
    guard let wide = width(of: controls, isNarrow: false), wide > room else { return }
    isNarrow = true
    guard let narrow = width(of: controls, isNarrow: true), narrow > room else { return }
    let (options, commands) = (controls.filter(\.isOption), controls.filter { !$0.isOption })
    var staying = Array(commands.prefix(1)) + options.prefix(1) + commands.dropFirst() + options.dropFirst()
    while staying.count > 1, let rest = width(of: staying, isNarrow: true), rest + more > room { staying.removeLast() }
    shown = Set(staying.map(\.name))
  }
}
