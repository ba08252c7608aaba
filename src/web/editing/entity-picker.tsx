import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SearchDocument } from '../../../generated/web/graphql/graphql.js';
import { carryOut } from '../app/transport.js';
import { EntityLine } from '../shared/entity-line.js';
import { graphqlType } from '../shared/graphql-type.js';
import { useModels } from '../shared/page-models.js';
import classes from './edit-section.module.css';

const CHOICES = 8;
/** Choices lie outside of what they stand in, which may be scrolled or cut off, and within the content of the page. */
const IN_CONTENT = { target: '#content' };

/** A box to choose an entity of some types in, by its name. */
export function EntityPicker({
  entityTypes,
  label,
  without,
  question,
  onPick,
  onClose,
}: {
  readonly entityTypes: readonly string[];
  readonly label: string;
  /** URNs that are not offered. */
  readonly without: readonly string[];
  /** What else is to be chosen, before it. */
  readonly question?: ReactNode;
  readonly onPick: (urn: string) => void;
  /** Something was chosen, or the person does something else. */
  readonly onClose: () => void;
}) {
  const [text, setText] = useState('');
  const combobox = useCombobox({ defaultOpened: true });
  const choices = useChoices(entityTypes, text.trim()).filter((urn) => !without.includes(urn));
  const pick = (urn: string): void => {
    onClose();
    onPick(urn);
  };
  return (
    <div
      className={classes['picker']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {question}
      <Combobox store={combobox} onOptionSubmit={pick} position="bottom-start" portalProps={IN_CONTENT}>
        <Combobox.Target>
          <TextInput
            size="xs"
            autoFocus
            aria-label={label}
            placeholder={label}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              combobox.openDropdown();
            }}
            onFocus={() => combobox.openDropdown()}
          />
        </Combobox.Target>
        <Choices urns={choices} label={label} marked={text} />
      </Combobox>
    </div>
  );
}

function Choices(props: { readonly urns: readonly string[]; readonly label: string; readonly marked: string }) {
  return (
    <Combobox.Dropdown>
      <Combobox.Options aria-label={props.label}>
        {props.urns.map((urn) => (
          <Combobox.Option key={urn} value={urn}>
            <EntityLine urn={urn} marked={props.marked} />
          </Combobox.Option>
        ))}
        {props.urns.length === 0 && <Combobox.Empty>Nothing is called that.</Combobox.Empty>}
      </Combobox.Options>
    </Combobox.Dropdown>
  );
}

function useChoices(entityTypes: readonly string[], text: string): readonly string[] {
  const models = useModels();
  const types = entityTypes.flatMap((name) => graphqlType(models.entity(name)?.symbol) ?? []);
  const input = {
    types,
    query: text === '' ? '*' : `${text}*`,
    count: CHOICES * 2,
    searchFlags: { skipAggregates: true, skipHighlighting: true },
  };
  const { data } = useQuery({
    queryKey: ['search', input],
    queryFn: async ({ signal }) => (await carryOut(SearchDocument, { input }, signal)).searchAcrossEntities,
    placeholderData: keepPreviousData,
  });
  return (data?.searchResults ?? []).map(({ entity }) => entity.urn).slice(0, CHOICES);
}
