import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';

/** Where boxes are: their upper left corners, by their ids. */
export type Positions = ReadonlyMap<string, { readonly x: number; readonly y: number }>;

/** What is laid out: boxes of a size each, and what connects them. `gap`: pixels between layers, for words on lines. */
export interface LayoutTask {
  readonly gap?: number;
  readonly boxes: readonly { readonly id: string; readonly width: number; readonly height: number }[];
  readonly edges: readonly { readonly source: string; readonly target: string }[];
}

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.spacing.nodeNode': '18',
  'elk.edgeRouting': 'POLYLINE',
};
/** Between layers, where nothing stands on the lines. */
const GAP = 90;
/** From this many boxes on, speed counts for more than crossings. */
const MANY = 200;
/** 5,000 boxes take 4 s with these, and 46 s with the order of the models considered. */
const QUICK_OPTIONS = {
  ...OPTIONS,
  'elk.layered.layering.strategy': 'LONGEST_PATH_SOURCE',
  'elk.layered.thoroughness': '1',
  'elk.layered.nodePlacement.strategy': 'SIMPLE',
  'elk.layered.crossingMinimization.greedySwitch.type': 'OFF',
};

/** Its code is the largest part of these pages: it is loaded while what is to be laid out is still asked for. */
const engine = new ELK.default({ workerFactory: () => new Worker(workerUrl) });

/** Places for all boxes, by data flowing to the right. Worked out beside the page, which stays awake meanwhile. */
export async function layOut({ boxes, edges, gap = GAP }: LayoutTask): Promise<Positions> {
  const { children = [] } = await engine.layout({
    id: 'picture',
    layoutOptions: {
      ...(boxes.length < MANY ? OPTIONS : QUICK_OPTIONS),
      'elk.layered.spacing.nodeNodeBetweenLayers': String(gap),
    },
    children: boxes.map(({ id, width, height }) => ({ id, width, height })),
    edges: edges.map(({ source, target }, at) => ({ id: String(at), sources: [source], targets: [target] })),
  });
  return new Map(children.map(({ id, x = 0, y = 0 }) => [id, { x, y }]));
}
