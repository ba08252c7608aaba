import { z } from 'zod';
import type { Members } from '../../kernel/members.js';
import { parsed } from '../events/event-reader.js';
import { momentIn, newer } from '../merging.js';
import type { FacetSketches } from './facet-context.js';

interface EventField {
  readonly name: string;
  readonly type?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly fields?: readonly EventField[] | null | undefined;
}

const FIELD: z.ZodType<EventField> = z.looseObject({
  name: z.string().min(1),
  type: z.string().nullish(),
  description: z.string().nullish(),
  get fields() {
    return z.array(FIELD).nullish();
  },
});
const FACET = z.looseObject({ fields: z.array(FIELD).nullish() });

/** The whole schema of the newest event that has one. */
export const schemaSketches: FacetSketches = ({ row, value, path, target, stamp, models }) => {
  const fields = (parsed(FACET, value, path).fields ?? []).flatMap((field) =>
    schemaFields(field, '', models.fieldTypes),
  );
  const [platform, schemaName] = keyOf(target.urn);
  const next: Members = {
    schemaName,
    platform,
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields,
    lastModified: stamp,
  };
  return [
    {
      ...target,
      aspect: row.aspect,
      kind: 'merge',
      merge: (stored) => newer(stored, next, (one) => momentIn(one['lastModified'])),
    },
  ];
};

/** A field and those within it, whose paths begin with its own. */
function schemaFields(
  { name, type, description, fields }: EventField,
  within: string,
  types: Readonly<Record<string, string>>,
): readonly Members[] {
  const fieldPath = `${within}${name}`;
  const nativeDataType = type ?? '';
  const own = {
    fieldPath,
    nullable: true,
    type: { type: { [typeOf(nativeDataType, types)]: {} } },
    nativeDataType,
    recursive: false,
    ...(description === undefined || description === null ? {} : { description }),
  };
  return [own, ...(fields ?? []).flatMap((field) => schemaFields(field, `${fieldPath}.`, types))];
}

/** Platform and name, of which neither has a comma. */
function keyOf(urn: string): readonly [string, string] {
  const [platform = '', name = ''] = urn.slice(urn.indexOf('(') + 1).split(',');
  return [platform, name];
}

const UNKNOWN_TYPE = 'com.linkedin.schema.NullType';

/** By the name of the type before its parameters: `varchar(16)` is a `varchar`, `array<int>` an `array`. */
function typeOf(native: string, types: Readonly<Record<string, string>>): string {
  const name = native
    .toLowerCase()
    .replace(/[(<[{].*$/s, '')
    .trim();
  const [first = ''] = name.split(' ');
  for (const known of [name, first]) if (Object.hasOwn(types, known)) return types[known] ?? UNKNOWN_TYPE;
  return UNKNOWN_TYPE;
}
