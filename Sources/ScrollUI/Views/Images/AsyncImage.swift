import Engine
import Foundation

/// How far an image has come that is loaded.
public enum AsyncImagePhase {
  /// It is not there yet, or there is no address.
  case empty
  case success(Image)
  case failure(any Error)

  /// The image, when it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// What went wrong; nil while nothing has.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that is loaded while the view is there: of a file, or over HTTP.
///
/// ```swift
/// AsyncImage(url: url) { image in
///   image.resizable()
/// } placeholder: {
///   ProgressView()
/// }
/// ```
///
/// Loading ends when the view goes. PNG, JPEG, GIF, WebP and SVG can be read, up to 64 MB in the file and 64 Mi pixels. What is larger, or
/// something else, is a failure that a debug build names on standard error.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  /// Whether a grey area stands in for an image that is not there.
  private let hasStandIn: Bool
  @State private var phase = AsyncImagePhase.empty
  /// Where the image that is shown came from.
  @State private var loaded: URL?
  @Environment(\.imageLibrary) private var library
}

nonisolated extension AsyncImage {
  /// The image in its own size, with `scale` pixels per point; until it is there, and where it cannot be loaded, a grey area.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.url = url
    self.scale = scale
    transaction = Transaction()
    content = { $0.image ?? Image(systemName: "photo") }
    hasStandIn = true
  }

  /// What `content` makes of the image; until it is there, and where it cannot be loaded, a placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// What `content` makes of each phase. Changes of the phase are made under `transaction`.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
    hasStandIn = false
  }
}

extension AsyncImage: View {
  public var body: some View {
    Group {
      if hasStandIn, phase.image == nil {
        Color.gray.opacity(0.2)
      } else {
        content(phase)
      }
    }
    .task(id: url) { await load() }
  }

  @MainActor private func load() async {
    guard let url else { return set(.empty) }
    guard let library else { return set(.failure(AsyncImageUnavailable())) }
    // A view that was out of sight for a while has its image already.
    guard loaded != url || phase.image == nil else { return }
    if loaded != nil || phase.error != nil { set(.empty) }
    do {
      let handle = try await library.load(url, scale: scale > 0 && scale.isFinite ? scale : 1)
      guard !Task.isCancelled else { return }
      loaded = url
      set(.success(Image(source: .loaded(handle))))
    } catch {
      if !Task.isCancelled { set(.failure(error)) }
    }
  }

  @MainActor private func set(_ phase: AsyncImagePhase) {
    withTransaction(transaction) { self.phase = phase }
  }
}

/// There is nothing that could load images.
private struct AsyncImageUnavailable: LocalizedError {
  var errorDescription: String? { "this window has no library that loads images" }
}
