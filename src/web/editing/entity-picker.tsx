import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchDocument } from '../../../generated/web/graphql/graphql.js';
import { carryOut } from '../app/transport.js';
import { EntityLine } from '../shared/entity-line.js';
import { graphqlType } from '../shared/graphql-type.js';
import { useModels } from '../shared/page-models.js';

const CHOICES = 8;

/** A box to choose an entity of some types in, by its name. */
export function EntityPicker({
  entityTypes,
  label,
  without,
  onPick,
  onCancel,
}: {
  readonly entityTypes: readonly string[];
  readonly label: string;
  /** URNs that are not offered. */
  readonly without: readonly string[];
  readonly onPick: (urn: string) => void;
  readonly onCancel: () => void;
}) {
  const [text, setText] = useState('');
  const combobox = useCombobox({ defaultOpened: true });
  const choices = useChoices(entityTypes, text.trim()).filter((urn) => !without.includes(urn));
  return (
    <Combobox store={combobox} onOptionSubmit={onPick} withinPortal={false}>
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
          onBlur={onCancel}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onCancel();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={label}>
          {choices.map((urn) => (
            <Combobox.Option key={urn} value={urn}>
              <EntityLine urn={urn} marked={text} />
            </Combobox.Option>
          ))}
          {choices.length === 0 && <Combobox.Empty>Nothing is called that.</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
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
