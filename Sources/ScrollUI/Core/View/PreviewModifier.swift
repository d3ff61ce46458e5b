import Engine

/// A modifier for previews, with a context that is made once for all previews that use it.
///
/// ```swift
/// struct SampleNotes: PreviewModifier {
///   static func makeSharedContext() async throws -> NoteStore { try await NoteStore.samples() }
///   func body(content: Content, context: NoteStore) -> some View { content.environment(context) }
/// }
/// #Preview(traits: .modifier(SampleNotes())) { NoteList() }
/// ```
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The type of the context; `Void` for modifiers without a context.
  associatedtype Context = Void
  /// The type of the view that `body` makes.
  associatedtype Body: View
  /// The preview that is modified.
  typealias Content = PreviewModifierContent

  /// Makes the context. It is called once for each type, when the first preview that uses it is shown.
  static func makeSharedContext() async throws -> Context

  /// The modified preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes no context.
  public static func makeSharedContext() async throws {}
}

/// The preview that a `PreviewModifier` modifies.
public struct PreviewModifierContent {
  let content: AnyView
}

extension PreviewModifierContent: View {
  /// The preview.
  public var body: some View { content }
}

/// A preview with a `PreviewModifier`. It is empty until the context is there; a line on standard error reports a failure.
struct PreviewModified<Modifier: PreviewModifier> {
  let modifier: Modifier
  let content: PreviewModifierContent
  @State private var context: Modifier.Context?
}

extension PreviewModified: View {
  var body: some View {
    if let context {
      modifier.body(content: content, context: context)
    } else {
      EmptyView().task {
        do { context = try await PreviewContexts.context(of: Modifier.self) } catch {
          Diagnostics.warn("\(Modifier.self).makeSharedContext() failed: \(error)")
        }
      }
    }
  }
}

/// The contexts of preview modifiers by type.
@MainActor private enum PreviewContexts {
  private static var contexts: [ObjectIdentifier: Any] = [:]

  static func context<Modifier: PreviewModifier>(of type: Modifier.Type) async throws -> Modifier.Context {
    let id = ObjectIdentifier(type)
    if let shared = contexts[id] as? Modifier.Context { return shared }
    let context = try await Modifier.makeSharedContext()
    contexts[id] = context
    return context
  }
}
