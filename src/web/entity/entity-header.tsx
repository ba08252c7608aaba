import { ActionIcon, CopyButton } from '@mantine/core';
import { CheckIcon, CopyIcon } from '@radix-ui/react-icons';
import { Link } from 'react-router';
import { addressOf } from '../app/addresses.js';
import { EntityIcon } from '../shared/entity-line.js';
import { EntityLink } from '../shared/entity-link.js';
import { isObject, listAt, textAt } from '../shared/json-object.js';
import { useLabel } from '../shared/labels.js';
import type { StoredEntity } from '../shared/read-aspects.js';
import { entityTitle, inWords } from '../shared/titles.js';
import { HEADER_PLACES } from '../widgets/overrides/aspect-places.js';
import classes from './entity-header.module.css';

/** What an entity is and where it lies. */
export function EntityHeader({ entity }: { readonly entity: StoredEntity }) {
  const { urn, aspects } = entity;
  const { name, entityType, platform } = useLabel(urn);
  const { removed, kinds, path, deprecated } = HEADER_PLACES;
  const kindsOf = aspects[kinds.aspect]?.value[kinds.member];
  const [kind] = Array.isArray(kindsOf) ? kindsOf.map(String) : [];
  return (
    <header className={classes['header']}>
      <PathLine steps={listAt(aspects[path.aspect]?.value, path.member)} />
      <div className={classes['line']}>
        <div className={classes['title']}>
          <h1 className={classes['name']}>{name}</h1>
          <CopyButton value={urn}>
            {({ copied, copy }) => (
              <ActionIcon variant="subtle" color="gray" aria-label={copied ? 'Copied' : 'Copy the URN'} onClick={copy}>
                {copied ? <CheckIcon /> : <CopyIcon />}
              </ActionIcon>
            )}
          </CopyButton>
        </div>
        {isSet(aspects[deprecated.aspect]?.value, deprecated.member) && <Flag tone="warn">Deprecated</Flag>}
        {isSet(aspects[removed.aspect]?.value, removed.member) && <Flag tone="bad">Removed</Flag>}
      </div>
      <p className={classes['kind']}>
        <EntityIcon entityType={entityType} />
        {kind === undefined ? entityTitle(entityType) : inWords(kind)}
        {platform !== '' && (
          <>
            <span aria-hidden> · </span>
            {platform.startsWith('urn:li:') ? <EntityLink urn={platform} withIcon={false} /> : platform}
          </>
        )}
      </p>
    </header>
  );
}

/** The place of the entity in the browse tree: names, and entities that lead to their pages. */
function PathLine({ steps }: { readonly steps: readonly object[] }) {
  if (steps.length === 0) return null;
  return (
    <nav aria-label="Place" className={classes['path']}>
      {steps.map((step, at) => {
        const urn = textAt(step, 'urn');
        return (
          <span key={at}>
            {urn === '' ? textAt(step, 'id') : <EntityLink urn={urn} withIcon={false} />}
            <span aria-hidden> / </span>
          </span>
        );
      })}
      <Link to={addressOf.browse()} className="visually-hidden">
        Browse
      </Link>
    </nav>
  );
}

function Flag({ tone, children }: { readonly tone: 'bad' | 'warn'; readonly children: string }) {
  return (
    <span className={classes['flag']} data-tone={tone}>
      {children}
    </span>
  );
}

function isSet(value: unknown, member: string): boolean {
  return isObject(value) && value[member] === true;
}
