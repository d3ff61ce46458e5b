import Engine

/// Shows that something goes on, or how far it has come.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  nonisolated private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// How much of `total` is done; nil where that is not known.
  nonisolated private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, total > 0, value.isFinite else { return nil }
    return max(0, min(1, Double(value / total)))
  }
}

nonisolated extension ProgressView {
  /// How much of `total` is done; a `value` of nil says that it is not known.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something whose end is not known.
  public init() where Label == EmptyView { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

  /// How much of `total` is done.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView: View {
  public var body: some View {
    style.makeBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { ProgressViewStyleConfiguration.Label(AnyView($0)) },
        currentValueLabel: currentValueLabel.map { ProgressViewStyleConfiguration.CurrentValueLabel(AnyView($0)) }))
  }
}

/// How progress views look.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of the progress view that it makes.
public struct ProgressViewStyleConfiguration {
  /// The label that says what goes on.
  public struct Label {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }
  }

  /// The label that says how far it has come.
  public struct CurrentValueLabel {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }
  }

  /// 0…1; nil where the end is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}

/// A bar where the end is known, and a spinner where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar that fills. Where the end is not known it stays empty.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 5) {
      configuration.label
      GeometryReader { proxy in
        Capsule().fill(Color.gray.opacity(0.25))
          .overlay(alignment: .leading) {
            Capsule().fill(tint ?? .accentColor)
              .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
          }
          .clipShape(Capsule())
      }
      .frame(height: 5)
      configuration.currentValueLabel.font(.system(size: 12)).foregroundStyle(.secondary)
    }
  }
}

/// A spinner, or a ring that fills where the end is known.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      if let fraction = configuration.fractionCompleted {
        Circle()
          .stroke(Color.gray.opacity(0.25), lineWidth: 3)
          .overlay {
            Circle()
              .trim(from: 0, to: fraction)
              .stroke(tint ?? .accentColor, style: StrokeStyle(lineWidth: 3, lineCap: .round))
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
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// Turns while it is seen.
private struct Spinner {
  let tint: Color?

  init(tint: Color?) { self.tint = tint }
}

extension Spinner: View, LeafView {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> SpinnerNode {
    let node = SpinnerNode()
    updateNode(node, environment)
    return node
  }

  func updateNode(_ node: SpinnerNode, _ environment: EnvironmentValues) {
    node.color = (tint ?? .gray).rgba(in: environment)
    node.side = ControlMetrics(environment.controlSize).height - 4
  }
}

/// A style whose type is hidden.
struct AnyProgressViewStyle {
  let makeBody: @MainActor (ProgressViewStyleConfiguration) -> AnyView

  nonisolated init<Style: ProgressViewStyle>(_ style: Style) {
    let style = UncheckedTransfer(style)
    makeBody = { AnyView(style.value.makeBody(configuration: $0)) }
  }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyProgressViewStyle { AnyProgressViewStyle(DefaultProgressViewStyle()) }
}

extension EnvironmentValues {
  var progressViewStyle: AnyProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How progress views in this view look.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyProgressViewStyle(style))
  }
}
