import { useState } from 'react';
import { CopyText, RawText } from '../shared/raw-text.js';
import type { StoredEntity } from '../shared/read-aspects.js';
import classes from './raw-tab.module.css';

const ALL = '';

/** Aspects as the service stores them, to be copied. */
export function RawTab({ entity }: { readonly entity: StoredEntity }) {
  const [chosen, choose] = useState(ALL);
  const names = Object.keys(entity.aspects).sort();
  const text = JSON.stringify(chosen === ALL ? entity : entity.aspects[chosen], undefined, 2);
  return (
    <>
      <div className={classes['head']}>
        <label>
          <span className="faint">Aspect </span>
          <select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            <option value={ALL}>All</option>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <CopyText text={text} />
      </div>
      <RawText name="JSON" text={text} />
    </>
  );
}
