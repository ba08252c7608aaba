/**
 * Stems of English words by Porter's algorithm (1980), for words of lower-case ASCII letters; other words are their own
 * stems. Pure; keeps nothing.
 */

const CONSONANT = '[^aeiou]';
const VOWEL = '[aeiouy]';
const CONSONANTS = `${CONSONANT}[^aeiouy]*`;
const VOWELS = `${VOWEL}[aeiou]*`;

/** At least one sequence of vowels and consonants, exactly one, and more than one. */
const SOME = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}`);
const ONE = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}(?:${VOWELS})?$`);
const MANY = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}${VOWELS}${CONSONANTS}`);
const HAS_VOWEL = new RegExp(`^(?:${CONSONANTS})?${VOWEL}`);
const SHORT = new RegExp(`^${CONSONANTS}${VOWEL}[^aeiouwxy]$`);
const PLAIN = /^[a-z]{3,}$/;

const LONG_SUFFIXES: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
];

const MIDDLE_SUFFIXES: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];

const ENDINGS = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;

/** Stem of a folded word. */
export function stem(word: string): string {
  if (!PLAIN.test(word)) return word;
  // A leading y is a consonant; written large it is out of the way of the vowel classes.
  const start = word.startsWith('y') ? `Y${word.slice(1)}` : word;
  let stemmed = dropPlural(start);
  stemmed = dropPast(stemmed);
  if (stemmed.endsWith('y') && HAS_VOWEL.test(stemmed.slice(0, -1))) stemmed = `${stemmed.slice(0, -1)}i`;
  stemmed = replaceSuffix(stemmed, LONG_SUFFIXES);
  stemmed = replaceSuffix(stemmed, MIDDLE_SUFFIXES);
  stemmed = dropEnding(stemmed);
  stemmed = dropFinalE(stemmed);
  return stemmed.startsWith('Y') ? `y${stemmed.slice(1)}` : stemmed;
}

function dropPlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function dropPast(word: string): string {
  if (word.endsWith('eed')) return SOME.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const bare = word.endsWith('ed') ? word.slice(0, -2) : word.endsWith('ing') ? word.slice(0, -3) : undefined;
  if (bare === undefined || !HAS_VOWEL.test(bare)) return word;
  if (/(?:at|bl|iz)$/.test(bare)) return `${bare}e`;
  if (/([^aeiouylsz])\1$/.test(bare)) return bare.slice(0, -1);
  return SHORT.test(bare) ? `${bare}e` : bare;
}

function replaceSuffix(word: string, suffixes: readonly (readonly [string, string])[]): string {
  for (const [suffix, other] of suffixes) {
    if (!word.endsWith(suffix)) continue;
    const bare = word.slice(0, -suffix.length);
    return SOME.test(bare) ? bare + other : word;
  }
  return word;
}

function dropEnding(word: string): string {
  const match = ENDINGS.exec(word);
  if (match !== null) return MANY.test(match[1] ?? '') ? (match[1] ?? word) : word;
  const bare = /[st]ion$/.test(word) ? word.slice(0, -3) : undefined;
  return bare !== undefined && MANY.test(bare) ? bare : word;
}

function dropFinalE(word: string): string {
  let stemmed = word;
  if (word.endsWith('e')) {
    const bare = word.slice(0, -1);
    if (MANY.test(bare) || (ONE.test(bare) && !SHORT.test(bare))) stemmed = bare;
  }
  return stemmed.endsWith('ll') && MANY.test(stemmed) ? stemmed.slice(0, -1) : stemmed;
}
