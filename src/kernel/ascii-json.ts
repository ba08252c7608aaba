/** The same JSON text with every character beyond ASCII escaped, for carriers whose characters are bytes. */
export function asciiJson(json: string): string {
  // Beyond ASCII there are characters inside strings alone, where an escape means the same.
  return json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
