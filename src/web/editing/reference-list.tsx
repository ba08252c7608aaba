import { CloseButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { EntityLink } from '../shared/entity-link.js';
import classes from './edit-section.module.css';
import { EditSection } from './edit-section.js';
import { EntityPicker } from './entity-picker.js';

/** One that is referred to. */
export interface Reference {
  readonly urn: string;
  /** How it is referred to, where that tells two references to the same apart. */
  readonly kind?: string;
  readonly note?: ReactNode;
}

/** Entities that an entity refers to, to be added and taken away. */
export function ReferenceList({
  title,
  references,
  entityTypes,
  mayEdit,
  single = false,
  without = references.map(({ urn }) => urn),
  question,
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
  /** URNs that are not offered; those that are there unless given. */
  readonly without?: readonly string[];
  /** What else has to be chosen for a new one. */
  readonly question?: ReactNode;
  readonly error: Error | null;
  readonly onAdd: (urn: string) => void;
  readonly onRemove: (reference: Reference) => void;
}) {
  const [isAdding, setAdding] = useState(false);
  const action = single && references.length > 0 ? 'edit' : 'add';
  return (
    <EditSection title={title} action={mayEdit ? action : undefined} onAct={() => setAdding(true)} error={error}>
      {references.length === 0 && !isAdding && <p className="faint">None</p>}
      <ReferenceChips
        references={references}
        from={title.toLowerCase()}
        mayRemove={() => mayEdit}
        onRemove={onRemove}
      />
      {isAdding && (
        <EntityPicker
          entityTypes={entityTypes}
          label={`Choose for ${title.toLowerCase()}`}
          without={without}
          question={question}
          onPick={onAdd}
          onClose={() => setAdding(false)}
        />
      )}
    </EditSection>
  );
}

/** References in a row, each with a button that takes it away where that may be done. `from`: what loses it. */
export function ReferenceChips<Kind extends Reference>({
  references,
  from,
  mayRemove,
  onRemove,
}: {
  readonly references: readonly Kind[];
  readonly from: string;
  readonly mayRemove: (reference: Kind) => boolean;
  readonly onRemove: (reference: Kind) => void;
}) {
  if (references.length === 0) return null;
  return (
    <ul className={classes['chips']}>
      {references.map((reference) => (
        <li key={`${reference.urn} ${reference.kind ?? ''}`} className={classes['chip']}>
          <EntityLink urn={reference.urn} withIcon={false} />
          {reference.note !== undefined && <span className="faint">{reference.note}</span>}
          {mayRemove(reference) && (
            <CloseButton
              size="xs"
              aria-label={`Remove from ${from}: ${reference.urn}`}
              onClick={() => onRemove(reference)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
