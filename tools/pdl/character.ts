/** Codes of ASCII characters that the scanner names. */
export const CODE = {
  tab: 0x09,
  lineFeed: 0x0a,
  carriageReturn: 0x0d,
  space: 0x20,
  doubleQuote: 0x22,
  asterisk: 0x2a,
  comma: 0x2c,
  hyphen: 0x2d,
  slash: 0x2f,
  digit0: 0x30,
  digit9: 0x39,
  backslash: 0x5c,
  backtick: 0x60,
  underscore: 0x5f,
  byteOrderMark: 0xfeff,
} as const;

const NAME_START = 1;
const NAME_PART = 2;
const DIGIT = 4;

const classes = buildClasses();

function buildClasses(): Uint8Array {
  const table = new Uint8Array(128);
  for (let code = 0; code < 128; code++) {
    const text = String.fromCharCode(code);
    if (/[A-Za-z_]/.test(text)) table[code] = NAME_START | NAME_PART;
    else if (/[0-9]/.test(text)) table[code] = DIGIT | NAME_PART;
  }
  return table;
}

function hasClass(code: number, wanted: number): boolean {
  return code < 128 && ((classes[code] ?? 0) & wanted) !== 0;
}

/** ASCII letter or underscore. */
export function isNameStart(code: number): boolean {
  return hasClass(code, NAME_START);
}

/** ASCII letter, underscore or digit. */
export function isNamePart(code: number): boolean {
  return hasClass(code, NAME_PART);
}

export function isDigit(code: number): boolean {
  return hasClass(code, DIGIT);
}

/** A letter outside ASCII: not allowed in a name, but scanned as part of one for a better message. */
export function isNonAsciiLetter(code: number): boolean {
  return code >= 128 && /\p{L}/u.test(String.fromCharCode(code));
}

export function isLineBreak(code: number): boolean {
  return code === CODE.lineFeed || code === CODE.carriageReturn;
}

/** Spaces, line breaks, the byte order mark, and commas, which PDL treats as white space. */
export function isWhitespace(code: number): boolean {
  return (
    code === CODE.space ||
    code === CODE.lineFeed ||
    code === CODE.carriageReturn ||
    code === CODE.tab ||
    code === CODE.comma ||
    code === 0x0c ||
    code === CODE.byteOrderMark
  );
}
