/** A value in a tree, and what hangs below it. */
export interface TreeNode<T> {
  readonly value: T;
  readonly children: readonly TreeNode<T>[];
}

/** A value with the branches that lead to it in a drawn tree; none for the root. */
export interface TreeLine<T> {
  readonly branches: string;
  readonly value: T;
}

/** A tree line by line, its root first. Deep trees are walked without recursion. */
export function treeLines<T>(root: TreeNode<T>): readonly TreeLine<T>[] {
  const lines: TreeLine<T>[] = [];
  const open = [{ node: root, branches: '', below: '' }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, branches, below } = next;
    lines.push({ branches, value: node.value });
    const last = node.children.length - 1;
    const children = node.children.map((child, at) => ({
      node: child,
      branches: `${below}${at === last ? '└─ ' : '├─ '}`,
      below: `${below}${at === last ? '   ' : '│  '}`,
    }));
    for (const child of children.reverse()) open.push(child);
  }
  return lines;
}
