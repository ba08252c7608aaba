/** What the bundler adds to the name of a class that names itself, or that has the name of another. */
const BUNDLER_MARKS = /^_|\d+$/g;

/** The name of a class as the sources have it. */
export function declaredName(name: string): string {
  return name.replaceAll(BUNDLER_MARKS, '');
}
