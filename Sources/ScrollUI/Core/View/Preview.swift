/// Marks views that an editor shows beside their code. No editor does on Linux: it compiles, and adds nothing to the program.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "ScrollUIMacros", type: "Preview")

/// The form that says how the editor is to show the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ScrollUIMacros", type: "Preview")

/// Marks a property inside of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ScrollUIMacros", type: "Previewable")

/// Makes an environment or transaction value out of a variable with its default:
/// `extension EnvironmentValues { @Entry var rowHeight: CGFloat = 44 }`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ScrollUIMacros", type: "Entry")

/// Names that belong to previews.
public struct Preview {
  /// How a view's preview is shown.
  public enum ViewTraits {}
}

/// How an editor is to show a preview.
public struct PreviewTrait<Traits>: Sendable {
  /// As on a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// As large as the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// In a box of this size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}

/// The older way to mark views for an editor.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// How an editor is to lay out an older preview.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device that an editor is to show.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}

nonisolated extension View {
  /// For an editor; changes nothing here.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// For an editor; changes nothing here.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// For an editor; changes nothing here.
  public func previewDisplayName(_ value: String?) -> some View { self }
}
