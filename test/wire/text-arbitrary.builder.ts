import fc from 'fast-check';

/** Pieces with a meaning in some engine, language or protocol. */
const PIECES = [
  ...['"', "'", '`', '\\', '*', '?', '%', '_', '(', ')', '*)', '[', ']', '[^', '{', '}', '<', '>', '^', '$', '~', '|'],
  ...['||', '&', '&&', '+', '-', '--', '!', '#', ';', ':', ',', '.', '/', '//', '@', '=', '\0', '\n', '\t', '\u241e'],
  ...[
    ' OR ',
    ' AND ',
    ' NOT ',
    ' NEAR(a b, 2) ',
    'NEAR(',
    ' TO ',
    '{name}:',
    'name:',
    'rowid:',
    'rank MATCH ',
    '"a" *',
  ],
  ...['urn:li:', 'urn:li:dataset:(', '%2F', '%zz', '${a}', '{{a}}', '../', 'List(', '__proto__', 'constructor', 'null'],
  ...[
    "' OR '1'='1",
    '; DROP TABLE latest; --',
    '.*',
    '(a+)+$',
    'é',
    'ß',
    '東京',
    '😀',
    '\u0301',
    '\u200d',
    '\uFEFF',
    'a',
  ],
];

/** Text of any kind: of such pieces, of ordinary words, of any characters. */
export const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join('')) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
