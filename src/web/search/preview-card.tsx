import { Link } from 'react-router';
import { addressOf } from '../app/addresses.js';
import { EntityIcon } from '../shared/entity-line.js';
import { useLabel } from '../shared/labels.js';
import { plainText } from '../shared/plain-text.js';
import { entityTitle } from '../shared/titles.js';
import { shortUrn } from '../shared/urn.js';
import classes from './preview-card.module.css';

/** The result that is looked at, in brief. */
export function PreviewCard({ urn }: { readonly urn: string }) {
  const { entityType, name, platform, description } = useLabel(urn);
  return (
    <div className={`card ${classes['preview'] ?? ''}`}>
      <p className={classes['kind']}>
        <EntityIcon entityType={entityType} />
        {entityTitle(entityType)}
        {platform !== '' && ` · ${shortUrn(platform)}`}
      </p>
      <h2 className={classes['name']}>
        <Link to={addressOf.entity(urn)}>{name}</Link>
      </h2>
      {description === '' ? (
        <p className="faint">Nobody has described it yet.</p>
      ) : (
        <p className={classes['text']}>{plainText(description)}</p>
      )}
    </div>
  );
}
