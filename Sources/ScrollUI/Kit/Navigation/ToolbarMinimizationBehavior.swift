import Engine

/// The movement of scrolled content that minimizes a tab bar, for `tabBarMinimizeBehavior(_:)`.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let behavior: BarMinimization.Behavior?

  /// Never, as on the desktop.
  public static let automatic = TabBarMinimizeBehavior(behavior: nil)
  /// The bar keeps its size.
  public static let never = TabBarMinimizeBehavior(behavior: .never)
  /// Scrolling towards the end of the content minimizes the bar. Scrolling back and the beginning of the content restore it.
  public static let onScrollDown = TabBarMinimizeBehavior(behavior: .onScrollDown)
  /// Scrolling towards the beginning of the content minimizes the bar. Scrolling back and the end of the content restore it.
  public static let onScrollUp = TabBarMinimizeBehavior(behavior: .onScrollUp)
}

/// The movement of scrolled content that minimizes bars, for `toolbarMinimizationBehavior(_:for:)`.
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
  let behavior: BarMinimization.Behavior?

  /// Never, as on the desktop.
  public static let automatic = ToolbarMinimizationBehavior(behavior: nil)
  /// The bar keeps its size.
  public static let never = ToolbarMinimizationBehavior(behavior: .never)
  /// Scrolling towards the end of the content minimizes the bar. Scrolling back and the beginning of the content restore it.
  public static let onScrollDown = ToolbarMinimizationBehavior(behavior: .onScrollDown)
  /// Scrolling towards the beginning of the content minimizes the bar. Scrolling back and the ends of the content restore it.
  public static let onScrollUp = ToolbarMinimizationBehavior(behavior: .onScrollUp)
}

/// The movement of scrolled content that restores minimized bars, for `toolbarMinimizationRestoration(_:for:)`.
public struct ToolbarMinimizationRestoration: Hashable, Sendable {
  let restoresAtEdge: Bool?

  /// Scrolling back, or an end of the content.
  public static let automatic = ToolbarMinimizationRestoration(restoresAtEdge: nil)
  /// An end of the content alone.
  public static let atScrollEdge = ToolbarMinimizationRestoration(restoresAtEdge: true)
}

/// The effect of minimized bars on the safe area of scrolled content, for `toolbarMinimizationSafeAreaAdjustment(_:for:)`.
///
/// In no case does the content move with a bar: its offset and the range of its offset stay.
public struct ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
  let adjustsSafeArea: Bool?

  /// The room that minimized bars leave is not safe area: pinned headers and scroll requests use it.
  public static let automatic = ToolbarMinimizationSafeAreaAdjustment(adjustsSafeArea: nil)
  /// The safe area of complete bars stays.
  public static let disabled = ToolbarMinimizationSafeAreaAdjustment(adjustsSafeArea: false)
}

extension BarMinimization {
  /// True if scrolling can minimize the bar.
  var isEnabled: Bool { behavior ?? .never != .never }
}

extension EnvironmentValues {
  /// The settings of the bars of tab views.
  @Entry var tabBarMinimization = BarMinimization()
}

nonisolated extension View {
  /// Sets the movement of scrolled content that minimizes the bar of a `TabView` in this view.
  ///
  /// A minimized bar shows the selected tab in the lower leading corner. A movement back of a few points does not restore it.
  ///
  /// - Parameter behavior: The direction of the movement.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    transformEnvironment(\.tabBarMinimization) { $0.behavior = behavior.behavior }
  }

  /// Sets the movement of scrolled content that minimizes bars.
  ///
  /// The upper and the bottom bar are those of this page of the enclosing `NavigationStack`. The tab bar is that of a `TabView` in
  /// this view.
  ///
  /// - Parameters:
  ///   - behavior: The direction of the movement.
  ///   - bars: The bars. An empty list means the upper bar.
  public func toolbarMinimizationBehavior(
    _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
  ) -> some View {
    minimization(of: bars) { $0.behavior = behavior.behavior }
  }

  /// Sets the movement of scrolled content that restores minimized bars.
  ///
  /// - Parameters:
  ///   - restoration: The movement.
  ///   - bars: The bars, as in `toolbarMinimizationBehavior(_:for:)`.
  public func toolbarMinimizationRestoration(
    _ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...
  ) -> some View {
    minimization(of: bars) { $0.restoresAtEdge = restoration.restoresAtEdge }
  }

  /// Sets the effect of minimized bars on the safe area of scrolled content.
  ///
  /// - Parameters:
  ///   - adjustment: The effect.
  ///   - bars: The bars, as in `toolbarMinimizationBehavior(_:for:)`.
  public func toolbarMinimizationSafeAreaAdjustment(
    _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
  ) -> some View {
    minimization(of: bars) { $0.adjustsSafeArea = adjustment.adjustsSafeArea }
  }

  private func minimization(
    of bars: [ToolbarPlacement], _ change: @escaping @Sendable (inout BarMinimization) -> Void
  ) -> some View {
    let hasUpper = bars.isEmpty || bars.contains(where: \.isNavigationBar)
    return transformPreference(NavigationSettingsKey.self) { settings in
      if hasUpper { change(&settings.upperMinimization) }
      if bars.contains(.bottomBar) { change(&settings.lowerMinimization) }
    }
    .transformEnvironment(\.tabBarMinimization) { if bars.contains(.tabBar) { change(&$0) } }
  }
}
