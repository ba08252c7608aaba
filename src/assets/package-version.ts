import { readInstalledNow } from './installed-files.js';

/** Version of this package, such as `0.1.0`. */
export function packageVersion(): string {
  const text = readInstalledNow('package.json');
  const manifest: unknown = text === undefined ? undefined : JSON.parse(text);
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) return 'unknown';
  return String(manifest.version);
}
