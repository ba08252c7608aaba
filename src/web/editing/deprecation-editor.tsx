import { Checkbox, Textarea } from '@mantine/core';
import { useState } from 'react';
import { UpdateDeprecationDocument } from '../../../generated/web/graphql/graphql.js';
import classes from './edit-section.module.css';
import { EditSection } from './edit-section.js';
import { FormButtons } from './form-buttons.js';
import { useEdit } from './use-edit.js';

/** Whether people should stop using an entity, and what they should use instead. */
export function DeprecationEditor({
  urn,
  isDeprecated,
  note,
  mayEdit,
}: {
  readonly urn: string;
  readonly isDeprecated: boolean;
  readonly note: string;
  readonly mayEdit: boolean;
}) {
  const [isEditing, setEditing] = useState(false);
  if (!isDeprecated && !mayEdit) return null;
  return (
    <EditSection title="Deprecation" action={mayEdit && !isEditing ? 'edit' : undefined} onAct={() => setEditing(true)}>
      {isEditing ? (
        <DeprecationForm urn={urn} isDeprecated={isDeprecated} note={note} onDone={() => setEditing(false)} />
      ) : (
        <p className={isDeprecated ? undefined : 'faint'}>
          {isDeprecated ? `Should no longer be used. ${note}` : 'In use'}
        </p>
      )}
    </EditSection>
  );
}

function DeprecationForm({
  urn,
  isDeprecated,
  note,
  onDone,
}: {
  readonly urn: string;
  readonly isDeprecated: boolean;
  readonly note: string;
  readonly onDone: () => void;
}) {
  const [deprecated, setDeprecated] = useState(isDeprecated);
  const [text, setText] = useState(note);
  const { mutate, error, isPending } = useEdit(urn, UpdateDeprecationDocument);
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ input: { urn, deprecated, note: text } }, { onSuccess: onDone });
      }}
    >
      <Checkbox
        size="xs"
        label="Should no longer be used"
        checked={deprecated}
        onChange={({ currentTarget }) => setDeprecated(currentTarget.checked)}
      />
      <Textarea
        size="xs"
        autosize
        minRows={2}
        label="What to use instead, or why"
        value={text}
        error={error?.message}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <FormButtons label="Save" isPending={isPending} onCancel={onDone} />
    </form>
  );
}
