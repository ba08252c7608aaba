import { type Edge, MarkerType, Position } from '@xyflow/react';
import { useMemo } from 'react';
import { PictureFrame, REACHABLE } from '../picture/picture-frame.js';
import frame from '../picture/picture-frame.module.css';
import type { LaidOut } from '../picture/use-layout.js';
import { columnId } from './column-edges.js';
import classes from './lineage-canvas.module.css';
import type { SeenGraph } from './lineage-graph.js';
import { type BoxNode, LineageNode } from './lineage-node.js';
import { BOX, columnMiddle } from './picture.js';
import type { Picture, SizedBox } from './picture.js';

const NODE_TYPES = { box: LineageNode };

/** The picture of a lineage, to move and zoom; its empty frame while the lineage is not known. */
export function LineageCanvas({
  laidOut,
  seen,
  root,
  traced,
}: {
  readonly laidOut: LaidOut<Picture> | undefined;
  readonly seen: SeenGraph | undefined;
  readonly root: string;
  readonly traced: ReadonlySet<string> | undefined;
}) {
  const nodes = useMemo(
    () => (laidOut === undefined || seen === undefined ? undefined : nodesOf(laidOut, { seen, root, traced })),
    [laidOut, seen, root, traced],
  );
  const edges = useMemo(() => (laidOut === undefined ? [] : edgesOf(laidOut.picture, traced)), [laidOut, traced]);
  return <PictureFrame key={root} name="lineage" nodes={nodes} edges={edges} nodeTypes={NODE_TYPES} root={root} />;
}

function nodesOf(
  { picture, positions }: LaidOut<Picture>,
  { seen, root, traced }: { seen: SeenGraph; root: string; traced: ReadonlySet<string> | undefined },
): BoxNode[] {
  return picture.boxes.map((box) => ({
    id: box.id,
    type: 'box',
    position: { ...(positions.get(box.id) ?? { x: 0, y: 0 }) },
    // Known before they are drawn, so that edges to boxes out of sight are right, too.
    width: box.width,
    height: box.height,
    handles: handlesOf(box),
    style: REACHABLE,
    data: { box, hidden: seen.entities.get(box.urns[0] ?? '')?.hidden, isRoot: box.id === root, traced },
  }));
}

function handlesOf({ width, columns }: SizedBox): NonNullable<BoxNode['handles']> {
  const rows = [{ id: null, y: BOX.height / 2 }, ...columns.map((path, at) => ({ id: path, y: columnMiddle(at) }))];
  return rows.flatMap(({ id, y }) => [
    { id, type: 'target' as const, position: Position.Left, x: 0, y, width: 1, height: 1 },
    { id, type: 'source' as const, position: Position.Right, x: width, y, width: 1, height: 1 },
  ]);
}

function edgesOf({ edges, columnEdges }: Picture, traced: ReadonlySet<string> | undefined): Edge[] {
  const hasColumns = columnEdges.length > 0;
  const markerEnd = { type: MarkerType.ArrowClosed, width: 14, height: 14 };
  return [
    ...edges.map(({ source, target }) => ({
      id: `${source} ${target}`,
      source,
      target,
      markerEnd,
      className: (hasColumns ? classes['behind'] : frame['edge']) ?? '',
    })),
    ...columnEdges.map(({ source, target }) => {
      const [from, to] = [columnId(source), columnId(target)];
      const isTraced = traced === undefined || (traced.has(from) && traced.has(to));
      return {
        id: `${from} ${to}`,
        source: source.urn,
        sourceHandle: source.path,
        target: target.urn,
        targetHandle: target.path,
        className: (isTraced ? classes['column'] : classes['behind']) ?? '',
      };
    }),
  ];
}
