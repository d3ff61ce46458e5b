import Testing
import scrollbench

@Suite struct ChunkedRowsTests {
  @Test(arguments: [0, 1, 4095, 4096, 4097, 10_000]) func itHoldsTheElementsOfAnArray(count: Int) {
    var array = Array(0..<count)
    var rows = ChunkedRows(array)
    #expect(Array(rows) == array)
    for step in 0..<120 {
      let new = (0..<100).map { -1000 * step - $0 }
      if step.isMultiple(of: 3) {
        rows.append(new)
        array += new
      } else {
        rows.prepend(new)
        array = new + array
      }
      #expect(rows.count == array.count)
    }
    #expect(rows.indices.allSatisfy { rows[$0] == array[$0] })
  }
}
