import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ShutdownMarker } from './shutdown-marker.js';

describe('ShutdownMarker', () => {
  let directory: string;
  let path: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-seal-'));
    path = join(directory, 'x.db');
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  /** The state that is read of a file which was marked in one of two ways before something happened to it. */
  const leftAfter = (mark: 'markClosed' | 'markOpen', happened: () => void): string => {
    writeFileSync(path, 'pages');
    const marker = new ShutdownMarker(path);
    marker[mark]();
    happened();
    return marker.read();
  };

  it('reports a missing file', () => {
    expect(new ShutdownMarker(path).read()).toBe('missing');
  });

  it.each<[string, () => void, string]>([
    ['nothing', () => undefined, 'clean'],
    ['growth', () => writeFileSync(path, 'more', { flag: 'a' }), 'unclean'],
    ['another modification time', () => utimesSync(path, 1, 1), 'unclean'],
    ['the loss of its marker', () => rmSync(`${path}-seal`), lostOr('unclean')],
  ])('reads the state of a closed file after %s', (_what, happened, left) => {
    expect(leftAfter('markClosed', happened)).toBe(left);
  });

  it('reads a file as unclean that was closed before its check had ended', () => {
    writeFileSync(path, 'pages');
    const marker = new ShutdownMarker(path);
    marker.check = 'due';
    marker.markClosed();
    expect(marker.read()).toBe('unclean');
    marker.check = 'done';
    marker.markClosed();
    expect(marker.read()).toBe('clean');
  });

  it.each<[string, () => void, string]>([
    ['nothing', () => undefined, 'unclean'],
    ['another boot', () => writeFileSync(`${path}-seal`, 'open of-another-boot\n'), lostOr('unclean')],
    ['half a marker', () => writeFileSync(`${path}-seal`, 'op'), lostOr('unclean')],
    ['a marker with a beginning of another', () => writeFileSync(`${path}-seal`, 'open 5 6\n'), lostOr('unclean')],
    ['a marker with an end of another', () => writeFileSync(`${path}-seal`, '5 6\n-of-another\n'), lostOr('unclean')],
  ])('reads the state of a file left open after %s', (_what, happened, left) => {
    expect(leftAfter('markOpen', happened)).toBe(left);
  });

  it.each([
    ['missing', undefined, undefined],
    ['empty', '\n', undefined],
    ['there', 'b7c1\n', 'b7c1'],
  ])('reads the id of a boot whose file is %s', (_what, content, boot) => {
    const bootFile = join(directory, 'boot_id');
    if (content !== undefined) writeFileSync(bootFile, content);
    expect(new ShutdownMarker(path, bootFile).boot).toBe(boot);
  });

  it('has no marker beside an open file where boots cannot be distinguished, and reads it as unclean', () => {
    const marker = new ShutdownMarker(path, join(directory, 'missing'));
    const states = [marker.read()];
    writeFileSync(path, 'pages');
    marker.markClosed();
    states.push(marker.read());
    for (let time = 0; time < 2; time++) {
      marker.markOpen();
      states.push(marker.read());
    }
    expect([states, readdirSync(directory)]).toEqual([['missing', 'clean', 'unclean', 'unclean'], ['x.db']]);
  });

  it('leaves no file open', () => {
    writeFileSync(path, 'pages');
    // The lowest number that is free.
    const nextDescriptor = (): number => {
      const descriptor = openSync(path, 'r');
      closeSync(descriptor);
      return descriptor;
    };
    const before = nextDescriptor();
    const marker = new ShutdownMarker(path);
    marker.markOpen();
    marker.markClosed();
    expect(nextDescriptor()).toBe(before);
  });
});

/** Where boots cannot be distinguished, writes waited for the disk and nothing is lost. */
function lostOr(other: string): string {
  return new ShutdownMarker('').boot === undefined ? other : 'lost';
}
