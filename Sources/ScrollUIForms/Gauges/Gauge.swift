import ScrollUI

/// The place of a value in a range, as a filled line or an arc.
///
/// Values outside of the range are shown at its ends, and a value that is not a number at its beginning.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  private let value: Double
  private let bounds: ClosedRange<Double>
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?
  @Environment(\.gaugeStyle) private var style

  nonisolated private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?, minimum: BoundsLabel?,
    maximum: BoundsLabel?
  ) {
    self.value = Double(value)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

nonisolated extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  ///
  /// - Parameters:
  ///   - value: The value that is shown.
  ///   - bounds: The range of values.
  ///   - label: The purpose of the gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label: label(), current: nil, minimum: nil, maximum: nil)
  }
}

nonisolated extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and a description of the value.
  ///
  /// - Parameters:
  ///   - value: The value that is shown.
  ///   - bounds: The range of values.
  ///   - label: The purpose of the gauge.
  ///   - currentValueLabel: A description of the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }
}

nonisolated extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and descriptions of the value and the bounds.
  ///
  /// - Parameters:
  ///   - value: The value that is shown.
  ///   - bounds: The range of values.
  ///   - label: The purpose of the gauge.
  ///   - currentValueLabel: A description of the value.
  ///   - minimumValueLabel: A description of the lower bound.
  ///   - maximumValueLabel: A description of the upper bound.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension Gauge: View {
  /// The gauge as the style of `gaugeStyle(_:)` makes it.
  ///
  /// Assistive technologies read the label and the current value, which a style may leave out, and not the labels of the bounds.
  public var body: some View {
    style.makeBody(
      GaugeStyleConfiguration(
        value: fraction, label: .init(AnyView(label)), currentValueLabel: currentValueLabel.map { .init(AnyView($0)) },
        minimumValueLabel: minimumValueLabel.map { .init(AnyView($0)) },
        maximumValueLabel: maximumValueLabel.map { .init(AnyView($0)) })
    )
    .accessibilityHidden(true)
    .invisibleLabel(label)
    .invisibleValue(currentValueLabel)
    .semantics(.gauge) {
      $0.setRange(value, in: bounds)
      if currentValueLabel != nil { $0.value = nil }
    }
  }

  /// The place of the value in the range, 0…1.
  private var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    let fraction = length > 0 ? (value - bounds.lowerBound) / length : 0
    return fraction > 0 ? min(1, fraction) : 0
  }
}

/// A custom appearance of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The value and the labels of the gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Makes the appearance of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The value and the labels that a `GaugeStyle` shows.
public struct GaugeStyleConfiguration {
  /// The type-erased label.
  public typealias Label = StyleContent<GaugeStyleConfiguration, StyleParts.Label>
  /// The type-erased description of the value.
  public typealias CurrentValueLabel = StyleContent<GaugeStyleConfiguration, StyleParts.CurrentValueLabel>
  /// The type-erased description of the lower bound.
  public typealias MinimumValueLabel = StyleContent<GaugeStyleConfiguration, StyleParts.Content>
  /// The type-erased description of the upper bound.
  public typealias MaximumValueLabel = StyleContent<GaugeStyleConfiguration, StyleParts.Title>

  /// The place of the value in the range, 0…1.
  public let value: Double
  /// The purpose of the gauge.
  public let label: Label
  /// A description of the value; nil without it.
  public let currentValueLabel: CurrentValueLabel?
  /// A description of the lower bound; nil without it.
  public let minimumValueLabel: MinimumValueLabel?
  /// A description of the upper bound; nil without it.
  public let maximumValueLabel: MaximumValueLabel?
}

extension EnvironmentValues {
  @Entry var gaugeStyle: AnyStyle<GaugeStyleConfiguration> = AnyStyle(DefaultGaugeStyle()) {
    $0.makeBody(configuration: $1)
  }
}

nonisolated extension View {
  /// Sets the style of the gauges in this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
