import { NavLink } from 'react-router';
import { addressOf } from '../app/addresses.js';
import type { EntityTab } from './entity-tabs.js';
import classes from './tab-strip.module.css';

/** Links to the tabs of an entity: each has an address of its own. */
export function TabStrip({
  urn,
  tabs,
  shown,
}: {
  readonly urn: string;
  readonly tabs: readonly EntityTab[];
  readonly shown: string | undefined;
}) {
  return (
    <nav className={classes['strip']} aria-label="About this entity">
      {tabs.map(({ id, title }) => (
        <NavLink
          key={id}
          to={addressOf.entity(urn, id)}
          aria-current={id === shown ? 'page' : undefined}
          data-shown={id === shown}
          preventScrollReset
        >
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
