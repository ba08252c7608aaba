import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { memo, use } from 'react';
import { addressOf } from '../app/addresses.js';
import { BoxHead, BoxKind, BoxName, PictureBox } from '../picture/picture-box.js';
import { useLabel } from '../shared/labels.js';
import { entityTitle, entityTitles } from '../shared/titles.js';
import { readUrn, shortUrn } from '../shared/urn.js';
import { columnId } from './column-edges.js';
import { LineageActions } from './lineage-actions.js';
import type { PictureSide, SeenEntity } from './lineage-graph.js';
import classes from './lineage-node.module.css';
import { columnMiddle, type SizedBox } from './picture.js';

/** What a node of the picture knows. */
export interface BoxData extends Record<string, unknown> {
  readonly box: SizedBox;
  readonly hidden: SeenEntity['hidden'];
  readonly isRoot: boolean;
  /** Columns that are marked, by `columnId`; `undefined` when none was chosen. */
  readonly traced: ReadonlySet<string> | undefined;
}

export type BoxNode = Node<BoxData, 'box'>;

/** A box of the lineage: an entity with what is hidden on both sides, or several of them folded. */
export const LineageNode = memo(function LineageNode({ data: { box, hidden, isRoot, traced } }: NodeProps<BoxNode>) {
  const [urn = ''] = box.urns;
  return (
    <PictureBox isRoot={isRoot}>
      <More direction="upstream" urn={urn} count={hidden?.upstream ?? 0} />
      {box.urns.length > 1 ? <Folded urns={box.urns} /> : <Single urn={urn} />}
      {box.columns.map((path, at) => (
        <Column key={path} urn={urn} path={path} at={at} traced={traced} />
      ))}
      <More direction="downstream" urn={urn} count={hidden?.downstream ?? 0} />
    </PictureBox>
  );
});

function Single({ urn }: { readonly urn: string }) {
  const { entityType, name, platform } = useLabel(urn);
  return (
    <BoxHead entityType={entityType}>
      <BoxName to={addressOf.entity(urn)} name={name} />
      <BoxKind>
        {entityTitle(entityType)}
        {platform !== '' && ` · ${shortUrn(platform)}`}
      </BoxKind>
    </BoxHead>
  );
}

function Folded({ urns }: { readonly urns: readonly string[] }) {
  const { onUnfold } = use(LineageActions);
  const entityType = readUrn(urns[0] ?? '')?.entityType ?? '';
  return (
    <BoxHead entityType={entityType}>
      <button type="button" className={classes['unfold']} onClick={onUnfold}>
        {urns.length} {entityTitles(entityType).toLowerCase()}
      </button>
      <BoxKind>parallel, folded</BoxKind>
    </BoxHead>
  );
}

function Column({
  urn,
  path,
  at,
  traced,
}: {
  readonly urn: string;
  readonly path: string;
  readonly at: number;
  readonly traced: ReadonlySet<string> | undefined;
}) {
  const { onTrace } = use(LineageActions);
  const id = columnId({ urn, path });
  const isTraced = traced?.has(id) === true;
  return (
    <>
      <Handle
        id={path}
        type="target"
        position={Position.Left}
        style={{ top: columnMiddle(at) }}
        className={classes['end'] ?? ''}
        isConnectable={false}
      />
      <button
        type="button"
        className={classes['column']}
        aria-pressed={isTraced}
        title={path}
        onClick={() => onTrace(id)}
      >
        {path}
      </button>
      <Handle
        id={path}
        type="source"
        position={Position.Right}
        style={{ top: columnMiddle(at) }}
        className={classes['end'] ?? ''}
        isConnectable={false}
      />
    </>
  );
}

/** Opens what is hidden on a side of an entity. */
function More({
  direction,
  urn,
  count,
}: {
  readonly direction: PictureSide;
  readonly urn: string;
  readonly count: number;
}) {
  const { onOpen } = use(LineageActions);
  const { name } = useLabel(urn);
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={`nodrag ${classes['more'] ?? ''}`}
      data-direction={direction}
      aria-label={`Show ${String(count)} more ${direction} of ${name}`}
      onClick={() => onOpen(direction, urn)}
    >
      +{count}
    </button>
  );
}
