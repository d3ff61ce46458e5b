/// The importance of an alert or a confirmation dialog; see `dialogSeverity(_:)`.
public struct DialogSeverity: Equatable, Sendable {
  let isCritical: Bool

  /// The importance of most dialogs, equal to `standard`.
  public static let automatic = DialogSeverity(isCritical: false)
  /// The importance of a dialog about a loss of data: a warning sign above the title.
  public static let critical = DialogSeverity(isCritical: true)
  /// The importance of most dialogs.
  public static let standard = DialogSeverity(isCritical: false)
}

/// The additions to the alerts and confirmation dialogs of a view.
struct DialogSettings {
  var severity = DialogSeverity.automatic
  var icon: Image?
  /// The toggle with which the user prevents further dialogs of the kind; nil without a toggle.
  var suppression: (label: Text, isOn: Binding<Bool>)?

  /// The image above the title; nil without an image.
  var symbol: Image? { icon ?? (severity.isCritical ? Image(systemName: "exclamationmark.triangle.fill") : nil) }
}

extension EnvironmentValues {
  @Entry var dialogSettings: DialogSettings = DialogSettings()
}

nonisolated extension View {
  /// Sets the `DialogSeverity` of the alerts and confirmation dialogs of this view.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    transformEnvironment(\.dialogSettings) { $0.severity = severity }
  }

  /// Sets the image above the title of the alerts and confirmation dialogs of this view.
  public func dialogIcon(_ icon: Image?) -> some View { transformEnvironment(\.dialogSettings) { $0.icon = icon } }

  /// Adds a toggle to the alerts and confirmation dialogs of this view, with which the user prevents further dialogs: the program reads
  /// `isSuppressed` before it presents the next.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    transformEnvironment(\.dialogSettings) { $0.suppression = (label, isSuppressed) }
  }

  /// Adds a toggle that prevents further dialogs, with a label by a `LocalizedStringKey`.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with a label that is not localized and that prevents further dialogs.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with the label “Do not ask again”, like `dialogSuppressionToggle(_:isSuppressed:)`.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Do not ask again"), isSuppressed: isSuppressed)
  }
}
