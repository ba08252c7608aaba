import { Loader } from '@mantine/core';
import { type Edge, MarkerType, type Node, type NodeProps, Position } from '@xyflow/react';
import { memo, useMemo } from 'react';
import { addressOf } from '../app/addresses.js';
import { BoxHead, BoxKind, BoxName, PictureBox } from '../picture/picture-box.js';
import { PictureFrame, REACHABLE } from '../picture/picture-frame.js';
import frame from '../picture/picture-frame.module.css';
import { type LaidOut, useLayout } from '../picture/use-layout.js';
import { entityTitle } from '../shared/titles.js';
import classes from './relationship-diagram.module.css';
import { linkLabel, linksOf, type ModelEdge, type ModelLink } from './relationship-graph.js';

const BOX = { width: 200, height: 52 } as const;
/** With more lines than these, words on them would cover each other: the table has them. */
const NAMED_AT_ONCE = 24;
/** Pixels between layers, with and without words on the lines. */
const GAPS = { named: 220, plain: 110 } as const;

/** What is laid out and drawn. */
interface ModelPicture {
  readonly boxes: readonly { readonly id: string; readonly width: number; readonly height: number }[];
  readonly edges: readonly { readonly source: string; readonly target: string }[];
  readonly gap: number;
  readonly links: readonly ModelLink[];
}

interface TypeBoxData extends Record<string, unknown> {
  readonly name: string;
  /** Names of its relationships to its own type. */
  readonly toItself: string;
  readonly isRoot: boolean;
}

type TypeNode = Node<TypeBoxData, 'type'>;

const NODE_TYPES = { type: memo(TypeBox) };

/** Entity types as boxes, and relationships as lines between them. `focus`: the one that it is about, if any. */
export function RelationshipDiagram({
  edges,
  focus,
}: {
  readonly edges: readonly ModelEdge[];
  readonly focus: string;
}) {
  const picture = useMemo(() => pictureOf(edges), [edges]);
  const { laidOut, fault } = useLayout(picture);
  const nodes = useMemo(() => (laidOut === undefined ? [] : nodesOf(laidOut, focus)), [laidOut, focus]);
  const lines = useMemo(() => (laidOut === undefined ? [] : linesOf(laidOut.picture)), [laidOut]);
  if (fault !== undefined) return <p role="alert">{fault}</p>;
  const shown = picture.boxes.map(({ id }) => id).join(' ');
  return (
    <div aria-busy={laidOut?.picture !== picture}>
      {laidOut === undefined ? (
        <Loader aria-label="Loading" m="xl" />
      ) : (
        <PictureFrame
          key={shown}
          name="relationships"
          nodes={nodes}
          edges={lines}
          nodeTypes={NODE_TYPES}
          root={focus}
        />
      )}
    </div>
  );
}

function pictureOf(edges: readonly ModelEdge[]): ModelPicture {
  const names = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const links = linksOf(edges);
  return {
    boxes: [...names].map((id) => ({ id, ...BOX })),
    edges: links.filter(({ from, to }) => from !== to).map(({ from, to }) => ({ source: from, target: to })),
    gap: links.length > NAMED_AT_ONCE ? GAPS.plain : GAPS.named,
    links,
  };
}

function nodesOf({ picture, positions }: LaidOut<ModelPicture>, focus: string): TypeNode[] {
  return picture.boxes.map(({ id, width, height }) => ({
    id,
    type: 'type',
    position: { ...(positions.get(id) ?? { x: 0, y: 0 }) },
    width,
    height,
    handles: [
      { type: 'target', position: Position.Left, x: 0, y: height / 2, width: 1, height: 1 },
      { type: 'source', position: Position.Right, x: width, y: height / 2, width: 1, height: 1 },
    ],
    style: REACHABLE,
    data: {
      name: id,
      toItself: picture.links.flatMap(({ from, to, names }) => (from === id && to === id ? names : [])).join(', '),
      isRoot: id === focus,
    },
  }));
}

function linesOf({ links }: ModelPicture): Edge[] {
  const hasNames = links.length <= NAMED_AT_ONCE;
  const directions = new Set(links.map(({ from, to }) => `${from} ${to}`));
  const markerEnd = { type: MarkerType.ArrowClosed, width: 14, height: 14 };
  return links
    .filter(({ from, to }) => from !== to)
    .map((link) => ({
      id: `${link.from} ${link.to}`,
      source: link.from,
      target: link.to,
      markerEnd,
      ...(hasNames ? { label: linkLabel(link) } : {}),
      className: [
        link.isLineage ? classes['lineage'] : frame['edge'],
        // The words of two opposite lines would stand in one place.
        link.from > link.to && directions.has(`${link.to} ${link.from}`) ? classes['opposite'] : '',
      ].join(' '),
    }));
}

/** An entity type, and what it may be to another one of its type. */
function TypeBox({ data: { name, toItself, isRoot } }: NodeProps<TypeNode>) {
  return (
    <PictureBox isRoot={isRoot}>
      <BoxHead entityType={name}>
        <BoxName to={addressOf.entityModel(name)} name={entityTitle(name)} />
        <BoxKind>{toItself === '' ? name : `to its own type: ${toItself}`}</BoxKind>
      </BoxHead>
    </PictureBox>
  );
}
