// What alerts and action sheets of before iOS 15 show; no views in SwiftUI, and judged as if they were.

struct Alert: View {
  typealias Body = Never
  init(title: String?, message: String? = nil) {}
  init(title: String?, message: String? = nil, @ViewBuilder dismissButton: () -> some View) {}
  init(
    title: String?, message: String? = nil, @ViewBuilder primaryButton: () -> some View,
    @ViewBuilder secondaryButton: () -> some View
  ) {}
}
struct ActionSheet: View {
  typealias Body = Never
  init(title: String?, message: String? = nil) {}
  init(title: String?, message: String? = nil, @ViewBuilder buttons: () -> some View) {}
}
