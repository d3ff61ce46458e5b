import ScrollUI

/// A message in place of content that is missing: a large symbol with a title, a description, and buttons.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - label: A `Label`, whose icon is shown large above the title.
  ///   - description: A text below the title, in the secondary color.
  ///   - actions: Buttons below the description.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

nonisolated extension ContentUnavailableView
where Label == ScrollUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a localized title and the symbol named `name`.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { ScrollUI.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a message with a title that is not localized and the symbol named `name`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { ScrollUI.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a message with a localized title and an image from the app's resources.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { ScrollUI.Label(title, image: name) }, description: { description })
  }

  /// Creates a message with a title that is not localized and an image from the app's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { ScrollUI.Label(title, image: name) }, description: { description })
  }
}

/// The views of the message for a search without results.
public struct SearchUnavailableContent {
  /// The title and the symbol.
  public struct Label: View {
    let text: String?

    /// A label with a magnifying glass.
    public var body: some View {
      if let text {
        ScrollUI.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
      } else {
        ScrollUI.Label("No Results", systemImage: "magnifyingglass")
      }
    }
  }

  /// The description.
  public struct Description: View {
    /// A hint at the spelling.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// The buttons: there are none.
  public struct Actions: View {
    /// No views.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The message for a search without results.
  public static var search: ContentUnavailableView { message(text: nil) }

  /// The message for a search for `text` without results. An empty text is not shown.
  public static func search(text: String) -> ContentUnavailableView { message(text: text.isEmpty ? nil : text) }

  private static func message(text: String?) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

extension ContentUnavailableView: View {
  /// The message in the middle of the available space.
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        // In a row of a list the icon would have the accent color.
        label.labelStyle(UnavailableLabelStyle()).listItemTint(.monochrome)
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      VStack(spacing: 8) { actions }
    }
    .multilineTextAlignment(.center)
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 14) {
      configuration.icon.font(.system(size: 44)).foregroundStyle(.secondary)
      configuration.title.font(.title2.weight(.bold))
    }
  }
}
