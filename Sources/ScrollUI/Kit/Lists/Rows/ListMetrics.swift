import Engine

/// The lengths of lists in points: UIKit's values where they exist, otherwise our choice.
enum ListMetrics {
  static let rowHeight: CGFloat = 44
  static let sidebarRowHeight: CGFloat = 32
  static let cardRadius: CGFloat = 10
  static let selectionRadius: CGFloat = 7
  static let rowInsets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  /// The distance of the rows of an `inset` list from its edges.
  static let insetMargin: CGFloat = 16
  static let insetRowInsets = EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
  static let sidebarRowInsets = EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
}

extension Color {
  /// The background of grouped lists.
  package static let groupedBackground = Color(
    .adaptive(light: RGBAColor(hex: 0xF2F2F7), dark: RGBAColor(hex: 0x1A1A1C)))
  package static let groupedCard = Color(.adaptive(light: RGBAColor(hex: 0xFFFFFF), dark: RGBAColor(hex: 0x2A2A2D)))
  package static let sidebarBackground = Color(
    .adaptive(light: RGBAColor(hex: 0xF4F4F4), dark: RGBAColor(hex: 0x282828)))
  /// The background of pinned headers, under which rows scroll.
  package static let listBar = Color(.adaptive(light: RGBAColor(hex: 0xF7F7F9), dark: RGBAColor(hex: 0x29292C)))
  /// The highlight of selected rows while the list does not have the keyboard's focus.
  package static let unfocusedSelection = Color(
    .adaptive(light: RGBAColor(hex: 0xE2E2E6), dark: RGBAColor(hex: 0x3E3E42)))
}

extension ListStyleKind {
  /// True if headers stay visible while their section is visible.
  var pinsHeaders: Bool { self == .plain || self == .inset }

  /// The background of the whole list.
  var background: Color {
    switch self {
    case .plain, .inset: .windowBackground
    case .grouped, .insetGrouped: .groupedBackground
    case .sidebar: .sidebarBackground
    }
  }

  /// The appearance of a list of this style, with colors resolved in `environment`.
  func appearance(in environment: EnvironmentValues, isFocused: Bool, isSelectable: Bool) -> ListAppearance {
    var appearance = ListAppearance()
    appearance.separator = Color.separator.rgba(in: environment)
    appearance.rowInsets = ListMetrics.rowInsets
    appearance.minimumRowLength = environment.defaultMinListRowHeight
    appearance.minimumHeaderLength = environment.defaultMinListHeaderHeight ?? 0
    appearance.highlight =
      isFocused ? ControlTint(.selection).rgba(in: environment) : Color.unfocusedSelection.rgba(in: environment)
    appearance.focusRing = environment.isFocusEffectEnabled ? ControlTint(.edge).rgba(in: environment) : .clear
    appearance.hoverFill = isSelectable ? HoverFill(isHovered: true).color(in: environment) : nil
    if environment.isEnabled {
      appearance.grip = Color.secondary.rgba(in: environment)
      appearance.gripOnHighlight = isFocused ? .white : appearance.grip
    }
    appearance.liftFill = background.rgba(in: environment)
    appearance.reducesMotion = environment.accessibilityReduceMotion
    appearance.disclosure = Color.secondary.rgba(in: environment).opacity(0.75)
    appearance.markColors = markColors(in: environment, isFocused: isFocused)
    switch self {
    case .plain, .inset: setBare(&appearance, environment)
    case .grouped, .insetGrouped: setGrouped(&appearance, environment)
    case .sidebar: setSidebar(&appearance, environment)
    }
    if environment.alternatesRowBackgrounds {
      let stripe = Color.primary.rgba(in: environment).opacity(0.05)
      appearance.alternate = stripe.over(appearance.card ?? background.rgba(in: environment))
    }
    return appearance
  }

  /// The colors of the marks of an edited list; on the highlight of a focused list, white with a checkmark in the accent color.
  private func markColors(in environment: EnvironmentValues, isFocused: Bool) -> RowMark.Colors {
    var colors = RowMark.Colors()
    colors.delete = ControlTint(.red, .fill).rgba(in: environment)
    let tint = ControlTint(.selection).rgba(in: environment)
    (colors.fill, colors.check) = isFocused ? (.white, tint) : (tint, .white)
    colors.edge = Color.controlEdge.rgba(in: environment)
    return colors
  }

  private func setBare(_ appearance: inout ListAppearance, _ environment: EnvironmentValues) {
    appearance.barColor = Color.listBar.rgba(in: environment)
    appearance.headerInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    appearance.footerInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    appearance.separatesSections = true
    appearance.sectionSpacing = environment.listSectionSpacing.length(standard: 0, compact: 0)
    if self == .inset {
      appearance.margin = ListMetrics.insetMargin
      appearance.barColor = Color.windowBackground.rgba(in: environment)
      appearance.rowInsets = ListMetrics.insetRowInsets
      appearance.headerInsets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
      appearance.footerInsets = appearance.headerInsets
      appearance.highlightRadius = ListMetrics.selectionRadius
    }
  }

  private func setGrouped(_ appearance: inout ListAppearance, _ environment: EnvironmentValues) {
    let isInset = self == .insetGrouped
    appearance.card = Color.groupedCard.rgba(in: environment)
    appearance.liftFill = Color.groupedCard.rgba(in: environment)
    appearance.cardRadius = isInset ? ListMetrics.cardRadius : 0
    appearance.margin = isInset ? 16 : 0
    appearance.endMargin = isInset ? 16 : 24
    appearance.separatesSections = !isInset
    appearance.sectionSpacing = environment.listSectionSpacing.length(standard: 26, compact: 10)
    appearance.headerInsets = EdgeInsets(top: 0, leading: 16, bottom: 7, trailing: 16)
    appearance.footerInsets = EdgeInsets(top: 7, leading: 16, bottom: 0, trailing: 16)
  }

  private func setSidebar(_ appearance: inout ListAppearance, _ environment: EnvironmentValues) {
    appearance.minimumRowLength = environment.minimumListRowHeight ?? ListMetrics.sidebarRowHeight
    appearance.rowInsets = ListMetrics.sidebarRowInsets
    appearance.headerInsets = EdgeInsets(top: 6, leading: 10, bottom: 4, trailing: 10)
    appearance.footerInsets = EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    appearance.margin = 8
    appearance.endMargin = 8
    appearance.sectionSpacing = environment.listSectionSpacing.length(standard: 12, compact: 4)
    appearance.showsSeparators = false
    appearance.highlightRadius = ListMetrics.selectionRadius
  }
}

extension ListSectionSpacing {
  fileprivate func length(standard: CGFloat, compact: CGFloat) -> CGFloat {
    switch amount {
    case .standard: standard
    case .compact: compact
    case .custom(let length): length
    }
  }
}
