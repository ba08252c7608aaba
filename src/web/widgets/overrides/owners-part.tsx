import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { AddOwnersDocument, RemoveOwnerDocument } from '../../../../generated/web/graphql/graphql.js';
import { ReferenceList } from '../../editing/reference-list.js';
import { useEdit, useMayEdit } from '../../editing/use-edit.js';
import { listAt, textAt } from '../../shared/json-object.js';
import { useLabel } from '../../shared/labels.js';
import { symbolInWords } from '../../shared/titles.js';
import { readUrn } from '../../shared/urn.js';
import { fixedSymbol, ownershipTypeUrn, useOwnershipTypes } from './ownership-types.js';
import type { PartProps } from './part-props.js';

/** Who owns an entity, each with the type of ownership. Who owns it in two ways stands there twice. */
export function Owners({ urn, value }: PartProps) {
  const [chosen, choose] = useState('');
  const mayEdit = useMayEdit(urn)('EDIT_ENTITY_OWNERS');
  const types = useOwnershipTypes(mayEdit ? 'read' : 'skip');
  const add = useEdit(urn, AddOwnersDocument);
  const remove = useEdit(urn, RemoveOwnerDocument);
  const typeUrn = types.find((type) => type.urn === chosen)?.urn ?? types[0]?.urn;
  const owners = listAt(value, 'owners').map((owner) => {
    const kind = ownershipTypeUrn(textAt(owner, 'type'), textAt(owner, 'typeUrn'));
    return { urn: textAt(owner, 'owner'), kind, note: <OwnershipTypeName urn={kind} /> };
  });
  return (
    <ReferenceList
      title="Owners"
      references={owners}
      entityTypes={['corpuser', 'corpGroup']}
      mayEdit={mayEdit}
      without={owners.filter(({ kind }) => kind === typeUrn).map((owner) => owner.urn)}
      question={
        <NativeSelect
          size="xs"
          label="Type of ownership"
          data={types.map((type) => ({ value: type.urn, label: type.name }))}
          value={typeUrn ?? ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      }
      error={add.error ?? remove.error}
      onAdd={(ownerUrn) => add.mutate({ input: { resourceUrn: urn, owners: [newOwner(ownerUrn, typeUrn)] } })}
      onRemove={(owner) =>
        remove.mutate({ input: { resourceUrn: urn, ownerUrn: owner.urn, ...endedType(owner.kind) } })
      }
    />
  );
}

/** Types that no catalog has any more are called as their symbols are. */
function OwnershipTypeName({ urn }: { readonly urn: string }) {
  const { name } = useLabel(urn);
  if (fixedSymbol(urn) === 'NONE') return null;
  return name.startsWith('__system__') ? symbolInWords(name.slice('__system__'.length)) : name;
}

function newOwner(ownerUrn: string, typeUrn: string | undefined) {
  const type = typeUrn === undefined ? 'NONE' : fixedSymbol(typeUrn);
  return {
    ownerUrn,
    ownerEntityType: readUrn(ownerUrn)?.entityType === 'corpGroup' ? 'CORP_GROUP' : 'CORP_USER',
    ...(type === undefined ? {} : { type }),
    ...(typeUrn === undefined ? {} : { ownershipTypeUrn: typeUrn }),
  } as const;
}

function endedType(kind: string | undefined) {
  return kind === undefined ? {} : { ownershipTypeUrn: kind };
}
