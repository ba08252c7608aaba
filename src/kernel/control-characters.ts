/**
 * Characters that a text shows nothing of and that change how what stands around it is shown: controls of terminals,
 * and marks of the direction in which a text runs. By them a name could pass for another one.
 */
const CONTROLS = '\\0-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069';

const CONTROL = new RegExp(`[${CONTROLS}]`);
const EVERY_CONTROL = new RegExp(`[${CONTROLS}]`, 'g');
/** What lines are made of, and the colours that are ours. */
// eslint-disable-next-line no-control-regex -- sequences that set colours begin with a control
const ALLOWED_IN_LINES = /[\n\t]|\x1b\[[\d;]*m/g;

/** The first control character as `U+000A`; `undefined` when the text has none. */
export function findControl(text: string): string | undefined {
  const control = CONTROL.exec(text)?.[0];
  return control === undefined ? undefined : `U+${hex(control).toUpperCase()}`;
}

/** A text whose control characters are spelt out as JSON does, `\u001b`. */
export function withoutControls(text: string): string {
  return CONTROL.test(text) ? text.replace(EVERY_CONTROL, (control) => `\\u${hex(control)}`) : text;
}

/** The same of lines that may have colours and be indented by tabs. */
export function linesWithoutControls(text: string): string {
  const parts = text.split(ALLOWED_IN_LINES);
  const between = [...text.matchAll(ALLOWED_IN_LINES), ['']];
  return parts.map((part, at) => withoutControls(part) + (between[at]?.[0] ?? '')).join('');
}

function hex(control: string): string {
  return control.charCodeAt(0).toString(16).padStart(4, '0');
}
