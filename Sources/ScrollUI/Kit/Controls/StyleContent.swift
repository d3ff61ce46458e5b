/// A type-erased part of a control, such as its label, that a style of the control places.
///
/// `Configuration` is the configuration that contains the part, and `Part` distinguishes the parts of a configuration.
public struct StyleContent<Configuration, Part> {
  private let content: AnyView

  package init(_ content: AnyView) { self.content = content }
}

extension StyleContent: View {
  /// The part as it was given to the control, such as the `Text` of a `Label`.
  public var body: some View { content }
}

/// The parts of controls that styles place: `Label`, `LabeledContent`, `ProgressView` and `Toggle` have them.
public enum StyleParts {
  /// The description of a control.
  public enum Label {}
  /// The title of a `Label`.
  public enum Title {}
  /// The icon of a `Label`.
  public enum Icon {}
  /// The described view.
  public enum Content {}
  /// The description of the value of a `ProgressView`.
  public enum CurrentValueLabel {}
}

/// A type-erased style of the controls with a `Configuration`.
package struct AnyStyle<Configuration> {
  private let style: UncheckedTransfer<Any>
  /// Makes the body of the style for a configuration.
  package let makeBody: @MainActor (Configuration) -> AnyView

  /// Erases `style`; `body` calls its `makeBody(configuration:)`, and is the same for all styles of the controls.
  nonisolated package init<Style, Body: View>(
    _ style: Style, _ body: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.style = UncheckedTransfer(style)
    let style = UncheckedTransfer(style)
    makeBody = { AnyView(body(style.value, $0)) }
  }
}

/// Equal styles are the same, so that a body that sets an equal style updates no control.
extension AnyStyle: SelfComparing {
  static func isSame(_ old: AnyStyle, _ new: AnyStyle) -> Bool {
    ValueComparison.areSame(old.style.value, new.style.value)
  }
}

/// A style of this library, which stands for a value of `EnvironmentValues`.
protocol BuiltInStyle<Kind> {
  associatedtype Kind
  var kind: Kind { get }
}

extension BuiltInStyle {
  /// The kind of `style`; `standard` for a style that is not of this library.
  static func kind(of style: Any, standard: Kind) -> Kind { (style as? any BuiltInStyle<Kind>)?.kind ?? standard }
}
