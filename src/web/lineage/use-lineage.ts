import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LineageColumnsDocument, type LineageColumnsQuery } from '../../../generated/web/graphql/graphql.js';
import { carryOut } from '../app/transport.js';
import { useModels } from '../shared/page-models.js';
import { type ColumnEdge, columnEdges, type ColumnLineage } from './column-edges.js';
import type { LineageView } from './lineage-graph.js';
import { lineageQuery } from './lineage-query.js';
import { takeKnown } from './read-ahead.js';

/** What a view shows; what it showed before stays until then. */
export function useLineage(view: LineageView) {
  const models = useModels();
  const [known] = useState(() => takeKnown(view.root));
  return useQuery({
    ...lineageQuery(view, { known, models: () => Promise.resolve(models) }),
    placeholderData: keepPreviousData,
  });
}

/** Entities of one request. */
const BATCH = 100;

/** Ways between the columns of entities; none while `choice` is off. */
export function useColumnEdges(urns: readonly string[], choice: 'off' | 'on'): readonly ColumnEdge[] {
  const { data } = useQuery({
    queryKey: ['lineage-columns', urns],
    queryFn: ({ signal }) => readColumnEdges(urns, signal),
    enabled: choice === 'on' && urns.length > 0,
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
  return choice === 'on' ? (data ?? NONE) : NONE;
}

const NONE: readonly ColumnEdge[] = [];

async function readColumnEdges(urns: readonly string[], signal: AbortSignal): Promise<readonly ColumnEdge[]> {
  const stated: ColumnLineage[] = [];
  for (let at = 0; at < urns.length; at += BATCH) {
    const { entities } = await carryOut(LineageColumnsDocument, { urns: urns.slice(at, at + BATCH) }, signal);
    for (const { upstreams, downstreams } of (entities ?? []).flatMap(statedIn))
      stated.push({ upstreams: (upstreams ?? []).map(({ urn }) => urn), downstreams: downstreams ?? [] });
  }
  return columnEdges(stated);
}

type ColumnAnswer = NonNullable<LineageColumnsQuery['entities']>[number];

function statedIn(entity: ColumnAnswer) {
  if (entity === null) return [];
  const own = 'fineGrainedLineages' in entity ? entity.fineGrainedLineages : undefined;
  const steps = 'inputOutput' in entity ? entity.inputOutput?.fineGrainedLineages : undefined;
  return [...(own ?? []), ...(steps ?? [])];
}
