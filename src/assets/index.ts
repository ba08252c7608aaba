// src/assets - files installed with the service: generated data, and pages of dependencies.
export {
  findInstalled,
  installedSince,
  readInstalled,
  readInstalledBytes,
  readInstalledDirectory,
  readInstalledFiles,
  readInstalledNow,
  readPackageFile,
} from './installed-files.js';
export type { InstalledFile } from './installed-files.js';
export { packageVersion } from './package-version.js';
