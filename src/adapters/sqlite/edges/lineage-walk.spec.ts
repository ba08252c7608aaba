import { LineageWalk, type NeighbourSource, WalkMarks } from './lineage-walk.js';

/** From each node to its double and the one after that, as long as they are below 70,000: nodes of a binary tree. */
const TREE: NeighbourSource = {
  cached: () => ({ numbers: new Int32Array(0), places: new Int32Array(0) }),
  read: (node) => [Int32Array.from([2 * node, 2 * node + 1].filter((next) => next < 70_000))],
};

function begin(root: number, marks: WalkMarks): LineageWalk {
  return new LineageWalk(root, { maxHops: 100, maxNodes: 100_000 }, TREE, marks);
}

function reached(walk: LineageWalk): readonly number[] {
  const steps = walk.steps();
  while (steps.next().done !== true);
  return [...walk.result.nodes];
}

function reachedFrom(root: number): readonly number[] {
  return reached(begin(root, new WalkMarks()));
}

describe('Walks with the same marks', () => {
  it('reach as much one after the other, few nodes or many', () => {
    const marks = new WalkMarks();
    for (const root of [5000, 1, 5000, 3, 30_000]) {
      expect(reached(begin(root, marks))).toEqual(reachedFrom(root));
    }
  });

  it('do not see what each other has visited, at the same time', () => {
    const marks = new WalkMarks();
    const walks = [700, 350, 700].map((root) => begin(root, marks));
    const steps = walks.map((walk) => walk.steps());
    for (let running = 3; running > 0;) running = steps.filter((one) => one.next().done !== true).length;
    expect(walks.map(({ result }) => [...result.nodes])).toEqual([700, 350, 700].map(reachedFrom));
  });

  it('begin with marks of their own after one that was left, with or without its end', () => {
    const marks = new WalkMarks();
    const ended = begin(700, marks).steps();
    ended.next();
    ended.return(undefined);
    begin(700, marks).steps().next();
    expect(reached(begin(350, marks))).toEqual(reachedFrom(350));
  });
});
