import Engine

extension ViewHost {
  /// The pages of the navigation stacks, the selected tabs and the presented sheets, for `restore(navigation:)` in the next process.
  ///
  /// Pages are stored by their `Codable` values or by the labels of their links, tabs by their values, and sheets if a binding to a `Bool`
  /// presents them.
  package var storedNavigation: [StorageValue] {
    var stored: [StorageValue] = []
    graph.forRoot { stored = NavigationRestoration.stored(in: $0) }
    return stored
  }

  /// Opens the pages, tabs and sheets of `storedNavigation` before the first frame, without animations. Views and their callbacks are brought
  /// up to date for it, so that `restore(_:)` finds the scroll views of the pages.
  package func restore(navigation stored: [StorageValue]) {
    guard !stored.isEmpty else { return }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    pipeline.prepareWithCallbacks()
    withTransaction(transaction) {
      graph.forRoot { root in
        NavigationRestoration.restore(stored, in: root) { pipeline.prepareWithCallbacks() }
      }
    }
  }

  /// The places of the scroll views in the order of the tree, for `restore(_:)` in another process.
  ///
  /// `.null` for a scroll view at its beginning, and for rows whose identities are of other types than `Int`, `String` and `UUID`.
  package var scrollPlaces: [StorageValue] {
    let storage = ScrollPlaceStorage(ids: .standard)
    return scrollNodes.map { node in
      guard case .place(let place)? = node.restorableState else { return .null }
      return storage.value(of: place)
    }
  }

  /// Requests the `scrollPlaces` of another process before the first frame, in the order of the tree. A place with rows that a scroll view
  /// does not have waits for them until the user scrolls.
  package func restore(_ places: [StorageValue]) {
    let storage = ScrollPlaceStorage(ids: .standard)
    for (node, value) in zip(scrollNodes, places) {
      guard let place = storage.place(in: value) else { continue }
      node.requests.add(ScrollRequest(.place(place), rank: .initial))
    }
  }

  private var scrollNodes: [ScrollNode] {
    var found: [ScrollNode] = []
    func collect(_ node: RenderNode) {
      if let node = node as? ScrollNode { found.append(node) }
      node.children.forEach(collect)
    }
    collect(pipeline.root)
    return found
  }
}
