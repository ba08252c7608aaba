import { useSuspenseQuery } from '@tanstack/react-query';
import { readResource } from '../app/transport.js';
import { EntityLink } from '../shared/entity-link.js';
import { Moment } from '../shared/moment.js';
import { symbolInWords } from '../shared/titles.js';
import { readUrn } from '../shared/urn.js';
import classes from './history-tab.module.css';

interface Transaction {
  /** Epoch milliseconds, UTC. */
  readonly timestamp: number;
  readonly actor: string;
  readonly semVer: string;
  readonly changeEvents: readonly ChangeEvent[] | null;
}

interface ChangeEvent {
  readonly category: string;
  readonly operation: string;
  readonly modifier: string | null;
  readonly parameters: Readonly<Record<string, unknown>> | null;
}

/** What a timeline has categories of; those that an entity type has none of are empty. */
const CATEGORIES = ['DOCUMENTATION', 'TECHNICAL_SCHEMA', 'OWNER', 'TAG', 'GLOSSARY_TERM'];

/** Versions of an entity, the newest first, each with what differs from the one before. */
export function HistoryTab({ urn }: { readonly urn: string }) {
  const { data } = useSuspenseQuery({
    queryKey: ['history', urn],
    queryFn: async ({ signal }) => {
      const path = `/openapi/timeline/v1/${encodeURIComponent(urn)}?categories=${CATEGORIES.join(',')}`;
      const found = (await readResource<readonly Transaction[]>(path, signal)) ?? [];
      return found.filter(({ changeEvents }) => (changeEvents ?? []).length > 0).toReversed();
    },
  });
  if (data.length === 0) return <p className="faint">Nothing was changed that a history is kept of.</p>;
  return (
    <ol className={classes['history']}>
      {data.map((change) => (
        <li key={`${String(change.timestamp)} ${change.semVer}`} className={classes['version']}>
          <p className={classes['head']}>
            <Moment time={change.timestamp} withTime />
            <span className="faint">by</span> <EntityLink urn={change.actor} withIcon={false} />
            <code className="faint">{change.semVer.replace('-computed', '')}</code>
          </p>
          <ul>
            {(change.changeEvents ?? []).map((event, at) => (
              <Difference key={at} event={event} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Difference({ event }: { readonly event: ChangeEvent }) {
  const { category, operation, modifier, parameters } = event;
  const part = readUrn(modifier ?? '')?.parts.at(-1);
  const texts = Object.entries(parameters ?? {}).filter(
    ([, value]) => typeof value === 'string' && value !== modifier && value !== part,
  );
  return (
    <li className={classes['difference']} data-operation={operation}>
      <span className={classes['sign']} role="img" aria-label={symbolInWords(operation)}>
        {operation === 'ADD' ? '+' : operation === 'REMOVE' ? '−' : '±'}
      </span>
      <span className={classes['category']}>{symbolInWords(category)}</span>
      <span>
        {modifier !== null && <ModifierText modifier={modifier} />}
        {texts.map(([name, value]) => (
          <span key={name} className={classes['text']}>
            {readUrn(String(value)) === undefined ? String(value) : null}
          </span>
        ))}
      </span>
    </li>
  );
}

/** A part of the entity, such as a column, is said by its own name. */
function ModifierText({ modifier }: { readonly modifier: string }) {
  const parts = readUrn(modifier)?.parts ?? [];
  if (parts.length === 0) return modifier;
  return parts.length === 2 && readUrn(parts[0] ?? '') !== undefined ? (
    <code>{parts[1]}</code>
  ) : (
    <EntityLink urn={modifier} />
  );
}
