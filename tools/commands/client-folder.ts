/**
 * The directory of a generated client: whether one may be written there, and what there is of it. What its owner puts
 * beside the generated files, such as a README or installed packages, is never touched.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTree } from '../disk/file-tree.js';

export const MANIFEST = 'package.json';
/** By this member of its manifest a package is recognised as one of ours. */
export const GENERATED_BY = 'cadastre generate --client';
/** Folders of the package, as they are called among the generated files for others. */
const FOLDERS = ['client', 'types'] as const;

/** Members of a manifest that matter here. */
interface PackageManifest {
  readonly version?: string;
  readonly generatedBy?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Why a client may not be written to a directory; `undefined` when it may. */
export function clientRefusal(directory: string): string | undefined {
  if (!existsSync(directory) || readdirSync(directory).length === 0) return undefined;
  const isOurs = readManifest(directory)?.generatedBy === GENERATED_BY;
  return isOurs ? undefined : `${directory} is neither empty nor a client that was generated before.`;
}

/** Generated files that are there, by path. */
export function currentClient(directory: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const folder of FOLDERS) {
    for (const [path, text] of readTree(join(directory, folder), () => true)) texts.set(`${folder}/${path}`, text);
  }
  const manifest = join(directory, MANIFEST);
  if (existsSync(manifest)) texts.set(MANIFEST, readFileSync(manifest, 'utf8'));
  return texts;
}

/** The manifest of a package; `undefined` when there is none. */
export function readManifest(directory: string): PackageManifest | undefined {
  const path = join(directory, MANIFEST);
  if (!existsSync(path)) return undefined;
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return isManifest(manifest) ? manifest : undefined;
}

/** What npm has written or read: it takes no other forms of these members. */
function isManifest(value: unknown): value is PackageManifest {
  return typeof value === 'object' && value !== null;
}
