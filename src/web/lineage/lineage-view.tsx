import { Loader } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type LaidOut, useLayout } from '../picture/use-layout.js';
import { Notice } from '../shared/notice.js';
import { readUrn } from '../shared/urn.js';
import { tracedColumns } from './column-edges.js';
import { foldParallel, unfolded } from './fold-parallel.js';
import { LineageActions, type LineageActionSet } from './lineage-actions.js';
import { type LineageAddress, readLineage, writeLineage } from './lineage-address.js';
import { LineageChoices } from './lineage-choices.js';
import { lineageView } from './lineage-query.js';
import { LineageCanvas } from './lineage-canvas.js';
import { openedName, type SeenGraph } from './lineage-graph.js';
import { SaveButton } from './save-button.js';
import { LineageTable } from './lineage-table.js';
import classes from './lineage-view.module.css';
import { type Picture, pictureOf } from './picture.js';
import { LARGEST_PICTURE } from './read-neighbours.js';
import { useColumnEdges, useLineage } from './use-lineage.js';

/** The lineage of an entity, as a picture or a table. What is chosen stands in the address. */
export function LineageView({ urn }: { readonly urn: string }) {
  const [parameters, setParameters] = useSearchParams();
  const address = readLineage(parameters);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [column, setColumn] = useState<string>();
  const time = lineageView(urn, address, opened);
  const change = (part: Partial<LineageAddress>): void => {
    // Of what is chosen quickly one after the other, the page may not yet show the first.
    const now = new URLSearchParams(window.location.search);
    setParameters(writeLineage({ ...readLineage(now), ...part }, now), { replace: true });
  };
  const { data: seen, error, isFetching } = useLineage(time.view);
  const { picture, traced } = usePicture(urn, seen, { address, column });
  const { laidOut, fault } = useLayout(picture);
  const actions: LineageActionSet = useMemo(
    () => ({
      onOpen: (direction, at) => setOpened((before) => new Set([...before, openedName(direction, at)])),
      onUnfold: () => setParameters((before) => writeLineage({ ...readLineage(before), fold: 'off' }, before)),
      onTrace: (id) => setColumn((before) => (before === id ? undefined : id)),
    }),
    [setParameters, setOpened, setColumn],
  );
  if (error !== null || fault !== undefined)
    return (
      <Notice title="The lineage cannot be shown" tone="bad">
        <p>{error?.message ?? fault}</p>
      </Notice>
    );
  return (
    <LineageActions value={actions}>
      <section
        className={classes['view']}
        aria-label="Steps of lineage"
        aria-busy={isFetching || laidOut?.picture !== picture}
      >
        <LineageChoices address={address} fault={time.fault} onChange={change}>
          <SaveButton laidOut={laidOut} urn={urn} />
        </LineageChoices>
        {time.fault === undefined ? (
          <Shown seen={seen} laidOut={laidOut} address={address} root={urn} traced={traced} />
        ) : (
          <Notice title="There is no such time" within="section">
            <p>{time.fault.message}</p>
          </Notice>
        )}
      </section>
    </LineageActions>
  );
}

function Shown({
  seen,
  laidOut,
  address: { show, direction },
  root,
  traced,
}: {
  readonly seen: SeenGraph | undefined;
  readonly laidOut: LaidOut<Picture> | undefined;
  readonly address: LineageAddress;
  readonly root: string;
  readonly traced: ReadonlySet<string> | undefined;
}) {
  return (
    <>
      <Counts seen={seen} direction={direction} />
      {show === 'graph' ? (
        <LineageCanvas laidOut={laidOut} seen={seen} root={root} traced={traced} />
      ) : seen === undefined ? (
        <Loader aria-label="Loading" m="xl" />
      ) : (
        <LineageTable seen={seen} />
      )}
    </>
  );
}

function usePicture(
  root: string,
  seen: SeenGraph | undefined,
  { address: { columns, fold }, column }: { readonly address: LineageAddress; readonly column: string | undefined },
): { readonly picture: Picture | undefined; readonly traced: ReadonlySet<string> | undefined } {
  const urns = useMemo(() => (seen === undefined ? [] : [...seen.entities.keys()]), [seen]);
  const columnEdges = useColumnEdges(urns, columns);
  const picture = useMemo(() => {
    if (seen === undefined) return undefined;
    const kindOf = (urn: string): string => readUrn(urn)?.entityType ?? '';
    return pictureOf(fold === 'on' ? foldParallel(seen, root, kindOf) : unfolded(seen), columnEdges);
  }, [seen, fold, root, columnEdges]);
  const traced = useMemo(
    () => (column === undefined ? undefined : tracedColumns(columnEdges, column)),
    [columnEdges, column],
  );
  return { picture, traced };
}

const NOTHING = {
  both: 'Nothing is upstream or downstream of it.',
  upstream: 'Nothing is upstream of it.',
  downstream: 'Nothing is downstream of it.',
} as const;

function Counts({
  seen,
  direction,
}: {
  readonly seen: SeenGraph | undefined;
  readonly direction: LineageAddress['direction'];
}) {
  if (seen === undefined) return <p className="faint">Reading …</p>;
  const many = seen.entities.size;
  const limit = LARGEST_PICTURE.toLocaleString('en');
  return (
    <p className="faint" aria-live="polite">
      {many === 1 ? NOTHING[direction] : `${many.toLocaleString('en')} entities.`}
      {many >= LARGEST_PICTURE && ` No more than ${limit} are shown; fewer hops or one direction show all of them.`}
      {seen.isCut && ' Some entities have more neighbours than are read of one.'}
    </p>
  );
}
