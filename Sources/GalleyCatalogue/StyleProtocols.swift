import GalleyLanguage

extension Catalogue {
  /// Every family of styles, in alphabetical order.
  ///
  /// A new family stands in the file of the modifier that sets it, in the folder of its control, and has a line here:
  /// `StyleProtocol` says how controls and modifiers use it.
  static let styleProtocols: [StyleProtocol] = [
    .buttonStyle,
    .controlGroupStyle,
    .datePickerStyle,
    .disclosureGroupStyle,
    .formStyle,
    .gaugeStyle,
    .groupBoxStyle,
    .indexViewStyle,
    .labeledContentStyle,
    .labelStyle,
    .listStyle,
    .menuStyle,
    .navigationSplitViewStyle,
    .navigationViewStyle,
    .pickerStyle,
    .primitiveButtonStyle,
    .progressViewStyle,
    .tableStyle,
    .tabViewStyle,
    .textEditorStyle,
    .textFieldStyle,
    .toggleStyle,
  ]
}
