import '@xyflow/react/dist/style.css';
import { useComputedColorScheme } from '@mantine/core';
import { Background, Controls, type Edge, MarkerType, Position, ReactFlow, type Viewport } from '@xyflow/react';
import { useMemo } from 'react';
import { columnId } from './column-edges.js';
import classes from './lineage-canvas.module.css';
import type { SeenGraph } from './lineage-graph.js';
import { type BoxNode, LineageNode } from './lineage-node.js';
import { BOX, columnMiddle } from './picture.js';
import type { Picture, SizedBox } from './picture.js';
import type { LaidOut } from './use-layout.js';

const NODE_TYPES = { box: LineageNode };
/** So many boxes can still be read when all of them are in sight; of more, the root and what is around it is shown. */
const READABLE_AT_ONCE = 60;
/** So many boxes are drawn without a pause when somebody zooms out; of more, those that are in sight at this zoom. */
const DRAWN_AT_ONCE = 600;
const LEAST_ZOOM = { few: 0.1, many: 0.4 } as const;
/** Pixels of the picture that are seen left of and above the root. */
const ROOT_AT = { x: 420, y: 260 } as const;

/** The picture of a lineage, to move and zoom. */
export function LineageCanvas({
  laidOut,
  seen,
  root,
  traced,
}: {
  readonly laidOut: LaidOut<Picture>;
  readonly seen: SeenGraph;
  readonly root: string;
  readonly traced: ReadonlySet<string> | undefined;
}) {
  const scheme = useComputedColorScheme('light');
  const { picture, positions } = laidOut;
  const nodes = useMemo(() => nodesOf(laidOut, { seen, root, traced }), [laidOut, seen, root, traced]);
  const edges = useMemo(() => edgesOf(picture, traced), [picture, traced]);
  const isLarge = nodes.length > DRAWN_AT_ONCE;
  const at = positions.get(root);
  const start: Viewport = { x: ROOT_AT.x - (at?.x ?? 0), y: ROOT_AT.y - (at?.y ?? 0), zoom: 1 };
  return (
    <div className={classes['canvas']} data-boxes={nodes.length} data-testid="lineage">
      <ReactFlow
        key={root}
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        colorMode={scheme}
        {...(nodes.length > READABLE_AT_ONCE
          ? { defaultViewport: start }
          : { fitView: true, fitViewOptions: { maxZoom: 1, padding: 0.12 } })}
        minZoom={isLarge ? LEAST_ZOOM.many : LEAST_ZOOM.few}
        maxZoom={2}
        onlyRenderVisibleElements
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        zoomOnDoubleClick={false}
      >
        <Background gap={24} size={1} />
        <Controls showInteractive={false} />
      </ReactFlow>
    </div>
  );
}

const REACHABLE = { pointerEvents: 'all' } as const;

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
    // Boxes are neither moved nor chosen, but what is in them is.
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
      className: (hasColumns ? classes['behind'] : classes['edge']) ?? '',
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
