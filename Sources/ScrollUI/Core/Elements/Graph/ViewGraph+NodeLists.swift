import Engine

/// The lists of nodes that change together.
extension ViewGraph {
  /// The number of `updateNodeList()` calls; counted by tests.
  package var nodeListUpdates: Int { nodeLists.updates }

  /// Schedules `updateNodeList()` of `element`, or calls it at once outside of `collectingNodeLists(_:)`.
  func setNeedsNodeList(_ element: Element) {
    guard nodeLists.isCollecting else { return element.updateNodeList() }
    if transaction.animation != nil || change.transaction.animation != nil || !pipeline.change.adjustsOffsets {
      element.nodeListChange = change
    }
    guard !element.isNodeListStale else { return }
    element.isNodeListStale = true
    nodeLists.stale.append(element)
  }

  /// Runs `body` and then updates each node list that it has made stale once: a thousand rows that change together cost
  /// their container one new list, not a thousand.
  func collectingNodeLists(_ body: () -> Void) {
    let isOuter = !nodeLists.isCollecting
    nodeLists.isCollecting = true
    body()
    guard isOuter else { return }
    // Children first: the lists of parents are made of theirs.
    while !nodeLists.stale.isEmpty {
      let elements = nodeLists.stale.sorted { $0.depth > $1.depth }
      nodeLists.stale.removeAll(keepingCapacity: true)
      for element in elements {
        element.isNodeListStale = false
        guard element.isMounted else { continue }
        nodeLists.updates += 1
        let change = element.nodeListChange ?? TransactionChange()
        let scope = element.nodeListChange == nil ? nil : element.transactionScope
        element.nodeListChange = nil
        making(change, in: scope, element.updateNodeList)
      }
    }
    nodeLists.isCollecting = false
  }
}
