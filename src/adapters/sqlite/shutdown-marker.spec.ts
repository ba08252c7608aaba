import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ShutdownMarker } from './shutdown-marker.js';

describe('FileSeal', () => {
  let directory: string;
  let path: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-seal-'));
    path = join(directory, 'x.db');
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  /** What is read of a file after something happened to it, when it was left in one of two ways. */
  const leftAfter = (note: 'noteOpen' | 'noteWhole', happened: () => void): string => {
    writeFileSync(path, 'pages');
    const marker = new ShutdownMarker(path);
    marker[note]();
    happened();
    return marker.read();
  };

  it('knows no file', () => {
    expect(new ShutdownMarker(path).read()).toBe('fresh');
  });

  it.each<[string, () => void, string]>([
    ['nothing', () => undefined, 'whole'],
    ['growth', () => writeFileSync(path, 'more', { flag: 'a' }), 'doubtful'],
    ['another time', () => utimesSync(path, 1, 1), 'doubtful'],
    ['the loss of its note', () => rmSync(`${path}-seal`), lostOr('doubtful')],
  ])('reads of a closed file after %s', (_what, happened, left) => {
    expect(leftAfter('noteWhole', happened)).toBe(left);
  });

  it.each<[string, () => void, string]>([
    ['nothing', () => undefined, 'doubtful'],
    ['another boot', () => writeFileSync(`${path}-seal`, 'open of-another-boot\n'), lostOr('doubtful')],
    ['half a note', () => writeFileSync(`${path}-seal`, 'op'), lostOr('doubtful')],
  ])('reads of a file left open after %s', (_what, happened, left) => {
    expect(leftAfter('noteOpen', happened)).toBe(left);
  });
});

/** Where one boot cannot be told from another, writes waited for the disk and nothing is lost. */
function lostOr(other: string): string {
  return new ShutdownMarker('').boot === undefined ? other : 'lost';
}
