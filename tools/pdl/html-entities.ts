/** The entities of HTML 4 for U+00A0 to U+00FF, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr ' +
  'deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ' +
  'ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml ' +
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Further entities that occur in doc text: markup, punctuation, arrows, comparison. */
const OTHERS: readonly (readonly [string, number])[] = [
  ['amp', 0x26],
  ['lt', 0x3c],
  ['gt', 0x3e],
  ['quot', 0x22],
  ['apos', 0x27],
  ['ndash', 0x2013],
  ['mdash', 0x2014],
  ['lsquo', 0x2018],
  ['rsquo', 0x2019],
  ['ldquo', 0x201c],
  ['rdquo', 0x201d],
  ['bull', 0x2022],
  ['hellip', 0x2026],
  ['euro', 0x20ac],
  ['trade', 0x2122],
  ['larr', 0x2190],
  ['rarr', 0x2192],
  ['ne', 0x2260],
  ['le', 0x2264],
  ['ge', 0x2265],
];

const CHARACTERS: ReadonlyMap<string, number> = new Map([
  ...LATIN.split(' ').map((name, index) => [name, 0xa0 + index] as const),
  ...OTHERS,
]);

const ENTITY = /&(?:#([0-9]{1,7})|#[xX]([0-9A-Fa-f]{1,6})|([A-Za-z][A-Za-z0-9]*));/g;

/** Replace numeric and known named entities by their characters; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole: string, decimal?: string, hexadecimal?: string, name?: string) => {
    const code = codePoint(decimal, hexadecimal, name);
    return code === undefined || !isCharacter(code) ? whole : String.fromCodePoint(code);
  });
}

function codePoint(decimal?: string, hexadecimal?: string, name?: string): number | undefined {
  if (decimal !== undefined) return Number.parseInt(decimal, 10);
  if (hexadecimal !== undefined) return Number.parseInt(hexadecimal, 16);
  return name === undefined ? undefined : CHARACTERS.get(name);
}

function isCharacter(code: number): boolean {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}
