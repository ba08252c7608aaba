import { existsSync, readFileSync } from 'node:fs';
import { memberOf } from './json-members.js';

/** The manifest, beside the compiled program as beside its sources. */
const MANIFESTS = ['../../package.json', '../../../package.json'].map((path) => new URL(path, import.meta.url));

/** Version of this package, such as `0.1.0`. */
export function packageVersion(): string {
  const manifest = MANIFESTS.find((url) => existsSync(url));
  const version = manifest === undefined ? undefined : memberOf(JSON.parse(readFileSync(manifest, 'utf8')), 'version');
  return typeof version === 'string' ? version : 'unknown';
}
