import { GeneratorBug } from '../../invariant.js';
import type { RecordType } from '../../model/catalog-model.js';
import type { ModelTypeIndex } from '../type-index.js';
import type { FieldWriter } from './field-writer.js';
import type { FieldOverride, GraphqlOverrides } from '../../model/graphql-overrides.js';
import type { WantedRecord } from './schema-draft.js';
import type { SchemaField, SchemaType } from './schema-shape.js';

/** A record that holds nothing still says that it is there. */
const PRESENT: SchemaField = {
  name: 'present',
  doc: 'Always true; the record has no fields of its own.',
  args: '',
  type: 'Boolean!',
  deprecated: undefined,
  binding: { kind: 'computed', what: 'present' },
};

/** Object types of records. */
export class RecordShapes {
  constructor(
    private readonly types: ModelTypeIndex,
    private readonly overrides: GraphqlOverrides,
    private readonly fields: FieldWriter,
  ) {}

  shape({ fqn, name }: WantedRecord): SchemaType {
    const record = this.types.named(fqn);
    if (record.kind !== 'record') throw new GeneratorBug(`${fqn} is no record.`);
    const overrides = this.overridesOf(record, name);
    const renamed = renamedIn(overrides);
    const own = record.fields
      .filter((field) => !overrides.has(field.name) && !field.name.startsWith('__'))
      .map((field) => {
        const [written, better] = [this.fields.byRule(name, fqn, field), renamed.get(field.name)];
        return better === undefined ? written : { ...written, deprecated: `Use ${better}.` };
      });
    const changed = [...overrides]
      .filter(([, override]) => !override.isHidden)
      .flatMap(([field, override]) => this.fields.byOverride(name, field, override, { kind: 'record', record }) ?? []);
    const all = [...own, ...changed];
    return {
      kind: 'object',
      name,
      doc: record.doc,
      interfaces: [],
      fields: all.length === 0 ? [PRESENT] : all,
    };
  }

  /** What overrides say of included records, then of the record itself, then of its copy. */
  private overridesOf(record: RecordType, name: string): ReadonlyMap<string, FieldOverride> {
    const merged = new Map<string, FieldOverride>();
    for (const fqn of [...record.includes, record.fqn]) {
      for (const [field, override] of this.overrides.records.get(fqn)?.fields ?? []) merged.set(field, override);
    }
    const copy = this.overrides.records.get(record.fqn)?.copies.get(name) ?? [];
    for (const [field, override] of copy) merged.set(field, override);
    return merged;
  }
}

/** Fields that overrides call by another name -> that name. */
function renamedIn(overrides: ReadonlyMap<string, FieldOverride>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [name, { paths, deprecated }] of overrides) {
    const [path, ...more] = paths;
    if (path !== undefined && more.length === 0 && deprecated === undefined) names.set(path, name);
  }
  return names;
}
