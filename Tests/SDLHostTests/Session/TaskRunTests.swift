import SDLHost
import Testing

@Suite struct TaskRunTests {
  @Test func tasksOfTheRunAreNumberedFromOne() {
    var run = TaskRun(after: 10, holdsArrivals: false)
    run.isCurrent = true
    #expect(run.numberOfOwn(11) == 1)
    #expect(run.numberOfOwn(15) == 2)
    #expect(run.numberOfOwn(11) == 1)
  }

  @Test func olderTasksBelongToTheProgram() {
    var run = TaskRun(after: 10, holdsArrivals: true)
    run.isCurrent = true
    #expect(run.numberOfOwn(10) == 0)
    #expect(run.numberOfArrived(10) == nil)
  }

  @Test func tasksThatTheProgramCreatesDuringTheRunStayForeign() {
    var run = TaskRun(after: 10, holdsArrivals: true)
    #expect(run.numberOfOwn(12) == 0)
    run.isCurrent = true
    #expect(run.numberOfOwn(12) == 0)
    #expect(run.numberOfArrived(12) == nil)
  }

  @Test func aTaskFromAnotherThreadIsNumberedWhenItArrives() {
    var run = TaskRun(after: 10, holdsArrivals: true)
    #expect(run.numberOfArrived(13) == 0)
    #expect(run.addNumber(to: 13) == 1)
    #expect(run.numberOfArrived(13) == 1)
  }
}
