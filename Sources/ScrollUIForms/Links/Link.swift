import Foundation
import ScrollUI

/// A button that opens an address, with `EnvironmentValues.openURL`.
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: The address.
  ///   - label: The views of the link.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

nonisolated extension Link where Label == Text {
  /// Creates a link with a localized label.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a label that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View {
  /// A button in the accent color.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .defaultButtonStyle(.borderless)
    .semantics(.link)
    .help(Text(verbatim: destination.absoluteString))
  }
}
