import Engine
import Geometry
import Testing

@Suite struct StackSolverTests {
  private func child(_ minimum: CGFloat, _ maximum: CGFloat, priority: Double = 0) -> StackSolver.Child {
    StackSolver.Child(priority: priority, minimum: minimum, maximum: maximum)
  }

  /// The proposals, and the order in which children with limits were measured.
  private func solve(_ children: [StackSolver.Child], _ available: CGFloat) -> (offers: [CGFloat], order: [Int]) {
    var order: [Int] = []
    let offers = StackSolver.offers(to: children, available: available) { index, offer in
      order.append(index)
      return max(children[index].minimum, min(children[index].maximum, offer))
    }
    return (offers, order)
  }

  @Test func aStackWithoutChildrenMakesNoProposals() { #expect(solve([], 100).offers.isEmpty) }

  @Test func anOnlyChildIsProposedTheWholeLength() { #expect(solve([child(0, 10)], 100).offers == [100]) }

  @Test func theLeastFlexibleChildIsMeasuredFirst() {
    let (offers, order) = solve([child(0, .infinity), child(0, 20), child(30, 30)], 100)
    #expect(order == [2, 1, 0])
    #expect(offers == [50, 35, CGFloat(100) / 3])
  }

  @Test func equallyFlexibleChildrenAreMeasuredInOrder() {
    #expect(solve([child(0, 10), child(5, 15), child(0, .infinity), child(9, .infinity)], 100).order == [0, 1, 2, 3])
  }

  @Test func lowerPrioritiesKeepTheirMinimum() {
    let (offers, order) = solve(
      [child(30, .infinity), child(0, .infinity, priority: 1), child(5, 5, priority: -1)], 100)
    #expect(order == [1, 0, 2])
    #expect(offers == [30, 65, 5])
  }

  @Test func proposalsAreNeverNegative() {
    #expect(solve([child(80, 80), child(50, 50), child(0, .infinity)], 100).offers == [CGFloat(100) / 3, 10, 0])
    #expect(solve([child(5, 5), child(5, 5)], 0).offers == [0, 0])
  }
}
