extension Int {
  /// So many times a limit; the largest number where there is none as large, for any limit may be asked for.
  package func limit(times factor: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: factor)
    return overflows ? .max : product
  }
}
