/** The same JSON text with every character beyond ASCII escaped, for transports whose characters are bytes. */
export function asciiJson(json: string): string {
  // Characters beyond ASCII occur only inside strings, where an escape means the same.
  return json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
