import Engine

/// A view that shows the progress of a task: a bar for a known fraction, a spinner for an unknown duration.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// The completed fraction, 0…1; nil for an indeterminate progress and with a timer.
  let fraction: Double?
  /// The interval that the progress follows; nil without a timer.
  var timer: ProgressTimer?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  /// The completed fraction of `total`, 0…1; nil if `value` is nil or not finite, or `total` ≤ 0.
  nonisolated private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, total > 0, value.isFinite else { return nil }
    return max(0, min(1, Double(value / total)))
  }
}

nonisolated extension ProgressView {
  /// Creates a progress view with two labels.
  ///
  /// - Parameters:
  ///   - value: The completed amount, clamped to 0…`total`; nil for an indeterminate progress.
  ///   - total: The amount that counts as complete; 1 by default.
  ///   - label: Describes the task.
  ///   - currentValueLabel: Describes the amount, such as “3 of 7 files”.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view without a label: a spinner.
  public init() where Label == EmptyView { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

  /// Creates an indeterminate progress view with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Creates an indeterminate progress view with a localized label.
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }

  /// Creates an indeterminate progress view with a label that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

  /// Creates a progress view for `value` of `total`; indeterminate if `value` is nil.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }

  /// Creates a labeled progress view for `value` of `total`; indeterminate if `value` is nil.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }

  /// Creates a progress view with a localized label; indeterminate if `value` is nil.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a progress view with a label that is not localized; indeterminate if `value` is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView: View {
  /// The progress view as the style of `progressViewStyle(_:)` makes it.
  public var body: some View {
    if let timer {
      TimelineView(timer) { styled(timer.fraction(at: $0.date)) }
    } else {
      styled(fraction)
    }
  }

  @MainActor private func styled(_ fraction: Double?) -> some View {
    style.makeBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { ProgressViewStyleConfiguration.Label(AnyView($0)) },
        currentValueLabel: currentValueLabel.map { ProgressViewStyleConfiguration.CurrentValueLabel(AnyView($0)) })
    )
    .semantics(.progress) {
      guard let fraction else { return $0.states.formUnion([.busy, .changesOften]) }
      $0.setRange(fraction, in: 0...1)
    }
  }
}

/// A custom appearance for progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The completed fraction and the labels.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes the appearance of a progress view. Called again when `fractionCompleted` changes.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The fraction and the labels of a progress view that a `ProgressViewStyle` draws.
public struct ProgressViewStyleConfiguration {
  /// The type-erased label that describes the task.
  public typealias Label = StyleContent<ProgressViewStyleConfiguration, StyleParts.Label>

  /// The type-erased label that describes the completed amount.
  public typealias CurrentValueLabel = StyleContent<ProgressViewStyleConfiguration, StyleParts.CurrentValueLabel>

  /// The completed fraction, 0…1; nil for an indeterminate progress.
  public let fractionCompleted: Double?
  /// The description of the task; nil if the progress view has none.
  public var label: Label?
  /// The description of the completed amount; nil if the progress view has none.
  public var currentValueLabel: CurrentValueLabel?
}

/// The default style: `LinearProgressViewStyle` for a known fraction, otherwise `CircularProgressViewStyle`.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style that `progressViewStyle(.automatic)` names.
  nonisolated public init() {}

  /// Makes a bar if `fractionCompleted` is not nil, otherwise a spinner.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A style that draws a bar. An indeterminate progress leaves the bar empty.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style that `progressViewStyle(.linear)` names, with a bar in the color `tint`, by default the accent color.
  nonisolated public init(tint: Color? = nil) { self.tint = tint }

  /// Makes a bar of 5 points height between the label and the value label.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 5) {
      configuration.label
      GeometryReader { proxy in
        Capsule().fill(Color.gray.opacity(0.25))
          .overlay(alignment: .leading) {
            Capsule().fill(ControlTint(tint ?? .accentColor, .fill))
              .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
          }
          .clipShape(Capsule())
      }
      .frame(height: 5)
      configuration.currentValueLabel.font(.system(size: 12)).foregroundStyle(.secondary)
    }
  }
}

/// A style that draws a spinner, or a ring that fills for a known fraction.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style that `progressViewStyle(.circular)` names: a ring or a spinner in the color `tint`, by default a ring in the accent color, a
  /// spinner in gray.
  nonisolated public init(tint: Color? = nil) { self.tint = tint }

  /// Makes a ring of 22 points or a spinner above the two labels. The spinner's size follows `controlSize(_:)`.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      if let fraction = configuration.fractionCompleted {
        Circle()
          .stroke(Color.gray.opacity(0.25), lineWidth: 3)
          .overlay {
            Circle()
              .trim(from: 0, to: fraction)
              .stroke(ControlTint(tint ?? .accentColor, .fill), style: StrokeStyle(lineWidth: 3, lineCap: .round))
              .rotationEffect(.degrees(-90))
          }
          .padding(1.5)
          .frame(width: 22, height: 22)
      } else {
        Spinner(tint: tint)
      }
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.system(size: 12)).foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar for a known fraction, otherwise a spinner.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar, empty for an indeterminate progress.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring for a known fraction, otherwise a spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A spinner that turns while it is visible.
private struct Spinner: View, LeafView {
  let tint: Color?

  func makeNode(_ environment: EnvironmentValues) -> SpinnerNode { updated(SpinnerNode(), environment) }

  func updateNode(_ node: SpinnerNode, _ environment: EnvironmentValues) {
    node.color = (tint ?? .gray).rgba(in: environment)
    node.side = ControlMetrics(environment.controlSize).height - 4
  }
}

extension EnvironmentValues {
  @Entry var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration> = AnyStyle(DefaultProgressViewStyle()) {
    $0.makeBody(configuration: $1)
  }
}

nonisolated extension View {
  /// Sets the style of the progress views in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
