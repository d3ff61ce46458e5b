import Engine

/// The section index of a list, and the search for rows by typed characters.
extension ListContentElement {
  /// The labels of the index; empty if it is not shown.
  var indexLabels: [LazySegments.IndexLabel] { hidesIndex ? [] : segments.indexLabels }

  /// Passes the labels to the `SectionIndexModel`, in the observe phase since views are evaluated now.
  func updateIndex() {
    let model = view.controller.sectionIndex
    guard model.labels != indexLabels else { return }
    graph.enqueue("sectionIndexLabel") { [weak self] in
      guard let self, isMounted else { return }
      model.take(indexLabels)
      model.observe(in: graph)
    }
  }

  func findRow(withPrefix prefix: String, from item: Int, completion: @escaping (Int) -> Void) -> Bool {
    prefixSearch = nil
    let sections = segments.indexLabels
    let search = RowPrefixSearch(prefix, in: findableParts, from: item) { [weak self] found in
      guard let item = found ?? self?.section(withPrefix: prefix, after: item) else { return }
      completion(item)
    }
    guard let search else {
      guard !sections.isEmpty else { return false }
      if let item = section(withPrefix: prefix, after: item) { completion(item) }
      return true
    }
    prefixSearch = search
    if case .nextFrame = search.tick(at: graph.pipeline.time) { node?.host?.add(search) }
    return true
  }

  /// The item of the next section with a label that begins with `prefix`. Continues at the beginning of the list.
  private func section(withPrefix prefix: String, after item: Int) -> Int? {
    let found = segments.indexLabels.filter { $0.text.lowercased().hasPrefix(prefix) }
    return (found.first { $0.item >= item } ?? found.first)?.item
  }
}
