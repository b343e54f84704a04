"""YAML and JSON that readers stumble over."""

import json

from made import Input


def yaml():
    """YAML's rarer constructs, broken and whole."""
    samples = {
        "huge-indentation": " " * 1_000_000 + "Text: a\n",
        "growing-indentation": "".join(" " * i + "- a\n" for i in range(2_000)),
        "shrinking-indentation": "".join(" " * (2_000 - i) + "a: b\n" for i in range(2_000)),
        "complex-keys": "".join(f"? [a, {i}]\n: b\n" for i in range(20_000)),
        "complex-keys-in-keys": "? " * 3_000 + "a\n",
        "key-that-is-an-alias": "x-a: &a Text\n*a : hello\n",
        "key-that-is-an-alias-of-a-list": "x-a: &a [1]\n*a : hello\n",
        "key-with-a-tag": "!!str Text: hello\n",
        "key-with-a-wrong-tag": "!!int Text: hello\n",
        "key-of-a-megabyte": "a" * 1_000_000 + ": b\n",
        "key-beyond-1024": "Text" + " " * 2_000 + ": b\n",
        "quoted-key-of-a-megabyte": '"' + "a" * 1_000_000 + '": b\n',
        "key-on-two-lines": "Te\n xt: a\n",
        "anchor-of-a-megabyte": "Text: &" + "a" * 1_000_000 + " b\n",
        "tag-of-a-megabyte": "Text: !" + "a" * 1_000_000 + " b\n",
        "tag-with-escapes": "Text: !<tag:yaml.org,2002:%73%74%72> b\n",
        "tag-with-wrong-escapes": "Text: !<%zz%> b\n",
        "tag-without-end": "Text: !<tag b\n",
        "many-tag-directives": "".join(f"%TAG !a{i}! tag:x,2000:\n" for i in range(5_000)) + "---\nText: a\n",
        "equal-tag-directives": "%TAG !a! x\n%TAG !a! y\n---\nText: a\n",
        "many-version-directives": "%YAML 1.2\n" * 1_000 + "---\nText: a\n",
        "version-of-large-numbers": "%YAML 99999999999.99999999999\n---\nText: a\n",
        "directive-of-a-megabyte": "%" + "A" * 1_000_000 + "\n---\nText: a\n",
        "merge-of-itself": "Text: a\nx-a: &a\n  <<: *a\n",
        "merge-of-a-later-anchor": "<<: *b\nx-b: &b { Text: a }\n",
        "merge-twice": "x-a: &a { Text: a }\nbody: { <<: *a, <<: *a }\n",
        "merge-in-a-list": "x-a: &a { Text: a }\nbody:\n  - <<: [*a, *a, *a]\n  - <<: [[*a]]\n",
        "merge-as-value": "Text: <<\n",
        "merge-of-everything": "x-a: &a { Text: a }\n" + "".join(f"x-{i}: &b{i} {{ <<: {'*a' if i == 0 else f'*b{i - 1}'}, k{i}: 1 }}\n" for i in range(2_000)) + "body: *b1999\n",
        "merge-that-doubles": "x-a: &a0 { a: 1 }\n" + "".join(f"x-{i}: &a{i} {{ b: {{ <<: *a{i - 1} }}, c: {{ <<: *a{i - 1} }} }}\n" for i in range(1, 60)) + "body: Spacer\n",
        "alias-as-modifiers": "x-m: &m [ padding, padding ]\nText: a\nmodifiers: *m\n",
        "alias-of-the-whole": "&a Text: *a\n",
        "alias-of-the-document": "&a\nbody: [ *a ]\n",
        "alias-in-a-key-of-itself": "&a { ? *a : b }\n",
        "alias-bomb-of-keys": "x-0: &a0 { a: b }\n" + "".join(f"x-{i}: &a{i} {{ ? *a{i - 1} : *a{i - 1} }}\n" for i in range(1, 40)) + "body: Spacer\n",
        "alias-bomb-of-modifiers": "x-0: &a0 { Text: a }\n" + "".join(f"x-{i}: &a{i} {{ Color: red, modifiers: [ {{ background: *a{i - 1} }}, {{ overlay: *a{i - 1} }} ] }}\n" for i in range(1, 40)) + "body: *a39\n",
        "alias-bomb-of-state": "x-0: &a0 [1, 2, 3]\n" + "".join(f"x-{i}: &a{i} [ *a{i - 1}, *a{i - 1} ]\n" for i in range(1, 40)) + "state: { a: *a39 }\nbody: Spacer\n",
        "alias-chain": "x-0: &a0 a\n" + "".join(f"x-{i}: &a{i} [ *a{i - 1} ]\n" for i in range(1, 9_000)) + "body: Spacer\n",
        "alias-of-another-document": "--- &a\nText: a\n---\nText: *a\n",
        "block-text-without-end": "Text: |\n" + "  a\n" * 10,
        "block-text-with-tab": "Text: |\n\ta\n",
        "block-text-of-indentation-9": "Text: |9\n         a\n",
        "block-text-of-indentation-0": "Text: |0\n  a\n",
        "block-text-of-two-signs": "Text: |+-\n  a\n",
        "block-text-of-nothing": "Text: |\n",
        "block-text-of-line-ends": "Text: |+\n" + "\n" * 900_000,
        "folded-text-of-line-ends": "Text: >\n" + "\n" * 900_000 + "  a\n",
        "folded-text-that-changes": "Text: >\n" + "".join(" " * (2 + i % 5) + "a\n" for i in range(50_000)),
        "quoted-text-on-many-lines": 'Text: "' + "a\n  " * 200_000 + '"\n',
        "quoted-text-of-escaped-line-ends": 'Text: "' + "a\\\n  " * 200_000 + '"\n',
        "quoted-text-of-escapes": 'Text: "' + "\\x41\\u0041\\U00000041" * 20_000 + '"\n',
        "quoted-text-of-surrogates": 'Text: "\\ud83d\\ude00 \\ud83d"\n',
        "quoted-text-of-large-escapes": 'Text: "\\UFFFFFFFF"\n',
        "quoted-text-of-half-an-escape": 'Text: "\\x4"\n',
        "quoted-text-that-ends-in-a-backslash": 'Text: "a\\',
        "apostrophes": "Text: '" + "''" * 400_000 + "'\n",
        "flow-with-comments": "VStack: [" + "# a\n" * 100_000 + " Spacer ]\n",
        "flow-with-commas": "VStack: [ , ]\n",
        "flow-with-many-commas": "VStack: [" + ",\n" * 100_000 + "]\n",
        "flow-without-commas": "VStack: [ {a: b} {c: d} ]\n",
        "flow-pairs": "VStack: [ a: b, c: d ]\n",
        "flow-question-marks": "VStack: { ? , ? }\n",
        "flow-mixed-brackets": "VStack: [ { ] }\n",
        "flow-on-the-wrong-column": "VStack:\n  [\nSpacer\n]\n",
        "flow-with-document-end": "VStack: [\n---\n]\n",
        "document-marks-in-text": 'Text: "\n---\n"\n',
        "many-document-ends": "...\n" * 100_000,
        "document-behind-the-end": "Text: a\n...\ngarbage: [\n",
        "empty-documents": "---\n" * 100_000,
        "list-and-mapping": "- a\nb: c\n",
        "mapping-and-list": "b: c\n- a\n",
        "list-in-a-scalar": "Text: a\n  - b\n",
        "colon-in-a-scalar": "Text: a: b: c\n",
        "many-colons": "a" + ": a" * 20_000 + "\n",
        "many-dashes-and-colons": "- a: " * 3_000 + "b\n",
        "scalar-of-percent": "Text: %a\n",
        "scalar-of-at": "Text: @a\n",
        "infinities": "HStack: { spacing: .INF, content: [ { Spacer: { minLength: -.Inf } }, { Spacer: { minLength: .NAN } } ] }\n",
        "octals": "HStack: { spacing: 0o777777777777777777777777777, content: [ { Spacer: { minLength: 0xFFFFFFFFFFFFFFFFFFFFFFFFF } } ] }\n",
        "signs": "HStack: { spacing: +-1, content: [ { Spacer: { minLength: ++1 } }, { Spacer: { minLength: + } }, { Spacer: { minLength: . } }, { Spacer: { minLength: -.5 } }, { Spacer: { minLength: 1. } }, { Spacer: { minLength: 1e } } ] }\n",
        "underscores": "HStack: { spacing: 1__0, content: [ { Spacer: { minLength: 0x } }, { Spacer: { minLength: 1:30:00 } } ] }\n",
        "nulls": "body: ~\nstate: Null\nviews: NULL\ntypes: null\n",
        "nul-key": '"\\0": a\n',
        "nul-names": 'state: { "a\\0b": 1 }\nbody: { Text: "$(a\\0b)" }\n',
        "names-with-spaces": "state: { a b: 1, '': 2, '1': 3, '$x': 4, 'a.b': 5 }\nbody: Spacer\n",
        "names-of-emoji": "state: { 😀: 1 }\nbody: { Text: $(😀) }\n",
        "names-of-combining-marks": "state: { \"a\\u0301\": 1, \"\\u00e1\": 2 }\nbody: { Text: $(\u00e1) }\n",
        "names-of-other-letters": "views: { Ä: { body: Spacer }, 漢: { body: Spacer }, ß: { body: Spacer } }\nbody: [ Ä, 漢, ß ]\n",
        "names-of-keywords": "state: { self: 1, nil: 2, true: 3, environment: 4, item: 5, proxy: 6, init: 7 }\nbody: { Text: $(self + nil) }\n",
    }
    for name, text in samples.items():
        yield Input(f"yaml-{name}", text, quick=len(text) < 1 << 20)


def json_samples():
    """JSON that is nearly right."""
    samples = {
        "comments": '{"Text": "a" /* b */} // c', "trailing-comma": '{"Text": "a",}', "leading-comma": '[,"Spacer"]', "double-comma": '["Spacer",,"Spacer"]', "missing-comma": '{"Text": "a" "name": "b"}',
        "apostrophes": "{'Text': 'a'}", "no-quotes": "{Text: a}", "line-break-in-text": '{"Text": "a\nb"}', "tab-in-text": '{"Text": "a\tb"}',
        "lone-high-surrogate": '{"Text": "\\ud83d"}', "lone-low-surrogate": '{"Text": "\\ude00"}', "swapped-surrogates": '{"Text": "\\ude00\\ud83d"}', "surrogate-and-letter": '{"Text": "\\ud83da"}', "surrogate-in-key": '{"\\ud83d": 1}', "surrogate-in-expression": '{"Text": "$(\\"\\ud83d\\")"}',
        "half-an-escape": '{"Text": "\\u12"}', "wrong-escape": '{"Text": "\\x41"}', "capital-escape": '{"Text": "\\U0041"}', "escape-at-the-end": '{"Text": "\\', "escaped-line-break": '{"Text": "\\\n"}',
        "leading-zeros": '{"VStack": {"spacing": 007}}', "plus-sign": '{"VStack": {"spacing": +1}}', "no-digits": '{"VStack": {"spacing": -}}', "point-only": '{"VStack": {"spacing": .5}}', "point-at-the-end": '{"VStack": {"spacing": 5.}}', "exponent-only": '{"VStack": {"spacing": 5e}}', "hexadecimal": '{"VStack": {"spacing": 0x10}}', "nan": '{"VStack": {"spacing": NaN}}', "infinity": '{"VStack": {"spacing": -Infinity}}',
        "capital-literals": '{"VStack": {"spacing": TRUE}}', "cut-literal": '{"VStack": {"spacing": tru}}', "long-literal": '{"VStack": {"spacing": nulll}}',
        "two-values": '{"Text": "a"} {"Text": "b"}', "text-behind": '{"Text": "a"} garbage', "number-alone": "1e999999999", "text-alone": '"Spacer"', "unclosed-text": '"Spacer',
        "lines": '{"Text": "a"}\n{"Text": "b"}\n', "callback": 'callback({"Text": "a"});', "prefix": ')]}\',\n{"Text": "a"}',
        "no-break-space": '{\u00a0"Text": "a"}', "zero-width-space": '{\u200b"Text": "a"}', "mark-inside": '{\ufeff"Text": "a"}', "typographic-quotes": "{“Text”: “a”}", "full-width": "｛＂Text＂：＂a＂｝",
        "colon-missing": '{"Text" "a"}', "two-colons": '{"Text":: "a"}', "value-missing": '{"Text": }', "key-missing": '{: "a"}', "number-as-key": '{1: "a"}', "list-as-key": '{[1]: "a"}', "null-as-key": '{null: "a"}',
        "brackets-swapped": '{"VStack": [}]', "many-minus-signs": "-" * 1_000_000, "many-quotes": '"' * 999_999, "many-backslashes": '"' + "\\" * 999_999, "many-escapes": '{"Text": "' + "\\u00e9" * 150_000 + '"}', "many-surrogates": '{"Text": "' + "\\ud83d\\ude00" * 80_000 + '"}', "many-lone-surrogates": '{"Text": "' + "\\ud83d" * 150_000 + '"}',
        "many-literals": "[" + "true,false,null," * 100_000 + "1]", "many-numbers": "[" + "-1.5e-300," * 200_000 + "1]", "many-empty-objects": "[" + "{}," * 300_000 + "{}]", "many-empty-lists": "[" + "[]," * 300_000 + "[]]", "many-empty-texts": "[" + '"",' * 400_000 + '""]', "many-spaces": "[" + " " * 5_000_000 + "]", "many-line-ends": "[" + "\r\n" * 2_000_000 + "]",
        "keys-of-one-hash": json.dumps({"VStack": {"a" * index: 0 for index in range(1, 1_500)}}), "equal-keys-escaped": '{"Text": "a", "\\u0054ext": "b"}', "keys-that-differ-in-form": '{"state": {"\\u00e1": 1, "a\\u0301": 2}, "body": "Spacer"}', "proto": '{"__proto__": {"Text": "a"}, "constructor": 1}', "schema-key": '{"$schema": {"$ref": "#"}, "Text": "a"}',
    }
    for name, text in samples.items():
        yield Input(f"json-{name}", text, "json", quick=len(text) < 1 << 20)
        if len(text) < 1_000:
            yield Input(f"json-{name}-as-yaml", text, quick=False)


def marks():
    """Unicode's traps in every place that a text can have."""
    letters = {
        "direction": "\u202ea\u202c", "isolate": "\u2067a\u2069", "right-to-left-mark": "\u200fa", "arabic": "العربية", "hebrew": "עברית", "line-separator": "a\u2028b\u2029c", "next-line": "a\u0085b",
        "private": "\ue000\U000f0000", "unassigned": "\u0378", "non-character": "\ufffe\uffff\U0010ffff", "replacement": "\ufffd", "variation": "❤\ufe0f❤\ufe0e", "flags": "🇩🇪🇫🇷🇺", "skin": "👍🏽", "tag-sequence": "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "hangul": "\u1112\u1161\u11ab", "thai": "สวัสดีชาวโลก", "devanagari": "नमस्ते", "ligature": "\ufb01", "turkish": "İıŞş", "sharp-s": "ß\u1e9e", "zalgo": "a" + "\u0300\u0316\u0334" * 200, "wide": "漢字" * 100, "soft-hyphen": "a\u00adb", "word-joiner": "a\u2060b", "no-break": "a\u00a0b\u202fc", "ideographic-space": "a\u3000b", "tab": "a\tb", "carriage-return": "a\rb", "musical": "\U0001d173\U0001d17a",
    }
    for name, text in letters.items():
        expression = '$("' + text + '".uppercased() + "' + text + '".lowercased() + "' + text + '".capitalized)'
        whole = {
            "state": {"s": text},
            "body": {"VStack": [
                {"Text": text, "name": text, "modifiers": [{"lineLimit": 2}, {"frame": {"width": 10}}]}, {"Text": expression}, {"Text": "$(s.count) $(s.first) $(s.last) $(s.split(separator: \" \")) $(s)"},
                {"TextField": {"title": text, "text": "$s"}}, {"Label": {"title": text, "systemImage": text}}, {"Text": text, "modifiers": [{"textCase": "uppercase"}, {"id": text}]},
            ]},
        }
        yield Input(f"marks-{name}", json.dumps(whole, ensure_ascii=False), "json")
        yield Input(f"marks-{name}-in-names", json.dumps({"state": {text: 1}, "views": {text: {"body": "Spacer"}}, "types": {text: {"a": text}}, "colors": {text: text}, "body": [text, {"Text": f"$({text})"}]}, ensure_ascii=False), "json")


FAMILIES = (yaml, json_samples, marks)
