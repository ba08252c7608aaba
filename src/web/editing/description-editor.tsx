import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { DescribeDatasetDocument, UpdateDescriptionDocument } from '../../../generated/web/graphql/graphql.js';
import { Markdown } from '../shared/markdown.js';
import { readUrn } from '../shared/urn.js';
import { descriptionMutation } from '../widgets/overrides/description-edits.js';
import classes from './edit-section.module.css';
import { EditSection } from './edit-section.js';
import { FormButtons } from './form-buttons.js';
import { useEdit } from './use-edit.js';

/** The description of an entity, to be written in place. */
export function DescriptionEditor({
  urn,
  description,
  mayEdit,
}: {
  readonly urn: string;
  readonly description: string;
  readonly mayEdit: boolean;
}) {
  const [isEditing, setEditing] = useState(false);
  return (
    <EditSection title="About" action={mayEdit && !isEditing ? 'edit' : undefined} onAct={() => setEditing(true)}>
      {isEditing ? (
        <DescriptionForm urn={urn} description={description} onDone={() => setEditing(false)} />
      ) : description === '' ? (
        <p className="faint">Nobody has described it yet.</p>
      ) : (
        <Markdown text={description} />
      )}
    </EditSection>
  );
}

/** Write the description of an entity, or of one of its columns, by the mutation that its type has for it. */
function useDescribe(urn: string, column: string | undefined) {
  const own = column === undefined ? descriptionMutation(readUrn(urn)?.entityType ?? '') : undefined;
  const shared = useEdit(urn, UpdateDescriptionDocument);
  const special = useEdit(urn, own ?? DescribeDatasetDocument);
  const part = column === undefined ? {} : ({ subResourceType: 'DATASET_FIELD', subResource: column } as const);
  const describe = (description: string): Promise<unknown> =>
    own === undefined
      ? shared.mutateAsync({ input: { resourceUrn: urn, description, ...part } })
      : special.mutateAsync({ urn, description });
  return { describe, error: shared.error ?? special.error, isPending: shared.isPending || special.isPending };
}

/** A description being written: of an entity, or of one of its columns. */
export function DescriptionForm({
  urn,
  description,
  column,
  onDone,
}: {
  readonly urn: string;
  readonly description: string;
  readonly column?: string;
  readonly onDone: () => void;
}) {
  const [text, setText] = useState(description);
  const { describe, error, isPending } = useDescribe(urn, column);
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void describe(text).then(onDone, () => undefined);
      }}
    >
      <Textarea
        autoFocus
        autosize
        minRows={3}
        maxRows={16}
        aria-label={column === undefined ? 'Description' : `Description of ${column}`}
        description="Markdown"
        value={text}
        error={error?.message}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone();
        }}
      />
      <FormButtons label="Save" isPending={isPending} onCancel={onDone} />
    </form>
  );
}
