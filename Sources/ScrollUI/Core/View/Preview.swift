/// Declares a preview: a view that `swift package preview` shows while its file is edited.
///
/// ```swift
/// #Preview("Empty") { NoteList(notes: []) }
/// ```
///
/// Builds without `DEBUG` leave previews out of the program. The closure runs when the preview is shown.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "ScrollUIMacros", type: "Preview")

/// Declares a preview with traits, such as `.sizeThatFitsLayout`.
///
/// ```swift
/// #Preview("Row", traits: .fixedLayout(width: 320, height: 60)) { NoteRow(note: .sample) }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ScrollUIMacros", type: "Preview")

/// Makes a variable in the closure of a `#Preview` a property of the preview, so that `@State` keeps its value.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = false
///   Toggle("Sound", isOn: $isOn)
/// }
/// ```
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

/// A presentation setting of a preview.
public struct PreviewTrait<Traits>: Sendable {
  /// The setting.
  package let kind: PreviewTraitKind

  /// The size that is chosen in the window of previews.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .layout(.device)) }
  /// The size of the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .layout(.sizeThatFits)) }
  /// A box of a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }
  /// Portrait orientation: the longer side of the chosen size is the height.
  public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation(.portrait)) }
  /// Portrait orientation; the picture is not turned.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }
  /// Landscape orientation: the longer side of the chosen size is the width.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeLeft)) }
  /// Landscape orientation: the longer side of the chosen size is the width.
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeRight)) }

  /// Applies `modifier` to the preview.
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait {
    let modifier = UncheckedTransfer(modifier)
    return PreviewTrait(
      kind: .modifier { content in
        AnyView(PreviewModified(modifier: modifier.value, content: PreviewModifierContent(content: content)))
      })
  }
}

/// The setting of a `PreviewTrait`.
package enum PreviewTraitKind: Sendable {
  /// The size of the preview.
  case layout(PreviewLayout)
  /// The orientation of the preview.
  case orientation(InterfaceOrientation)
  /// A `PreviewModifier`.
  case modifier(@Sendable @MainActor (AnyView) -> AnyView)
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, Sendable {
  private let index: Int

  /// The longer side is the height.
  public static var portrait: InterfaceOrientation { InterfaceOrientation(index: 0) }
  /// The longer side is the height; the device is turned upside down.
  public static var portraitUpsideDown: InterfaceOrientation { InterfaceOrientation(index: 1) }
  /// The longer side is the width; the device is turned to the left.
  public static var landscapeLeft: InterfaceOrientation { InterfaceOrientation(index: 2) }
  /// The longer side is the width; the device is turned to the right.
  public static var landscapeRight: InterfaceOrientation { InterfaceOrientation(index: 3) }

  /// True if the longer side is the width.
  package var isLandscape: Bool { index >= 2 }
}

/// A type that declares previews; the form before `#Preview`. The program of `swift package preview` finds the types by their conformance.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews: a view, or several, of which each is shown by itself.
  @ViewBuilder static var previews: Previews { get }
}

/// The size of a preview.
public enum PreviewLayout: Sendable, Equatable {
  /// The size that is chosen in the window of previews.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of the device that an editor simulates. It has no effect: previews have sizes, and no devices are imitated.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from a string literal.
  public init(stringLiteral value: String) { rawValue = value }
}

extension ContainerValues {
  @Entry var previewDisplayName: String?
  @Entry var previewLayout: PreviewLayout?
  @Entry var previewOrientation: InterfaceOrientation?

  /// The settings that the modifiers of a preview make: name, size and orientation; nil for a setting that is not made.
  package var preview: (name: String?, layout: PreviewLayout?, orientation: InterfaceOrientation?) {
    (previewDisplayName, previewLayout, previewOrientation)
  }
}

nonisolated extension View {
  /// Sets the size of a preview in a `PreviewProvider`.
  public func previewLayout(_ value: PreviewLayout) -> some View { containerValue(\.previewLayout, value) }

  /// Sets the device of a preview. Has no effect: previews have sizes, and no devices are imitated.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the name of a preview in a `PreviewProvider`.
  public func previewDisplayName(_ value: String?) -> some View { containerValue(\.previewDisplayName, value) }

  /// Sets the orientation of a preview in a `PreviewProvider`.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    containerValue(\.previewOrientation, value)
  }
}
