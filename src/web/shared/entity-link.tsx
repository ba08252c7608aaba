import { Link } from 'react-router';
import { addressOf } from '../app/addresses.js';
import classes from './entity-link.module.css';
import { EntityIcon } from './entity-line.js';
import { useLabel } from './labels.js';

/** An entity by its name, leading to its page. */
export function EntityLink({ urn, withIcon = true }: { readonly urn: string; readonly withIcon?: boolean }) {
  const { entityType, name } = useLabel(urn);
  return (
    <Link className={classes['link']} to={addressOf.entity(urn)} title={urn}>
      {withIcon && <EntityIcon entityType={entityType} />}
      <span>{name}</span>
    </Link>
  );
}
