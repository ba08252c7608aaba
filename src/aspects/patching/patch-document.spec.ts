import { Work } from '../../kernel/work.js';
import { parsePatch, patchDocument } from './patch-document.js';

const noise = (length: number): string => 'x'.repeat(length);

describe('parsePatch', () => {
  it('reads texts of sixteen million characters and no longer ones', async () => {
    await expect(parsePatch('status', noise(16_000_000), Work.unlimited)).rejects.toThrow('it is not JSON');
    await expect(parsePatch('status', noise(16_000_001), Work.unlimited)).rejects.toThrow('16000000');
  });
});

describe('patchDocument', () => {
  it.each([
    ['add', { path: '/a', value: 1 }],
    ['replace', { path: '/a', value: 1 }],
    ['test', { path: '/a', value: 1 }],
    ['remove', { path: '/a' }],
    ['copy', { path: '/a', from: '/b' }],
    ['move', { path: '/a', from: '/b' }],
  ])('knows the operation %s, and all that it needs', (op, members) => {
    expect(patchDocument('status', [{ op, ...members }]).operations).toMatchObject([{ kind: op }]);
    for (const missing of Object.keys(members)) {
      const rest = Object.fromEntries(Object.entries(members).filter(([name]) => name !== missing));
      expect(() => patchDocument('status', [{ op, ...rest }])).toThrow(missing);
    }
  });

  it('knows no other operation', () => {
    expect(() => patchDocument('status', [{ op: 'merge', path: '/a', value: 1 }])).toThrow(
      '"op" of operation 0 is none of add, copy, move, remove, replace, test',
    );
  });

  it('follows pointers of 128 steps and no longer ones', () => {
    const patch = (steps: number): unknown => [{ op: 'remove', path: '/a'.repeat(steps) }];
    expect(patchDocument('status', patch(128)).operations).toHaveLength(1);
    expect(() => patchDocument('status', patch(129))).toThrow('has too many steps');
  });

  it.each([
    ['/a~1b', ['a/b']],
    ['/a~0b', ['a~b']],
    ['/a~01', ['a~1']],
    ['/a~2', ['a~2']],
    ['', []],
  ])('reads the pointer %s', (path, steps) => {
    expect(patchDocument('status', [{ op: 'remove', path }]).operations).toMatchObject([{ path: { steps } }]);
  });
});
