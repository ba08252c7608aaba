import { ActionIcon, TextInput } from '@mantine/core';
import { MagnifyingGlassIcon, Pencil1Icon } from '@radix-ui/react-icons';
import { useState } from 'react';
import { DescriptionForm } from '../../editing/description-editor.js';
import { useMayEdit } from '../../editing/use-edit.js';
import { Highlighted } from '../../shared/highlighted.js';
import type { JsonObject } from '../../shared/json-object.js';
import { Markdown } from '../../shared/markdown.js';
import type { StoredEntity } from '../../shared/read-aspects.js';
import { ColumnReferences, type ColumnReferenceType } from './column-references.js';
import { columnRows, type ColumnRow } from './column-rows.js';
import classes from './column-table.module.css';

/** Columns that are drawn at once; a box finds the others. */
const SHOWN = 300;

/** Columns of a dataset with types, descriptions, tags and terms; nested ones are indented. */
export function ColumnTable({ entity, value }: { readonly entity: StoredEntity; readonly value: JsonObject }) {
  const [text, setText] = useState('');
  const rights = useColumnRights(entity.urn);
  const rows = columnRows(value, entity.aspects['editableSchemaMetadata']?.value);
  const wanted = text.trim().toLowerCase();
  const found = rows.filter((row) => `${row.path} ${row.description} ${row.type}`.toLowerCase().includes(wanted));
  return (
    <>
      <div className={classes['head']}>
        <p className="faint">
          {rows.length.toLocaleString('en')} {rows.length === 1 ? 'column' : 'columns'}
          {wanted !== '' && `, ${found.length.toLocaleString('en')} shown`}
        </p>
        <TextInput
          size="xs"
          type="search"
          aria-label="Find a column"
          placeholder="Find a column"
          leftSection={<MagnifyingGlassIcon aria-hidden />}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <div className={classes['scroll']}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Type</th>
              <th scope="col">Description</th>
              <th scope="col">Tags and terms</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, SHOWN).map((row) => (
              <Column key={row.path} urn={entity.urn} row={row} words={text} rights={rights} />
            ))}
          </tbody>
        </table>
      </div>
      {found.length > SHOWN && <p className="faint">The first {SHOWN} are shown. Find the others by name.</p>}
    </>
  );
}

/** What the caller may change of columns. */
interface ColumnRights {
  readonly describe: boolean;
  readonly refer: readonly ColumnReferenceType[];
}

function useColumnRights(urn: string): ColumnRights {
  const mayEdit = useMayEdit(urn);
  return {
    describe: mayEdit('EDIT_DATASET_COL_DESCRIPTION'),
    refer: [
      ...(mayEdit('EDIT_DATASET_COL_TAGS') ? (['tag'] as const) : []),
      ...(mayEdit('EDIT_DATASET_COL_GLOSSARY_TERMS') ? (['glossaryTerm'] as const) : []),
    ],
  };
}

function Column({
  urn,
  row,
  words,
  rights,
}: {
  readonly urn: string;
  readonly row: ColumnRow;
  readonly words: string;
  readonly rights: ColumnRights;
}) {
  const [isEditing, setEditing] = useState(false);
  const { path, name, depth, type, isKey, isNullable, description } = row;
  return (
    <tr>
      <th scope="row" className={classes['name']} style={{ paddingLeft: `${String(depth * 1.1)}rem` }}>
        <code title={path}>
          <Highlighted text={name} words={words} />
        </code>
        {isKey && <span className={classes['flag']}>key</span>}
      </th>
      <td className={classes['type']}>
        <code>{type}</code>
        {!isNullable && <span className={classes['flag']}>required</span>}
      </td>
      <td className={classes['about']}>
        {isEditing ? (
          <DescriptionForm urn={urn} column={path} description={description} onDone={() => setEditing(false)} />
        ) : (
          <div className={classes['text']}>
            {description === '' ? <span className="faint">–</span> : <Markdown text={description} />}
            {rights.describe && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={`Describe ${name}`}
                onClick={() => setEditing(true)}
              >
                <Pencil1Icon />
              </ActionIcon>
            )}
          </div>
        )}
      </td>
      <td className={classes['referred']}>
        <ColumnReferences urn={urn} row={row} editable={rights.refer} />
      </td>
    </tr>
  );
}
