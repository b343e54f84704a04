import CLibYAML

/// The bare event loop of libyaml, below which no reader that is built on it can go.
enum LibYAML {
  /// Parses `bytes`, does nothing with the events, and returns how many there are; 0 after an error.
  static func countEvents(in bytes: [UInt8]) -> Int {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return 0 }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    return bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var count = 0
      var event = yaml_event_t()
      while yaml_parser_parse(&parser, &event) == 1 {
        count += 1
        let isLast = event.type == YAML_STREAM_END_EVENT
        yaml_event_delete(&event)
        if isLast { return count }
      }
      return 0
    }
  }
}
