import { Link } from 'react-router';
import { addressOf } from '../app/addresses.js';
import { EntityIcon } from '../shared/entity-line.js';
import { Highlighted } from '../shared/highlighted.js';
import { useLabel } from '../shared/labels.js';
import { plainText } from '../shared/plain-text.js';
import { entityTitle, inWords } from '../shared/titles.js';
import { readUrn, shortUrn } from '../shared/urn.js';
import classes from './result-row.module.css';

interface Match {
  readonly name: string;
  readonly value: string;
}

/** Matches that are shown beside name and description. */
const SHOWN_MATCHES = 2;

/** One result. Pointing at it, or moving to it by keys, shows its preview. */
export function ResultRow({
  urn,
  query,
  matched,
  isShown,
  onLook,
}: {
  readonly urn: string;
  readonly query: string;
  readonly matched: readonly Match[];
  readonly isShown: boolean;
  readonly onLook: () => void;
}) {
  const { entityType, name, platform, description } = useLabel(urn);
  const others = matched
    .filter(({ value }) => value !== name && value !== description && value !== urn)
    .slice(0, SHOWN_MATCHES);
  return (
    <article className={classes['row']} data-shown={isShown} onMouseEnter={onLook} onFocus={onLook}>
      <p className={classes['kind']}>
        <EntityIcon entityType={entityType} />
        {entityTitle(entityType)}
        {platform !== '' && <span> · {shortUrn(platform)}</span>}
      </p>
      <h2 className={classes['name']}>
        <Link to={addressOf.entity(urn)}>
          <Highlighted text={name} words={query} />
        </Link>
      </h2>
      {description !== '' && (
        <p className={classes['text']}>
          <Highlighted text={plainText(description)} words={query} />
        </p>
      )}
      {others.map(({ name: field, value }) => (
        <p key={`${field} ${value}`} className={classes['match']}>
          <span className="faint">{inWords(field)}: </span>
          {readUrn(value) === undefined ? (
            <Highlighted text={value} words={query} />
          ) : (
            <HighlightedName urn={value} words={query} />
          )}
        </p>
      ))}
    </article>
  );
}

/** The name of an entity that another one refers to. */
function HighlightedName({ urn, words }: { readonly urn: string; readonly words: string }) {
  return <Highlighted text={useLabel(urn).name} words={words} />;
}
