import Testing

@testable import GalleyCommand

@Suite struct ParallelMapTests {
  @Test(arguments: [0, 1, 2, 1000])
  func resultsAreInTheOrderOfTheItems(_ count: Int) {
    #expect(ParallelMap.map(Array(0..<count)) { $0 * 2 } == (0..<count).map { $0 * 2 })
  }

  @Test(arguments: [0, 1, 2, 1000])
  func resultsAreHandedOverInTheOrderOfTheItems(_ count: Int) {
    var used: [Int] = []
    ParallelMap.forEach(Array(0..<count)) {
      $0 * 2
    } use: {
      used.append($0)
    }
    #expect(used == (0..<count).map { $0 * 2 })
  }
}
