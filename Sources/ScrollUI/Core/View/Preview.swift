/// Declares a preview for an editor. On Linux it compiles and adds no code to the program.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "ScrollUIMacros", type: "Preview")

/// Declares a preview with traits for an editor. On Linux it compiles and adds no code to the program.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ScrollUIMacros", type: "Preview")

/// Marks a property inside of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ScrollUIMacros", type: "Previewable")

/// Creates an environment or transaction value from a variable with a default value: `extension EnvironmentValues {
/// @Entry var rowHeight: CGFloat = 44 }`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ScrollUIMacros", type: "Entry")

/// A namespace for the types of previews.
public struct Preview {
  /// The traits of a view's preview.
  public enum ViewTraits {}
}

/// A presentation setting of a preview. It has no effect on Linux.
public struct PreviewTrait<Traits>: Sendable {
  /// The layout of the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// The size of the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// A box of a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  /// Portrait orientation.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// Portrait orientation, upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// Landscape orientation, rotated to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// Landscape orientation, rotated to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}

/// A type that declares previews for an editor; the form before `#Preview`. It has no effect on Linux.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}

/// The layout of a `PreviewProvider`'s preview. It has no effect on Linux.
public enum PreviewLayout: Sendable {
  /// The size of the device.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of the device that an editor simulates. It has no effect on Linux.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from a string literal.
  public init(stringLiteral value: String) { rawValue = value }
}

nonisolated extension View {
  /// Sets the layout of a preview; no effect on Linux.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the device of a preview; no effect on Linux.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the name of a preview; no effect on Linux.
  public func previewDisplayName(_ value: String?) -> some View { self }
}
