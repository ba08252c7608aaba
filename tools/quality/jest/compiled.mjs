import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pid } from 'node:process';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { transformSync } from '@swc/core';
import { TYPESCRIPT } from '../typescript.config.mjs';

const { version } = createRequire(import.meta.url)('@swc/core/package.json');
const MADE_BY = JSON.stringify([version, TYPESCRIPT]);

/** What tests may keep from one run to the next. */
export const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/cadastre/', import.meta.url));
const FOLDER = join(CACHE, 'compiled');
mkdirSync(FOLDER, { recursive: true });

/**
 * Compile a source. The code is kept, by all that it is made of, so that the workers and processes of tests compile each
 * source once.
 * @param {string} path
 */
export function compiled(path) {
  const source = readFileSync(path, 'utf8');
  const digest = createHash('sha256').update(`${MADE_BY}\0${path}\0${source}`).digest('hex');
  const file = join(FOLDER, `${digest}.js`);
  return read(file) ?? write(file, compile(path, source));
}

function compile(path, source) {
  const { code } = transformSync(source, {
    ...TYPESCRIPT,
    ...{ filename: path, sourceFileName: path, swcrc: false, sourceMaps: 'inline', module: { type: 'es6' } },
  });
  return code;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** As a whole or not at all: others may read it at the same time. */
function write(file, code) {
  const unfinished = `${file}.${String(pid)}-${String(threadId)}`;
  writeFileSync(unfinished, code);
  renameSync(unfinished, file);
  return code;
}
