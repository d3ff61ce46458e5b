import Engine

/// The state of the loading of an `AsyncImage`.
public enum AsyncImagePhase {
  /// The image is not loaded yet, or the `url` is nil.
  case empty
  /// The image is loaded, see `image`.
  case success(Image)
  /// Loading has failed with an error, see `error`.
  case failure(any Error)

  /// The image; nil unless the phase is `success`.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error; nil unless the phase is `failure`.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that is loaded from a file or over HTTP while the view is present.
///
/// ```swift
/// AsyncImage(url: url) { image in
///   image.resizable()
/// } placeholder: {
///   ProgressView()
/// }
/// ```
///
/// Loading is cancelled when the view disappears. Supported formats are PNG, JPEG, GIF, WebP and SVG, with files up to
/// 64 MB and images up to 64 Mi pixels. Any other file is a failure, which a debug build reports on standard error.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  /// True if a gray area is shown while the image is missing.
  private let hasStandIn: Bool
  @State private var phase = AsyncImagePhase.empty
  /// The URL of the image that is shown.
  @State private var loaded: URL?
  @Environment(\.imageLibrary) private var library
}

nonisolated extension AsyncImage {
  /// Creates an image in its own size. A gray area appears until it is loaded, and if loading fails.
  ///
  /// - Parameters:
  ///   - url: The address of the image; nil loads nothing.
  ///   - scale: The number of the image's pixels per point.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.url = url
    self.scale = scale
    transaction = Transaction()
    content = { $0.image ?? Image(systemName: "photo") }
    hasStandIn = true
  }

  /// Creates an image that is shown by `content`, or by `placeholder` until it is loaded and if loading fails.
  ///
  /// - Parameters:
  ///   - url: The address of the image; nil loads nothing.
  ///   - scale: The number of the image's pixels per point.
  ///   - content: Builds the view of the image, or of the phase of loading.
  ///   - placeholder: Builds the view that is shown without an image.
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

  /// Creates an image that is shown by `content` for each phase of loading.
  ///
  /// - Parameters:
  ///   - url: The address of the image; nil loads nothing.
  ///   - scale: The number of the image's pixels per point.
  ///   - transaction: The transaction of changes of the phase, for instance with an animation.
  ///   - content: Builds the view of the image, or of the phase of loading.
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
  /// The content for the current phase, with a task that loads `url`.
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
    // A view that was hidden for a while may still have its image.
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

/// The error of a window without a library that loads images.
private struct AsyncImageUnavailable: LocalizedError {
  var errorDescription: String? { "this window has no library that loads images" }
}
