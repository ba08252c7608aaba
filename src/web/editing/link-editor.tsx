import { CloseButton, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AddLinkDocument, RemoveLinkDocument } from '../../../generated/web/graphql/graphql.js';
import classes from './edit-section.module.css';
import { EditSection } from './edit-section.js';
import { FormButtons } from './form-buttons.js';
import { useEdit } from './use-edit.js';

/** A page about an entity. */
export interface PageLink {
  readonly url: string;
  readonly label: string;
}

/** Links to what people wrote elsewhere. */
export function LinkEditor({
  urn,
  links,
  mayEdit,
}: {
  readonly urn: string;
  readonly links: readonly PageLink[];
  readonly mayEdit: boolean;
}) {
  const [isAdding, setAdding] = useState(false);
  const remove = useEdit(urn, RemoveLinkDocument);
  return (
    <EditSection
      title="Links"
      action={mayEdit && !isAdding ? 'add' : undefined}
      onAct={() => setAdding(true)}
      error={remove.error}
    >
      {links.length === 0 && !isAdding && <p className="faint">None</p>}
      <ul>
        {links.map(({ url, label }) => (
          <li key={url} className={classes['row']}>
            <a href={/^https?:/.test(url) ? url : undefined} target="_blank" rel="noreferrer noopener">
              {label === '' ? url : label}
            </a>
            {mayEdit && (
              <CloseButton
                size="xs"
                aria-label={`Remove the link ${label}`}
                onClick={() => remove.mutate({ input: { resourceUrn: urn, linkUrl: url } })}
              />
            )}
          </li>
        ))}
      </ul>
      {isAdding && <LinkForm urn={urn} onDone={() => setAdding(false)} />}
    </EditSection>
  );
}

function LinkForm({ urn, onDone }: { readonly urn: string; readonly onDone: () => void }) {
  const [linkUrl, setUrl] = useState('');
  const [label, setLabel] = useState('');
  const { mutate, error, isPending } = useEdit(urn, AddLinkDocument);
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ input: { resourceUrn: urn, linkUrl, label } }, { onSuccess: onDone });
      }}
    >
      <TextInput
        size="xs"
        type="url"
        autoFocus
        required
        label="Address"
        placeholder="https://"
        value={linkUrl}
        error={error?.message}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <TextInput
        size="xs"
        required
        label="Title"
        value={label}
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
      />
      <FormButtons label="Add" isPending={isPending} onCancel={onDone} />
    </form>
  );
}
