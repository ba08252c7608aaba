import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SearchDocument } from '../../../generated/web/graphql/graphql.js';
import { addressOf } from '../app/addresses.js';
import { carryOut } from '../app/transport.js';
import { EntityLink } from '../shared/entity-link.js';
import { graphqlType } from '../shared/graphql-type.js';
import { textAt } from '../shared/json-object.js';
import { Notice } from '../shared/notice.js';
import { useModels } from '../shared/page-models.js';
import { readAspects } from '../shared/read-aspects.js';
import { entityTitles } from '../shared/titles.js';
import { readUrn } from '../shared/urn.js';
import type { BrowseTree } from '../widgets/overrides/browse-trees.js';
import classes from './browse-page.module.css';
import { treeOf, type NestedEntity } from './tree-of.js';

/** Entities of a tree that are shown; a search finds the others. */
const MOST = 500;
/** Read in one request: their URNs stand in its address. */
const BATCH = 50;

/** Domains, or groups and terms of a glossary, as the tree that they make. */
export function ReferenceTree({ tree }: { readonly tree: BrowseTree }) {
  const models = useModels();
  const types = tree.types.flatMap((name) => graphqlType(models.entity(name)?.symbol) ?? []);
  const { data, error } = useQuery({
    queryKey: ['tree', tree.id],
    queryFn: ({ signal }) => readTree(tree, types, signal),
  });
  if (error !== null) throw error;
  if (data === undefined) return <p className="faint">Loading …</p>;
  if (data.nodes.length === 0)
    return (
      <Notice title={`There are no ${tree.types.map(entityTitles).join(' and ').toLowerCase()} yet`} within="section" />
    );
  return (
    <div className={`card ${classes['tree'] ?? ''}`}>
      <Nodes nodes={data.nodes} tree={tree} />
      {data.total > MOST && (
        <p className="faint">
          {MOST} of {data.total.toLocaleString('en')} are shown; search finds the others.
        </p>
      )}
    </div>
  );
}

async function readTree(tree: BrowseTree, types: NonNullable<ReturnType<typeof graphqlType>>[], signal: AbortSignal) {
  const input = { types, query: '*', count: MOST, searchFlags: { skipAggregates: true, skipHighlighting: true } };
  const found = (await carryOut(SearchDocument, { input }, signal)).searchAcrossEntities;
  const urns = (found?.searchResults ?? []).map(({ entity }) => entity.urn);
  const batches = Array.from({ length: Math.ceil(urns.length / BATCH) }, (_none, at) =>
    urns.slice(at * BATCH, (at + 1) * BATCH),
  );
  const aspects = tree.parents.map(({ aspect }) => aspect);
  const parts = await Promise.all(batches.map((batch) => readAspects(batch, aspects)));
  const stored = new Map(parts.flatMap((part) => [...part]));
  const entries = urns.map((urn) => {
    const parent = tree.parents
      .map(({ aspect, member }) => textAt(stored.get(urn)?.get(aspect), member))
      .find((text) => text !== '');
    return { urn, parent };
  });
  return { nodes: treeOf(entries), total: found?.total ?? 0 };
}

function Nodes({ nodes, tree }: { readonly nodes: readonly NestedEntity[]; readonly tree: BrowseTree }) {
  return (
    <ul className={classes['level']}>
      {nodes.map(({ urn, children }) => (
        <li key={urn}>
          <div className={classes['place']}>
            <EntityLink urn={urn} />
            {readUrn(urn)?.entityType === tree.types.at(-1) && (
              <Link className={classes['count']} to={addressOf.search('', [[tree.field, urn]])}>
                Find entities
              </Link>
            )}
          </div>
          {children.length > 0 && <Nodes nodes={children} tree={tree} />}
        </li>
      ))}
    </ul>
  );
}
