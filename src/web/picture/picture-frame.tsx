import '@xyflow/react/dist/style.css';
import { Loader, useComputedColorScheme } from '@mantine/core';
import {
  Background,
  Controls,
  type Edge,
  getViewportForBounds,
  type Node,
  type NodeTypes,
  ReactFlow,
  type ReactFlowInstance,
  type Viewport,
} from '@xyflow/react';
import { useLayoutEffect, useRef, useState } from 'react';
import classes from './picture-frame.module.css';

/** So many boxes can still be read when all of them are in sight; of more, the root and what is around it is shown. */
const READABLE_AT_ONCE = 60;
/** So many boxes are drawn without a pause when somebody zooms out; of more, those that are in sight at this zoom. */
const DRAWN_AT_ONCE = 600;
const LEAST_ZOOM = { few: 0.1, many: 0.4 } as const;
/** Zoom below which names in boxes cannot be read. */
const READABLE_ZOOM = 0.4;
/** Where the root is when not all boxes are in sight: as parts of the frame's width and height, and pixels at most. */
const ROOT_AT = { x: 0.3, y: 0.35, most: 420 } as const;
/** The style of boxes: they are neither moved nor chosen, but what is in them is. */
export const REACHABLE = { pointerEvents: 'all' } as const;

/**
 * A picture of boxes and lines, to move and zoom. `nodes`: `undefined` while they are not known; the frame is there
 * before, so that it is not made when they come. `root`: the box that is seen first, when not all of them are.
 */
export function PictureFrame({
  name,
  nodes,
  edges,
  nodeTypes,
  root,
}: {
  readonly name: string;
  readonly nodes: Node[] | undefined;
  readonly edges: Edge[];
  readonly nodeTypes: NodeTypes;
  readonly root: string;
}) {
  const scheme = useComputedColorScheme('light');
  const { frame, setFlow, shown } = useFirstView(nodes, root);
  const isLarge = shown.length > DRAWN_AT_ONCE;
  return (
    <div ref={frame} className={classes['canvas']} data-boxes={shown.length} data-testid={name}>
      {nodes === undefined && <Loader className={classes['loader'] ?? ''} aria-label="Loading" />}
      <ReactFlow
        nodes={shown}
        edges={edges}
        nodeTypes={nodeTypes}
        colorMode={scheme}
        onInit={setFlow}
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

/** Boxes are drawn when the picture stands where they are seen first: drawn before, they would be drawn twice. */
function useFirstView(nodes: Node[] | undefined, root: string) {
  const frame = useRef<HTMLDivElement>(null);
  const [flow, setFlow] = useState<ReactFlowInstance>();
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    if (flow === undefined || nodes === undefined || isPlaced.current) return;
    isPlaced.current = true;
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    const size = { width: clientWidth, height: clientHeight };
    const whole = allOf(nodes, size);
    const hasRoot = nodes.some(({ id }) => id === root);
    const isReadable = nodes.length <= READABLE_AT_ONCE && (whole.zoom >= READABLE_ZOOM || !hasRoot);
    void flow.setViewport(isReadable ? whole : aroundRoot(nodes, root, size));
  }, [flow, nodes, root]);
  return { frame, setFlow, shown: flow === undefined || nodes === undefined ? NO_NODES : nodes };
}

const NO_NODES: Node[] = [];

/** In pixels. */
interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** Worked out here: the picture itself counts boxes alone that it has drawn, which are those in sight. */
function allOf(nodes: readonly Node[], { width, height }: FrameSize): Viewport {
  let [x, y, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { position, width: wide = 0, height: high = 0 } of nodes) {
    [x, y] = [Math.min(x, position.x), Math.min(y, position.y)];
    [right, bottom] = [Math.max(right, position.x + wide), Math.max(bottom, position.y + high)];
  }
  return getViewportForBounds({ x, y, width: right - x, height: bottom - y }, width, height, LEAST_ZOOM.few, 1, 0.08);
}

function aroundRoot(nodes: readonly Node[], root: string, { width, height }: FrameSize): Viewport {
  const at = nodes.find(({ id }) => id === root)?.position;
  const x = Math.min(ROOT_AT.most, ROOT_AT.x * width);
  const y = Math.min(ROOT_AT.most, ROOT_AT.y * height);
  return { x: x - (at?.x ?? 0), y: y - (at?.y ?? 0), zoom: 1 };
}
