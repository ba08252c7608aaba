import { SourceFile } from '../../tools/source/source-file.js';
import type { SeededChoice } from './seeded-choice.js';

const TEXT_FILES = /\.(yml|graphql)$/;

/** Worth trying anywhere: brackets, words with a meaning, numbers at the limits, characters of every plane. */
const PIECES = [
  ...[
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    '@',
    '=',
    ':',
    '"',
    '`',
    "'",
    '/*',
    '*/',
    '//',
    '#',
    '"""',
    '- ',
    '|',
    '>',
    '%',
    '! ',
  ],
  ...[
    '\0',
    '\u0007',
    '\ufeff',
    '\u200b',
    '\ud800',
    '\u00e9',
    '\u{1f98a}',
    '\r',
    '\t',
    '\\',
    '\\u12',
    '&a',
    '*a',
    '!!binary ',
  ],
  ...[
    'record ',
    'enum ',
    'union[',
    'array[',
    'map[string,',
    'optional ',
    'null',
    'true',
    'namespace ',
    'includes ',
    'fixed ',
  ],
  ...['0', '-', '.', '1e999', '0x1', '99999999999999999999', '-0', '1_000', '...', '$', '<<: '],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'extend ', 'schema ', 'fragment '],
];

/**
 * The tree with one word, blank or sign of a file deleted, doubled, replaced or followed by a piece, or with all after
 * it gone.
 */
export function randomEdit(sources: readonly SourceFile[], random: SeededChoice): readonly SourceFile[] {
  const file = random.of(random.below(3) === 0 ? sources.filter(({ path }) => TEXT_FILES.test(path)) : sources);
  const words = [...file.text.matchAll(/\w+|\s+|./gu)];
  const [{ 0: word, index }, other] = [random.of(words), random.of(words)];
  const head = file.text.slice(0, index);
  const tail = file.text.slice(index + word.length);
  const change = random.of(['', word + word, other[0], random.of(PIECES), word + random.of(PIECES)]);
  const edited = new SourceFile(file.path, random.below(6) === 0 ? head : `${head}${change}${tail}`);
  return sources.map((source) => (source === file ? edited : source));
}
