/** Longest message that a caller gets, in UTF-16 code units: whatever is accepted is quoted whole. */
const MAX_SHOWN = 16_384;
/** What is kept of the end of a longer one, where messages say what could be done. */
const END_SHOWN = 256;

/** A message as it is shown: of one that quotes a very long text the middle is left out, and its length reported. */
export function shownText(message: string): string {
  if (message.length <= MAX_SHOWN) return message;
  const left = message.length - MAX_SHOWN;
  const begin = message.slice(0, MAX_SHOWN - END_SHOWN);
  // A pair of surrogates that is cut in two would be no text.
  return `${begin}[... ${String(left)} characters ...]${message.slice(-END_SHOWN)}`.toWellFormed();
}
