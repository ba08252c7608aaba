import { useSuspenseQuery } from '@tanstack/react-query';
import { EntityLink } from '../shared/entity-link.js';
import { Moment } from '../shared/moment.js';
import { useModels } from '../shared/page-models.js';
import type { StoredEntity } from '../shared/read-aspects.js';
import { inWords, memberTitle } from '../shared/titles.js';
import { readUrn } from '../shared/urn.js';
import { ValueView } from '../widgets/value-view.js';
import classes from './history-tab.module.css';
import { type VersionedDifferences, readChanges } from './read-versions.js';
import type { MemberDifference } from './member-differences.js';

/** Versions of all aspects of an entity, the newest first, each with what differs from the one before. */
export function HistoryTab({ entity }: { readonly entity: StoredEntity }) {
  const { urn, entityName, aspects } = entity;
  const [key] = useModels().entity(entityName)?.aspects ?? [];
  const names = Object.keys(aspects).filter((name) => name !== key);
  const { data } = useSuspenseQuery({
    queryKey: ['history', urn, ...names],
    queryFn: ({ signal }) => (names.length === 0 ? [] : readChanges(urn, entityName, names, signal)),
  });
  if (data.length === 0) return <p className="faint">Nothing was changed that a history is kept of.</p>;
  return (
    <ol className={classes['history']}>
      {data.map(({ time, actor, aspects: changed }) => (
        <li key={`${String(time)} ${actor}`} className={classes['version']}>
          <p className={classes['head']}>
            <Moment time={time} withTime />
            <span className="faint">by</span> <EntityLink urn={actor} withIcon={false} />
          </p>
          <ul>
            {changed.map((change) => (
              <AspectDifferences key={change.aspect} change={change} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** Differences of one version that are shown; the aspect itself has all. */
const SHOWN = 50;

function AspectDifferences({ change: { aspect, differences } }: { readonly change: VersionedDifferences }) {
  return (
    <>
      {differences.slice(0, SHOWN).map((difference, at) => (
        <Difference key={at} aspect={aspect} difference={difference} />
      ))}
      {differences.length > SHOWN && (
        <li className="faint">
          {SHOWN} of {differences.length.toLocaleString('en')} differences are shown.
        </li>
      )}
    </>
  );
}

const KINDS = {
  ADD: { sign: '+', word: 'Added' },
  MODIFY: { sign: '±', word: 'Changed' },
  REMOVE: { sign: '−', word: 'Removed' },
} as const;

function kindOf({ before, after }: MemberDifference): keyof typeof KINDS {
  if (before === undefined) return 'ADD';
  return after === undefined ? 'REMOVE' : 'MODIFY';
}

function Difference({ aspect, difference }: { readonly aspect: string; readonly difference: MemberDifference }) {
  const { path, before, after } = difference;
  const kind = kindOf(difference);
  const name = path.at(-1) ?? '';
  return (
    <li className={classes['difference']} data-operation={kind}>
      <span className={classes['sign']} role="img" aria-label={KINDS[kind].word}>
        {KINDS[kind].sign}
      </span>
      <span className={classes['place']}>
        {[inWords(aspect), ...path.map(stepInWords)].map((step, at) => (
          <span key={at}>{at === 0 ? step : ` › ${step}`}</span>
        ))}
      </span>
      <div className={classes['values']}>
        {before !== undefined && (
          <del>
            <ShortValue value={before} name={name} />
          </del>
        )}
        {after !== undefined && (
          <ins>
            <ShortValue value={after} name={name} />
          </ins>
        )}
      </div>
    </li>
  );
}

/** Names of members in words; those of items as they are, of a URN its last part. */
function stepInWords(step: string): string {
  const [, item] = /^“(.*)”$/s.exec(step) ?? [];
  if (item !== undefined) return readUrn(item)?.parts.at(-1) ?? step;
  return memberTitle(step);
}

/** Characters of JSON above which a value is counted and not shown. */
const LONGEST = 600;

/** A value, or how much of it there is: what it was is in the other versions, and what it is on the other tabs. */
function ShortValue({ value, name }: { readonly value: unknown; readonly name: string }) {
  if (typeof value !== 'object' || value === null || JSON.stringify(value).length <= LONGEST)
    return <ValueView value={value} name={name} />;
  const count = Array.isArray(value) ? value.length : Object.keys(value).length;
  return <span className="faint">{`${count.toLocaleString('en')} ${Array.isArray(value) ? 'items' : 'members'}`}</span>;
}
