import Synchronization

/// A preview that a file declares.
package struct PreviewSource: Sendable {
  /// The name; nil for a preview without a name.
  package var name: String?
  /// The path of the file; empty if it is not known.
  package var file: String
  /// The line of the declaration in the file, from 1; 0 if it is not known.
  package var line: Int
  /// The module of the file.
  package var module: String
  /// The settings, in the order of their declaration.
  package var traits: [PreviewTraitKind]
  /// Creates the view of the preview.
  package var content: @MainActor () -> AnyView
  /// True if each view of `content` is a preview by itself, with its own name and size (`PreviewProvider`).
  package var hasSeveralViews = false

  /// Creates a preview.
  package init(
    name: String?, file: String, line: Int, module: String, traits: [PreviewTraitKind] = [],
    content: @escaping @MainActor () -> AnyView
  ) {
    (self.name, self.file, self.line, self.module) = (name, file, line, module)
    (self.traits, self.content) = (traits, content)
  }

  /// The preview of the type `provider`; its views are previews by themselves. The name of its file is not known.
  @MainActor package init<Provider: PreviewProvider>(provider: Provider.Type) {
    let names = String(reflecting: provider).split(separator: ".")
    let module = names.first.map(String.init) ?? ""
    let name = names.last.map { $0.hasSuffix("_Previews") ? String($0.dropLast("_Previews".count)) : String($0) }
    self.init(name: name, file: "", line: 0, module: module) { AnyView(Provider.previews) }
    hasSeveralViews = true
  }

  /// The previews of the records that have run, in the order in which they ran.
  package static var added: [PreviewSource] { addedSources.withLock { $0 } }
}

private let addedSources = Mutex<[PreviewSource]>([])

/// The place of a `#Preview`. Its expansion adds the preview to the catalog. Programs do not use it.
public struct _PreviewLocation: Sendable {
  private let file: String
  private let line: Int
  private let module: String

  /// Creates the place of a preview in the line `line` of `file`, a file of the module `module`.
  nonisolated public init(file: String, line: Int, module: String) {
    (self.file, self.line, self.module) = (file, line, module)
  }

  /// Adds a preview without traits.
  nonisolated public func add(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
    add(name, [], body)
  }

  /// Adds a preview with traits.
  nonisolated public func add(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    add(name, [traits] + additionalTraits, body)
  }

  nonisolated private func add(
    _ name: String?, _ traits: [PreviewTrait<Preview.ViewTraits>], _ body: @escaping @MainActor () -> any View
  ) {
    let source = PreviewSource(name: name, file: file, line: line, module: module, traits: traits.map(\.kind)) {
      AnyView(body())
    }
    addedSources.withLock { $0.append(source) }
  }
}
