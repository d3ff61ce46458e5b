import Engine

/// The values of dropped `DragItem`s, which are delivered once, together and in the order of the items.
///
/// Values that are ready are delivered at once. Values of a `DataRepresentation` that waits arrive later; the delivery then
/// waits for the last of them. `cancel()` prevents the delivery.
@MainActor final class DropLoad<Value: Transferable>: PendingDrop {
  private var values: [Value?]
  private var remaining: Int
  private var tasks: [Task<Void, Never>] = []
  private var deliver: (([Value]) -> Bool)?
  private var completion: () -> Void = {}
  /// The result of `deliver`; nil before the delivery.
  private(set) var isTaken: Bool?

  /// Creates the load of items, which are at least one.
  ///
  /// - Parameter deliver: Takes the values. Items without a value are left out. Not called without values.
  init(count: Int, deliver: @escaping ([Value]) -> Bool) {
    values = Array(repeating: nil, count: count)
    remaining = count
    self.deliver = deliver
  }

  /// Begins to load. Calls `completion` once, after the delivery or `cancel()`.
  func start(_ items: [DragItem], completion: @escaping () -> Void) {
    self.completion = completion
    for (index, item) in items.enumerated() {
      tasks.append(
        Task.immediate { @MainActor in
          // The transfer is complete after the delivery.
          let transfer = item.transfer
          transfer?.begin()
          let value = try? await item.load(Value.self)
          self.receive(value, at: index)
          transfer?.end()
        })
    }
  }

  private func receive(_ value: Value?, at index: Int) {
    values[index] = value
    remaining -= 1
    guard remaining == 0, let deliver else { return }
    self.deliver = nil
    let present = values.compactMap { $0 }
    isTaken = !present.isEmpty && deliver(present)
    completion()
  }

  func cancel() {
    guard deliver != nil else { return }
    deliver = nil
    for task in tasks { task.cancel() }
    completion()
  }
}

extension DropTargetNode {
  /// Loads the values of dropped items. Returns the result of `deliver`, or true if values have not arrived yet. A target that leaves its
  /// window before does not get them.
  func load<Value: Transferable>(_ items: [DragItem], as type: Value.Type, deliver: @escaping ([Value]) -> Bool) -> Bool
  {
    guard !items.isEmpty else { return false }
    let load = DropLoad(count: items.count, deliver: deliver)
    pending.append(load)
    load.start(items) { [weak self, weak load] in self?.pending.removeAll { $0 === load } }
    return load.isTaken ?? true
  }
}
