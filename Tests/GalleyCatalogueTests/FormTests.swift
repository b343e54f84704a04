import GalleyCatalogue
import GalleyLanguage
import Testing

/// The forms of definitions are made when they are first asked for.
@Suite struct FormTests {
  @Test func formsStayTheSame() {
    for definition in Catalogue.standard.views {
      #expect(!definition.overloads.isEmpty)
      #expect(definition.overloads.elementsEqual(definition.overloads) { $0 === $1 })
      #expect(definition.callee === definition.callee)
    }
    for definition in Catalogue.standard.modifiers {
      #expect(!definition.overloads.isEmpty)
      #expect(definition.overloads.elementsEqual(definition.overloads) { $0 === $1 })
      #expect(definition.callee === definition.callee)
    }
  }

  @Test func allThreadsMeetTheSameForms() async {
    let definition = ModifierDefinition(
      "late", summary: "A modifier that nobody has met.", overloads: [ModifierOverload(type: .unchanged)], examples: [])
    let callees = await withTaskGroup(of: Callee.self) { group in
      for _ in 0..<64 { group.addTask { definition.callee } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(callees.allSatisfy { $0 === definition.callee })
  }

  @Test func labelsAreWordsOfTheirCallee() {
    func word(_ label: String, of callee: Callee) -> WordID? {
      var label = label
      return label.withUTF8 { callee.word($0) }
    }
    let callees = Catalogue.standard.views.map(\.callee) + Catalogue.standard.modifiers.map(\.callee)
    for callee in callees {
      for signature in callee.signatures {
        for (index, parameter) in signature.parameters.enumerated() {
          let word = word(parameter.label, of: callee)
          #expect(word == signature.words[index], "\(callee.name)(\(parameter.label):)")
        }
      }
      #expect(word("noSuchLabel", of: callee) == nil)
      #expect(word("", of: callee) == nil)
    }
  }

  @Test func namesAreWordsOfTheCatalogue() {
    let catalogue = Catalogue.standard
    for (index, view) in catalogue.views.enumerated() {
      #expect(catalogue.names.find(view.name).flatMap { catalogue.view($0)?.position } == index)
    }
    for (index, modifier) in catalogue.modifiers.enumerated() {
      #expect(catalogue.names.find(modifier.name).flatMap { catalogue.modifier($0)?.position } == index)
    }
  }
}
