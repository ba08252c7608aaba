/**
 * Lay out a picture by layers: boxes and lines in, places out.
 *
 * Problem: a picture of hundreds of boxes is wanted at once, and a general engine takes longer to load than to draw it.
 * Idea: (1) boxes are put in an order in which most lines lead forwards, and a line that leads back, which closes a
 * cycle, counts for nothing; (2) the layer of a box is the longest way to it, and what nothing leads to stands just
 * before the first box that it leads to; (3) the boxes of a layer are sorted by the mean of their neighbours, from left
 * to right and back, a few times; (4) each box gets the height that is nearest to that mean without touching the next
 * one, which is an isotonic regression.
 * Example: a -> b, a -> c, b -> d, c -> d has the layers [a] [b c] [d], with a and d halfway between b and c.
 * Cost: linear in boxes and lines for each turn, with the logarithm of sorting. Ties keep the order of the task, so the
 * same task has the same places.
 * It does not: route lines around boxes, keep room for a line that skips layers, or count crossings.
 */
import type { LayoutTask, Positions } from './layout-task.js';

/** Pixels between boxes of a layer. */
const SPACING = 18;
/** Turns from left to right and back, in which boxes are sorted, and in which they are moved. */
const TURNS = { sort: 4, move: 2 } as const;

/** A box while it is laid out: its number in the task, and the middle of its height in pixels. */
interface LayeredBox {
  readonly at: number;
  readonly height: number;
  readonly sources: LayeredBox[];
  readonly targets: LayeredBox[];
  layer: number;
  middle: number;
}

/** Places for all boxes, data flowing to the right. @param gap pixels between layers */
export function layOutInLayers({ boxes, edges, gap = 0 }: LayoutTask): Positions {
  const all = boxes.map(({ height }, at): LayeredBox => {
    return { at, height, sources: [], targets: [], layer: 0, middle: 0 };
  });
  const byId = new Map(boxes.map(({ id }, at) => [id, all[at]]));
  for (const edge of edges) {
    const source = byId.get(edge.source);
    const target = byId.get(edge.target);
    if (source === undefined || target === undefined || source === target) continue;
    source.targets.push(target);
    target.sources.push(source);
  }
  const layers = layersOf(all);
  for (const layer of layers) stack(layer);
  sweep(layers, TURNS.sort, sortLayer);
  sweep(layers, TURNS.move, moveLayer);
  const lefts = leftsOf(layers, { widths: boxes.map(({ width }) => width), gap });
  return new Map(
    boxes.map(({ id, height }, at) => {
      const { layer = 0, middle = 0 } = all[at] ?? {};
      return [id, { x: lefts[layer] ?? 0, y: middle - height / 2 }] as const;
    }),
  );
}

function layersOf(boxes: readonly LayeredBox[]): LayeredBox[][] {
  const order = forwardOrder(boxes);
  const ranks = new Map(order.map((box, rank) => [box, rank]));
  const isForward = (from: LayeredBox, to: LayeredBox): boolean => (ranks.get(from) ?? 0) < (ranks.get(to) ?? 0);
  for (const box of order)
    for (const target of box.targets) if (isForward(box, target)) target.layer = Math.max(target.layer, box.layer + 1);
  for (const box of order) {
    const after = box.targets.filter((target) => isForward(box, target)).map(({ layer }) => layer);
    if (box.layer === 0 && after.length > 0) box.layer = after.reduce((least, layer) => Math.min(least, layer)) - 1;
  }
  const layers: LayeredBox[][] = [];
  for (const box of order) (layers[box.layer] ??= []).push(box);
  return Array.from(layers, (layer: LayeredBox[] | undefined) => layer ?? []);
}

/** Boxes by depth first, the last one that is left first: only lines that close a cycle lead backwards in it. */
function forwardOrder(boxes: readonly LayeredBox[]): readonly LayeredBox[] {
  const left: LayeredBox[] = [];
  const entered = new Set<LayeredBox>();
  const starts = boxes.toSorted((one, other) => Number(one.sources.length > 0) - Number(other.sources.length > 0));
  // Those with nothing before them are entered first: where a cycle is entered decides which of its lines leads back.
  for (const start of starts) {
    if (entered.has(start)) continue;
    const way = [{ box: start, next: 0 }];
    entered.add(start);
    for (let step = way.at(-1); step !== undefined; step = way.at(-1)) {
      const target = step.box.targets[step.next++];
      if (target === undefined) {
        left.push(step.box);
        way.pop();
      } else if (!entered.has(target)) {
        entered.add(target);
        way.push({ box: target, next: 0 });
      }
    }
  }
  return left.toReversed();
}

/** Boxes of a layer below one another, their middle at 0. */
function stack(layer: readonly LayeredBox[]): void {
  const total = layer.reduce((sum, { height }) => sum + height + SPACING, -SPACING);
  let top = -total / 2;
  for (const box of layer) {
    box.middle = top + box.height / 2;
    top += box.height + SPACING;
  }
}

type LinkedSide = 'sources' | 'targets';

function sweep(layers: LayeredBox[][], turns: number, arrange: (layer: LayeredBox[], side: LinkedSide) => void): void {
  for (let turn = 0; turn < turns; turn++) {
    for (const layer of layers) arrange(layer, 'sources');
    for (const layer of layers.toReversed()) arrange(layer, 'targets');
  }
}

/** The mean of the middles of the neighbours at a side; its own where there are none. */
function meanAt(box: LayeredBox, side: LinkedSide): number {
  const near = box[side];
  return near.length === 0 ? box.middle : near.reduce((sum, { middle }) => sum + middle, 0) / near.length;
}

function sortLayer(layer: LayeredBox[], side: LinkedSide): void {
  const means = new Map(layer.map((box) => [box, meanAt(box, side)]));
  layer.sort((one, other) => (means.get(one) ?? 0) - (means.get(other) ?? 0) || one.at - other.at);
  stack(layer);
}

/** Boxes that stand as one block: how many, and the sum of where each wants the block to begin. */
interface Block {
  readonly many: number;
  readonly sum: number;
}

/** Least squares from where each box wants to be, in this order: neighbours that would touch are joined to blocks. */
function moveLayer(layer: LayeredBox[], side: LinkedSide): void {
  const offsets: number[] = [];
  let offset = 0;
  const blocks: Block[] = [];
  for (const box of layer) {
    offsets.push(offset + box.height / 2);
    let block: Block = { many: 1, sum: meanAt(box, side) - offset - box.height / 2 };
    let above = blocks.at(-1);
    while (above !== undefined && above.sum / above.many >= block.sum / block.many) {
      block = { many: above.many + block.many, sum: above.sum + block.sum };
      blocks.pop();
      above = blocks.at(-1);
    }
    blocks.push(block);
    offset += box.height + SPACING;
  }
  const begins = blocks.flatMap(({ many, sum }) => Array.from({ length: many }, () => sum / many));
  for (const [at, box] of layer.entries()) box.middle = (begins[at] ?? 0) + (offsets[at] ?? 0);
}

/** The left edge of each layer. */
function leftsOf(
  layers: readonly (readonly LayeredBox[])[],
  { widths, gap }: { readonly widths: readonly number[]; readonly gap: number },
): readonly number[] {
  let left = 0;
  return layers.map((layer) => {
    const here = left;
    left += gap + layer.reduce((most, { at }) => Math.max(most, widths[at] ?? 0), 0);
    return here;
  });
}
