import assert from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { aspects } from '../../generated/service/registry/aspects.js';
import { validators } from '../../generated/service/validators/index.js';
import { Findings } from '../../src/registry/findings.js';
import { namespaceOf, simpleName } from '../../tools/emit/type-index.js';
import type { Aside } from './bench.js';
import { SampleCatalog } from './sample-catalog.js';

/** A value and the full name of the record that it has to fit. */
interface TypedValue {
  readonly record: string;
  readonly value: unknown;
}

/** Whether a value fits. */
type ValidatorVerdict = (value: unknown) => boolean;

interface Throughput {
  readonly ours: number;
  readonly ajv: number;
}

const SCHEMAS = new URL('../../generated/contract/json-schema/', import.meta.url);
const STORED = new URL('../samples/stored/', import.meta.url);
const URN = /^urn:[a-z][a-z0-9-]{0,31}:[a-z]\w*:/;
const DATASETS = 200;
const FEWEST_COLUMNS = 20;
const MOST_COLUMNS = 100;
/** Turns of each side, so that neither has the quieter machine. */
const TURNS = 6;

/** Emitted validators beside ajv over the JSON schemas of the same models, both set to find every issue. */
export function validation(bench: Aside): void {
  const { ours, ajv } = compareValidators(sampleValues(), bench.seconds);
  // The budget is twice what ajv does.
  const limit = { figure: ajv, of: 'ajv' };
  bench.report({ name: 'validators, aspects of records', unit: '/s', figure: ours, limit, budget: 2 * ajv });
}

/** Values a second, after both have shown that they judge alike: all values fit, and none does once it is spoilt. */
function compareValidators(values: readonly TypedValue[], seconds: number): Throughput {
  const ajv = openAjv();
  const judged = values.map(({ record, value }) => ({ value, ours: ourVerdict(record), ajv: ajv(record) }));
  for (const [at, { value, ours, ajv: theirs }] of judged.entries()) {
    const name = `${values[at]?.record ?? ''}: ${JSON.stringify(value).slice(0, 200)}`;
    assert.deepEqual([ours(value), theirs(value)], [true, true], name);
    const spoilt = spoil(value);
    assert.deepEqual([ours(spoilt), theirs(spoilt)], [false, false], name);
  }
  const turns = Array.from({ length: TURNS }, () => ({
    ours: rate(
      judged.map(({ value, ours }) => ({ value, verdict: ours })),
      seconds / TURNS,
    ),
    ajv: rate(
      judged.map(({ value, ajv: verdict }) => ({ value, verdict })),
      seconds / TURNS,
    ),
  }));
  // The first turn warms up.
  const measured = turns.slice(1);
  return { ours: mean(measured.map((turn) => turn.ours)), ajv: mean(measured.map((turn) => turn.ajv)) };
}

/** As the service does it, but for URNs: what JSON Schema can say of them, and no more. */
function ourVerdict(record: string): ValidatorVerdict {
  const validate = validators[record];
  assert.ok(validate !== undefined, record);
  return (value) => {
    const findings = new Findings(looksLikeUrn);
    validate(value, findings);
    return findings.count === 0;
  };
}

function looksLikeUrn(text: string): string | undefined {
  return URN.test(text) ? undefined : 'is not a URN';
}

function openAjv(): (record: string) => ValidatorVerdict {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  for (const name of readdirSync(SCHEMAS)) {
    const schema: AnySchemaObject = JSON.parse(readFileSync(new URL(name, SCHEMAS), 'utf8'));
    ajv.addSchema(schema);
  }
  return (record) => {
    const validate = ajv.getSchema(`${namespaceOf(record)}.json#/$defs/${simpleName(record)}`);
    assert.ok(validate !== undefined, record);
    return (value) => validate(value) === true;
  };
}

function rate(
  values: readonly { readonly value: unknown; readonly verdict: ValidatorVerdict }[],
  seconds: number,
): number {
  const began = performance.now();
  let fitting = 0;
  let rounds = 0;
  do {
    for (const { value, verdict } of values) if (verdict(value)) fitting += 1;
    rounds += 1;
  } while (performance.now() - began < seconds * 1000);
  assert.equal(fitting, rounds * values.length);
  return fitting / ((performance.now() - began) / 1000);
}

/** What the samples come to when they are stored, and datasets of the sample catalog with 20 to 100 columns. */
function sampleValues(): readonly TypedValue[] {
  const records = new Map(aspects.map(({ name, record }) => [name, record]));
  const stored = readdirSync(STORED).flatMap((name) => {
    const entities: Readonly<Record<string, Readonly<Record<string, unknown>>>> = JSON.parse(
      readFileSync(new URL(name, STORED), 'utf8'),
    );
    return Object.values(entities).flatMap((value) => Object.entries(value));
  });
  const catalog = new SampleCatalog(DATASETS);
  const made = Array.from({ length: DATASETS }, (_, number) => snapshotValues(catalog.snapshot(number), number));
  return [...stored.map(([aspect, value]) => ({ record: records.get(aspect) ?? aspect, value })), ...made.flat()];
}

function snapshotValues(snapshot: object, number: number): readonly TypedValue[] {
  const text = JSON.stringify(snapshot);
  const { value }: { value: Record<string, { aspects: readonly object[] }> } = JSON.parse(text);
  const values = Object.values(value).flatMap(({ aspects: value }) =>
    value.flatMap((aspect) => Object.entries(aspect)),
  );
  return values.map(([record, value]: [string, unknown]) => ({ record, value: widened(value, number) }));
}

/** A schema with its columns repeated under other names. */
function widened(value: unknown, number: number): unknown {
  if (typeof value !== 'object' || value === null || !('fields' in value) || !Array.isArray(value.fields)) return value;
  const fields: readonly unknown[] = value.fields;
  const length = FEWEST_COLUMNS + (number % (MOST_COLUMNS - FEWEST_COLUMNS + 1));
  const columns = Array.from({ length }, (_, at) => {
    const column = fields[at % fields.length];
    return typeof column === 'object' ? { ...column, fieldPath: `column_${String(at)}` } : column;
  });
  return { ...value, fields: columns };
}

/** The value with a member that carries something and that no record knows. */
function spoil(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? { ...value, 'no such member': 1 } : undefined;
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}
