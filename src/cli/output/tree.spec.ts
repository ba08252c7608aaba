import { treeLines, type TreeNode } from './tree.js';

function node(value: string, ...children: readonly TreeNode<string>[]): TreeNode<string> {
  return { value, children };
}

describe('treeLines', () => {
  it('draws branches beside what is below', () => {
    const tree = node('a', node('b', node('c'), node('d')), node('e', node('f')));
    expect(treeLines(tree).map(({ branches, value }) => branches + value)).toEqual([
      'a',
      '├─ b',
      '│  ├─ c',
      '│  └─ d',
      '└─ e',
      '   └─ f',
    ]);
  });

  it('draws a tree that is deeper than calls may be nested', () => {
    let tree = node('leaf');
    for (let depth = 0; depth < 20_000; depth++) tree = node('above', tree);
    const lines = treeLines(tree);
    expect([lines.length, lines.at(-1)?.value]).toEqual([20_001, 'leaf']);
  });
});
