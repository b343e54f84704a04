import GalleyCatalogue
import GalleyLanguage

/// The documents of all examples of the catalogue, in its order.
package let catalogueExamples: [String] =
  Catalogue.standard.views.flatMap(\.examples).map(\.document)
  + Catalogue.standard.modifiers.flatMap(\.examples).map(\.document)
