import { readInstalledNow } from '../assets/index.js';
import { memberOf } from './json-members.js';

/** Version of this package, such as `0.1.0`. */
export function packageVersion(): string {
  const manifest = readInstalledNow('package.json');
  const version = manifest === undefined ? undefined : memberOf(JSON.parse(manifest), 'version');
  return typeof version === 'string' ? version : 'unknown';
}
