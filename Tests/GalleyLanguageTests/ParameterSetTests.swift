import GalleyLanguage
import Testing

/// Sets of parameters hold any number of them.
@Suite struct ParameterSetTests {
  @Test(arguments: [0, 1, 62, 63, 64, 65, 127, 128, 200]) func aPositionIsKept(_ position: Int) {
    var set = ParameterSet()
    #expect(set.isEmpty && !set.contains(position))
    set.insert(position)
    #expect(!set.isEmpty && set.contains(position))
    #expect((0...300).filter { set.contains($0) } == [position])
    #expect(set == ParameterSet(position))
  }

  @Test func whatIsMissingIsWhatTheOtherHasNot() {
    var required = ParameterSet()
    var given = ParameterSet()
    for position in 0..<150 { required.insert(position) }
    for position in 0..<149 { given.insert(position) }
    #expect(!required.isSubset(of: given))
    #expect(given.isSubset(of: required))
    #expect(required.subtracting(given) == ParameterSet(149))
    given.insert(149)
    #expect(required.isSubset(of: given) && required.subtracting(given).isEmpty)
    #expect(required.subtracting(given) == ParameterSet())
  }
}
