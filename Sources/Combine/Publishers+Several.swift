extension Publishers {
  /// The latest values of three publishers, after each has sent a value.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher, Source
  where B.Failure == A.Failure, C.Failure == A.Failure {
    /// A value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The `Failure` of the publishers.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Combines the values of `a`, `b` and `c`.
    public init(_ a: A, _ b: B, _ c: C) {
      joined = Publishers.CombineLatest(Publishers.CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
        .eraseToAnyPublisher()
    }

    /// Passes each `Output` to `subscriber`.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { joined.start(receiver) }
  }

  /// The latest values of four publishers, after each has sent a value.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher, Source
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    /// A value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The `Failure` of the publishers.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Combines the values of `a`, `b`, `c` and `d`.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      joined = Publishers.CombineLatest(Publishers.CombineLatest(Publishers.CombineLatest(a, b), c), d).map {
        ($0.0.0.0, $0.0.0.1, $0.0.1, $0.1)
      }.eraseToAnyPublisher()
    }

    /// Passes each `Output` to `subscriber`.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { joined.start(receiver) }
  }

  /// Tuples of the values of three publishers: the first of each, then the second of each.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher, Source
  where B.Failure == A.Failure, C.Failure == A.Failure {
    /// A value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The `Failure` of the publishers.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Joins the values of `a`, `b` and `c`.
    public init(_ a: A, _ b: B, _ c: C) {
      joined = Publishers.Zip(Publishers.Zip(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
    }

    /// Passes each `Output` to `subscriber`.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { joined.start(receiver) }
  }

  /// Tuples of the values of four publishers: the first of each, then the second of each.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher, Source
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    /// A value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The `Failure` of the publishers.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Joins the values of `a`, `b`, `c` and `d`.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      joined = Publishers.Zip(Publishers.Zip(Publishers.Zip(a, b), c), d).map { ($0.0.0.0, $0.0.0.1, $0.0.1, $0.1) }
        .eraseToAnyPublisher()
    }

    /// Passes each `Output` to `subscriber`.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { joined.start(receiver) }
  }

  /// The values of two publishers as they come. It ends after the last of them, or with the first error.
  public struct Merge<A: Publisher, B: Publisher>: Publisher, Source
  where B.Output == A.Output, B.Failure == A.Failure {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The `Failure` of the publishers.
    public typealias Failure = A.Failure
    private let joined: MergeMany<AnyPublisher<Output, Failure>>

    /// Merges `a` and `b`.
    public init(_ a: A, _ b: B) {
      joined = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
    }

    /// Passes each `Output` to `subscriber`.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { joined.start(receiver) }
  }

  /// The values of three publishers as they come. It ends after the last of them, or with the first error.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher, Source
  where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The `Failure` of the publishers.
    public typealias Failure = A.Failure
    private let joined: MergeMany<AnyPublisher<Output, Failure>>

    /// Merges `a`, `b` and `c`.
    public init(_ a: A, _ b: B, _ c: C) {
      joined = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
    }

    /// Passes each `Output` to `subscriber`.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { joined.start(receiver) }
  }

  /// The values of four publishers as they come. It ends after the last of them, or with the first error.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher, Source
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure
  {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The `Failure` of the publishers.
    public typealias Failure = A.Failure
    private let joined: MergeMany<AnyPublisher<Output, Failure>>

    /// Merges `a`, `b`, `c` and `d`.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      joined = MergeMany(
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher())
    }

    /// Passes each `Output` to `subscriber`.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { joined.start(receiver) }
  }

  /// The values of five publishers as they come. It ends after the last of them, or with the first error.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher, Source
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure
  {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The `Failure` of the publishers.
    public typealias Failure = A.Failure
    private let joined: MergeMany<AnyPublisher<Output, Failure>>

    /// Merges `a`, `b`, `c`, `d` and `e`.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      joined = MergeMany(
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher())
    }

    /// Passes each `Output` to `subscriber`.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { joined.start(receiver) }
  }

  /// The values of six publishers as they come. It ends after the last of them, or with the first error.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher,
    Source
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure, F.Output == A.Output, F.Failure == A.Failure
  {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The `Failure` of the publishers.
    public typealias Failure = A.Failure
    private let joined: MergeMany<AnyPublisher<Output, Failure>>

    /// Merges `a`, `b`, `c`, `d`, `e` and `f`.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      joined = MergeMany(
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(), f.eraseToAnyPublisher())
    }

    /// Passes each `Output` to `subscriber`.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { joined.start(receiver) }
  }

  /// The values of seven publishers as they come. It ends after the last of them, or with the first error.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher, Source
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure, F.Output == A.Output, F.Failure == A.Failure,
    G.Output == A.Output, G.Failure == A.Failure
  {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The `Failure` of the publishers.
    public typealias Failure = A.Failure
    private let joined: MergeMany<AnyPublisher<Output, Failure>>

    /// Merges `a`, `b`, `c`, `d`, `e`, `f` and `g`.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      joined = MergeMany(
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher())
    }

    /// Passes each `Output` to `subscriber`.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { joined.start(receiver) }
  }

  /// The values of eight publishers as they come. It ends after the last of them, or with the first error.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher, Source
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure, F.Output == A.Output, F.Failure == A.Failure,
    G.Output == A.Output, G.Failure == A.Failure, H.Output == A.Output, H.Failure == A.Failure
  {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The `Failure` of the publishers.
    public typealias Failure = A.Failure
    private let joined: MergeMany<AnyPublisher<Output, Failure>>

    /// Merges `a`, `b`, `c`, `d`, `e`, `f`, `g` and `h`.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      joined = MergeMany(
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher(), h.eraseToAnyPublisher())
    }

    /// Passes each `Output` to `subscriber`.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { joined.start(receiver) }
  }
}

extension Publisher {
  /// Sends the values of `self`, `b` and `c` as they come.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Sends the values of `self`, `b`, `c` and `d` as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Sends the values of `self`, `b`, `c`, `d` and `e` as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
    -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Sends the values of `self`, `b`, `c`, `d`, `e` and `f` as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Sends the values of `self`, `b`, `c`, `d`, `e`, `f` and `g` as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Sends the values of `self`, `b`, `c`, `d`, `e`, `f`, `g` and `h` as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
