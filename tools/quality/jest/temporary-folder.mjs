import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** In memory, where Linux has it. */
const MEMORY = '/dev/shm';
const PREFIX = 'cadastre-tests-';
/** Bytes that must be free: a run has about a fifth of it at a time. */
const ROOM = 2 ** 30;

/**
 * Have a run of the tests write its temporary files into memory (D-491): they open a database some thousand times, and
 * a disk is waited for dozens of times each. Where there is no room, or `TMPDIR` says otherwise, they are where they
 * always are. The folder ends with this process.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return;
  removeLeft();
  const folder = mkdtempSync(join(MEMORY, `${PREFIX}${String(process.pid)}-`));
  process.env['TMPDIR'] = folder;
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM && freemem() >= 2 * ROOM;
  } catch {
    // Another system, or a container without it.
    return false;
  }
}

/** Folders of runs that were killed. */
function removeLeft() {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`, 'u').exec(name) ?? [];
    if (pid !== undefined && !runs(Number(pid))) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
