/** A file to be. `path` is relative to the output directory, with forward slashes; `text` ends with a line feed. */
export interface OutputFile {
  readonly path: string;
  readonly text: string;
}

/** What the first line of every generated file says, without the comment marker of its language. */
export function generatedNotice(source: string): string {
  return `@generated from models/${source} by "npm run generate". Do not edit.`;
}
