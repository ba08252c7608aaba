import { createElement } from 'react';
import { iconOf } from '../widgets/overrides/entity-icons.js';
import classes from './entity-line.module.css';
import { Highlighted } from './highlighted.js';
import { useLabel } from './labels.js';
import { entityTitle } from './titles.js';
import { shortUrn } from './urn.js';

/** The picture of an entity type. */
export function EntityIcon({ entityType }: { readonly entityType: string }) {
  return createElement(iconOf(entityType), { className: classes['icon'] ?? '', 'aria-hidden': true });
}

/** An entity in one line, for lists to choose from. `marked`: a text to mark in its name. */
export function EntityLine({ urn, marked = '' }: { readonly urn: string; readonly marked?: string }) {
  const { entityType, name, platform } = useLabel(urn);
  return (
    <span className={classes['line']}>
      <EntityIcon entityType={entityType} />
      <span className={classes['name']}>
        <Highlighted text={name} words={marked} />
      </span>
      <span className={classes['kind']}>{platform === '' ? entityTitle(entityType) : shortUrn(platform)}</span>
    </span>
  );
}
