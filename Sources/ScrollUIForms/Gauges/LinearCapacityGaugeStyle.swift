import ScrollUI

/// The default style. Resolves to `LinearCapacityGaugeStyle`.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style that `gaugeStyle(.automatic)` names.
  nonisolated public init() {}

  /// Makes the gauge of `LinearCapacityGaugeStyle`.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A style with the label above a bar that is filled up to the value, between the labels of the bounds.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style that `gaugeStyle(.linearCapacity)` names.
  nonisolated public init() {}

  /// Makes a bar with the labels around it.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 5) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel.foregroundStyle(.secondary)
        GaugeBar(fraction: configuration.value, height: 6)
        configuration.maximumValueLabel.foregroundStyle(.secondary)
      }
      configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// A style with a short line and a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style that `gaugeStyle(.accessoryLinear)` names.
  nonisolated public init() {}

  /// Makes a line with a marker between the labels of the bounds.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel.font(.caption)
      GeometryReader { proxy in
        Capsule().fill(.tint.opacity(0.4)).frame(height: 6).frame(maxHeight: .infinity)
        Circle()
          .fill(.tint)
          .frame(width: 10, height: 10)
          .frame(maxHeight: .infinity)
          .offset(x: max(0, proxy.size.width - 10) * configuration.value)
      }
      .frame(height: 10)
      configuration.maximumValueLabel.font(.caption)
    }
  }
}

/// A style with a short bar that is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style that `gaugeStyle(.accessoryLinearCapacity)` names.
  nonisolated public init() {}

  /// Makes a bar with the label above it and the description of the value below.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      configuration.label.font(.caption)
      GaugeBar(fraction: configuration.value, height: 5)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A style with an open ring and a marker at the value, the value in the middle and the bounds at the ends.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style that `gaugeStyle(.accessoryCircular)` names.
  nonisolated public init() {}

  /// Makes a ring of 58 points.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(fraction: configuration.value, isOpen: true) {
      configuration.currentValueLabel
    } below: {
      if configuration.minimumValueLabel == nil {
        configuration.label.font(.system(size: 10))
      } else {
        HStack(spacing: 2) {
          configuration.minimumValueLabel
          Spacer(minLength: 0)
          configuration.maximumValueLabel
        }
        .font(.system(size: 9))
        .frame(width: 40)
      }
    }
  }
}

/// A style with a ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style that `gaugeStyle(.accessoryCircularCapacity)` names.
  nonisolated public init() {}

  /// Makes a ring of 58 points.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(fraction: configuration.value, isOpen: false) {
      if configuration.currentValueLabel == nil { configuration.label } else { configuration.currentValueLabel }
    } below: {
      EmptyView()
    }
  }
}

/// A bar that is filled up to a fraction of its width.
private struct GaugeBar: View {
  let fraction: Double
  let height: CGFloat

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray.opacity(0.3))
        Capsule().fill(.tint).frame(width: proxy.size.width * fraction)
      }
    }
    .frame(height: height)
    .frame(minWidth: 40)
  }
}

/// A ring with views in the middle and below.
private struct GaugeRing<Middle: View, Below: View>: View {
  let fraction: Double
  /// True for a ring with a gap of a quarter at the bottom and a marker; false for a full ring that is filled.
  let isOpen: Bool
  @ViewBuilder let middle: Middle
  @ViewBuilder let below: Below

  private static var side: CGFloat { 58 }
  private static var width: CGFloat { 6 }

  var body: some View {
    ZStack {
      Circle()
        .inset(by: Self.width / 2)
        .trim(from: 0, to: isOpen ? 0.75 : 1)
        .stroke(.tint.opacity(0.3), style: StrokeStyle(lineWidth: Self.width, lineCap: .round))
        .rotationEffect(start)
      if isOpen {
        Circle()
          .fill(.tint)
          .frame(width: Self.width + 4, height: Self.width + 4)
          .offset(x: (Self.side - Self.width) / 2)
          .rotationEffect(start + .degrees(270 * fraction))
      } else {
        Circle()
          .inset(by: Self.width / 2)
          .trim(from: 0, to: fraction)
          .stroke(.tint, style: StrokeStyle(lineWidth: Self.width, lineCap: .round))
          .rotationEffect(start)
      }
      middle.font(.system(size: 17, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.5).padding(11)
    }
    .frame(width: Self.side, height: Self.side)
    .overlay(alignment: .bottom) { below.lineLimit(1) }
  }

  private var start: Angle { .degrees(isOpen ? 135 : -90) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style, equal to `linearCapacity`.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A short line with a marker.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A short bar that is filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
