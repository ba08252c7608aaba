/** The command line of the inspector of agents' tools, from npm's registry, below ENGINES_HOME. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { alone, installFolder } from '../engines/engine-home.js';

const VERSION = '2.12.0';
const FOLDER = `mcp-inspector-${VERSION}`;
const DEADLINE = 300_000;

/** Rejects with the reason where the registry cannot be reached. */
export async function installInspector(): Promise<void> {
  await alone(FOLDER, () => {
    const folder = installFolder(FOLDER);
    if (existsSync(join(folder, 'complete'))) return;
    // Its pages and its key ring are not needed, so nothing of it runs when it is installed.
    const packages = [
      '--ignore-scripts',
      '--no-audit',
      '--prefix',
      folder,
      `@modelcontextprotocol/inspector@${VERSION}`,
    ];
    execFileSync('npm', ['install', ...packages], { stdio: ['ignore', 'ignore', 'pipe'] });
    writeFileSync(join(folder, 'complete'), VERSION);
  });
}

/** Send one request. @returns the result that it printed, parsed */
export async function inspect(...parameters: readonly string[]): Promise<unknown> {
  const program = join(installFolder(FOLDER), 'node_modules/.bin/mcp-inspector');
  const { stdout } = await promisify(execFile)(program, ['--cli', ...parameters], { timeout: DEADLINE });
  return JSON.parse(stdout);
}
