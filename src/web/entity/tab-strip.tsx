import { useEffect, useRef } from 'react';
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
  const strip = useRef<HTMLElement>(null);
  // On a phone, most tabs are out of sight. The page itself does not move.
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[data-shown=true]');
    if (strip.current !== null && current !== null && current !== undefined)
      strip.current.scrollLeft = current.offsetLeft - (strip.current.clientWidth - current.clientWidth) / 2;
  }, [shown]);
  return (
    <nav ref={strip} className={classes['strip']} aria-label="About this entity">
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
