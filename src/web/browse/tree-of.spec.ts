import { treeOf } from './tree-of.js';

describe('the tree that entities make', () => {
  it('has each of them once, below what it lies in, and as a root without that', () => {
    const entries = [
      { urn: 'b', parent: 'a' },
      { urn: 'a', parent: undefined },
      { urn: 'c', parent: 'gone' },
      { urn: 'd', parent: 'b' },
    ];
    expect(treeOf(entries)).toEqual([
      { urn: 'a', children: [{ urn: 'b', children: [{ urn: 'd', children: [] }] }] },
      { urn: 'c', children: [] },
    ]);
  });

  it('ends where entities lie in each other', () => {
    expect(
      treeOf([
        { urn: 'a', parent: 'b' },
        { urn: 'b', parent: 'a' },
        { urn: 'c', parent: 'c' },
      ]),
    ).toEqual([
      { urn: 'a', children: [{ urn: 'b', children: [] }] },
      { urn: 'c', children: [] },
    ]);
  });
});
