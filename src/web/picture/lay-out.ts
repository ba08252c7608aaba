import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { layOutInLayers } from './layers.js';
import type { LayoutTask, Positions } from './layout-task.js';

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.spacing.nodeNode': '18',
  'elk.edgeRouting': 'POLYLINE',
};
/** Between layers, where nothing stands on the lines. */
const GAP = 90;
/** From this many boxes on, speed counts for more than crossings (D-419). */
const MANY = 200;

type Elk = InstanceType<typeof ELK.default>;

let elk: Elk | undefined;

function loadedElk(): Elk {
  // Its code is larger than that of all pages, and it works in a worker: the page stays awake meanwhile.
  elk ??= new ELK.default({ workerFactory: () => new Worker(workerUrl) });
  return elk;
}

/** Load what a picture of so many boxes will be laid out with, while the boxes are still being read. */
export function expectBoxes(many: number): void {
  if (many < MANY) loadedElk();
}

/** Places for all boxes, data flowing to the right. */
export async function layOut({ boxes, edges, gap = GAP }: LayoutTask): Promise<Positions> {
  if (boxes.length >= MANY) return layOutInLayers({ boxes, edges, gap });
  const { children = [] } = await loadedElk().layout({
    id: 'picture',
    layoutOptions: { ...OPTIONS, 'elk.layered.spacing.nodeNodeBetweenLayers': String(gap) },
    children: boxes.map(({ id, width, height }) => ({ id, width, height })),
    edges: edges.map(({ source, target }, at) => ({ id: String(at), sources: [source], targets: [target] })),
  });
  return new Map(children.map(({ id, x = 0, y = 0 }) => [id, { x, y }]));
}
