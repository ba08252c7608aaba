import { ActionIcon } from '@mantine/core';
import { PlusIcon } from '@radix-ui/react-icons';
import { useState } from 'react';
import {
  AddTagsDocument,
  AddTermsDocument,
  RemoveTagDocument,
  RemoveTermDocument,
} from '../../../../generated/web/graphql/graphql.js';
import { carryOut } from '../../app/transport.js';
import { EntityPicker } from '../../editing/entity-picker.js';
import { ReferenceChips } from '../../editing/reference-list.js';
import { useChange } from '../../editing/use-edit.js';
import { readUrn } from '../../shared/urn.js';
import type { ColumnRow } from './column-rows.js';
import classes from './column-table.module.css';

/** Mutations of what a column can refer to, by entity type. */
const EDITS = {
  tag: {
    add: (urn: string, part: ColumnPart) => carryOut(AddTagsDocument, { input: { tagUrns: [urn], ...part } }),
    remove: (urn: string, part: ColumnPart) => carryOut(RemoveTagDocument, { input: { tagUrn: urn, ...part } }),
  },
  glossaryTerm: {
    add: (urn: string, part: ColumnPart) => carryOut(AddTermsDocument, { input: { termUrns: [urn], ...part } }),
    remove: (urn: string, part: ColumnPart) => carryOut(RemoveTermDocument, { input: { termUrn: urn, ...part } }),
  },
} as const;

/** What a column can refer to. */
export type ColumnReferenceType = keyof typeof EDITS;

interface ColumnPart {
  readonly resourceUrn: string;
  readonly subResourceType: 'DATASET_FIELD';
  readonly subResource: string;
}

/** Tags and terms of a column. Those that people put there are added and taken away in place. */
export function ColumnReferences({
  urn,
  row,
  editable,
}: {
  readonly urn: string;
  readonly row: ColumnRow;
  /** Entity types whose references the caller may edit. */
  readonly editable: readonly ColumnReferenceType[];
}) {
  const [isAdding, setAdding] = useState(false);
  const { mutate, error } = useColumnEdit(urn, row.path);
  const typeOf = (referred: string) => editable.find((type) => type === readUrn(referred)?.entityType);
  return (
    <>
      <div className={classes['text']}>
        <ReferenceChips
          references={row.refers}
          from={row.name}
          mayRemove={({ urn: referred, by }) => by === 'people' && typeOf(referred) !== undefined}
          onRemove={({ urn: referred }) => mutate({ verb: 'remove', type: typeOf(referred), referred })}
        />
        {row.refers.length === 0 && <span className="faint">–</span>}
        {editable.length > 0 && !isAdding && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={`Add a tag or a term to ${row.name}`}
            onClick={() => setAdding(true)}
          >
            <PlusIcon />
          </ActionIcon>
        )}
      </div>
      {isAdding && (
        <EntityPicker
          entityTypes={editable}
          label={`Choose for ${row.name}`}
          without={row.refers.map(({ urn: referred }) => referred)}
          onPick={(referred) => mutate({ verb: 'add', type: typeOf(referred), referred })}
          onClose={() => setAdding(false)}
        />
      )}
      {error !== null && (
        <p role="alert" className={classes['error']}>
          {error.message}
        </p>
      )}
    </>
  );
}

interface ColumnEdit {
  readonly verb: 'add' | 'remove';
  readonly type: ColumnReferenceType | undefined;
  readonly referred: string;
}

function useColumnEdit(urn: string, path: string) {
  const part = { resourceUrn: urn, subResourceType: 'DATASET_FIELD', subResource: path } as const;
  return useChange(urn, async ({ verb, type, referred }: ColumnEdit): Promise<unknown> => {
    return type === undefined ? undefined : await EDITS[type][verb](referred, part);
  });
}
