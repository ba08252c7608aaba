import { CloseButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { EntityLink } from '../shared/entity-link.js';
import classes from './edit-section.module.css';
import { EditSection } from './edit-section.js';
import { EntityPicker } from './entity-picker.js';

/** One that is referred to, and a word on how. */
export interface Reference {
  readonly urn: string;
  readonly note?: string;
}

/** Entities that an entity refers to, to be added and taken away. */
export function ReferenceList({
  title,
  references,
  entityTypes,
  mayEdit,
  single = false,
  error,
  onAdd,
  onRemove,
}: {
  readonly title: string;
  readonly references: readonly Reference[];
  readonly entityTypes: readonly string[];
  readonly mayEdit: boolean;
  /** A new one takes the place of the old one. */
  readonly single?: boolean;
  readonly error: Error | null;
  readonly onAdd: (urn: string) => void;
  readonly onRemove: (urn: string) => void;
}) {
  const [isAdding, setAdding] = useState(false);
  const pick = (urn: string): void => {
    setAdding(false);
    onAdd(urn);
  };
  const action = single && references.length > 0 ? 'edit' : 'add';
  return (
    <EditSection title={title} action={mayEdit ? action : undefined} onAct={() => setAdding(true)} error={error}>
      {references.length === 0 && !isAdding && <p className="faint">None</p>}
      <ul className={classes['chips']}>
        {references.map(({ urn, note }) => (
          <li key={`${urn} ${note ?? ''}`} className={classes['chip']}>
            <EntityLink urn={urn} withIcon={false} />
            {note !== undefined && <span className="faint">{note}</span>}
            {mayEdit && <RemoveButton title={title} urn={urn} onRemove={onRemove} />}
          </li>
        ))}
      </ul>
      {isAdding && (
        <EntityPicker
          entityTypes={entityTypes}
          label={`Choose for ${title.toLowerCase()}`}
          without={references.map(({ urn }) => urn)}
          onPick={pick}
          onCancel={() => setAdding(false)}
        />
      )}
    </EditSection>
  );
}

function RemoveButton({
  title,
  urn,
  onRemove,
}: {
  readonly title: string;
  readonly urn: string;
  readonly onRemove: (urn: string) => void;
}): ReactNode {
  return (
    <CloseButton size="xs" aria-label={`Remove from ${title.toLowerCase()}: ${urn}`} onClick={() => onRemove(urn)} />
  );
}
