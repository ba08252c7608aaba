// src/assets - files that are installed with the service: what the generator wrote, and pages of dependencies.
export { findInstalled, readInstalled, readInstalledNow, readPackageFile } from './installed-files.js';
