import { Button, CopyButton } from '@mantine/core';
import { useState } from 'react';
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
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" size="xs" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </div>
      <pre className={classes['text']} tabIndex={0} aria-label="JSON">
        {text}
      </pre>
    </>
  );
}
