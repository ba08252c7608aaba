import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { patchOf, tablePatch, tableUrn } from '../../../../../test/conformance/document.builder.js';
import { sampleSize } from '../../../../../test/sample-size.js';
import { searchModels } from '../../../../../test/conformance/search-models.builder.js';
import { SearchFields } from '../../../../registry/search-fields.js';
import type { DocumentPatch, FieldValues } from '../../../../search/document-store.port.js';
import { joinStored, readStored } from '../../../../text-search/stored-fields.js';
import { Column } from '../memory/column.js';
import { PageReader } from '../memory/column-view.js';
import { DocumentFile } from './document-file.js';
import { DocumentWriter } from './document-writer.js';
import { columnValues, PendingColumns } from './pending-columns.js';

const fields = new SearchFields(searchModels());
const COLUMNS = ['name', 'description', 'editedDescription', 'fieldPaths', 'tags', 'rowCount', 'urn', '_entityType'];
/** Longer than what is stored beside the document. */
const LONG = 'long '.repeat(200);

const values = fc.uniqueArray(fc.constantFrom('a', 'b', 'é', '\ud800', LONG), { maxLength: 3 });
const patch: fc.Arbitrary<DocumentPatch> = fc.oneof(
  fc.record({ at: fc.nat(8), description: values, fieldPaths: values, rowCount: fc.nat(3) }).map((made) =>
    tablePatch(`t${String(made.at)}`, {
      datasetProperties: { description: made.description, rowCount: [made.rowCount] },
      schemaMetadata: { fieldPaths: made.fieldPaths },
    }),
  ),
  fc
    .record({ at: fc.nat(8), description: values })
    .map((made) =>
      patchOf(tableUrn(`t${String(made.at)}`), { editableDatasetProperties: { editedDescription: made.description } }),
    ),
  fc.nat(8).map((at) => patchOf(tableUrn(`t${String(at)}`), {}, { dropsFirst: true })),
);
/**
 * What happens one after the other. `begin`: to read what was remembered, a step of it. `step`: of writing pages, the
 * next one.
 */
const event = fc.oneof(
  { weight: 6, arbitrary: patch.map((written) => ({ kind: 'write', written }) as const) },
  fc.constantFrom({ kind: 'flush' }, { kind: 'flush all' }, { kind: 'start' }, { kind: 'begin' } as const),
  { weight: 6, arbitrary: fc.constantFrom({ kind: 'step' } as const) },
);

describe('PendingColumns', () => {
  let directory: string;
  let file: DocumentFile;
  let files = 0;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-pending-columns-'));
  });
  beforeEach(() => {
    file = open();
  });
  afterEach(() => {
    file.destroy();
  });
  afterAll(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  function open(): DocumentFile {
    const opened = DocumentFile.open(join(directory, `documents-${String(++files)}.db`), fields.signature);
    if (opened === undefined) throw new RangeError('a new file cannot be read');
    return opened;
  }

  function restored(pending: PendingColumns): PendingColumns {
    for (const steps = pending.restore(); steps.next().done !== true;);
    return pending;
  }

  /** Apply patches, in one transaction. */
  function write(pending: PendingColumns, patches: readonly DocumentPatch[]): void {
    const writer = new DocumentWriter(file, { put: () => undefined, remove: () => undefined }, fields);
    file.write(() => {
      for (const each of patches) {
        const change = writer.write(each);
        if (change !== undefined) pending.note(change);
      }
    });
  }

  /** Values of all documents by column, as pages and what is pending of them say. */
  function columns(pending: PendingColumns): unknown {
    return COLUMNS.map((name) => {
      const column = new Column();
      new PageReader(file, pending, [name]).addTo(column, 0, 0);
      return Array.from({ length: file.limit }, (_, id) => column.values(id));
    });
  }

  /** The same, as the rows of the documents say. */
  function rows(): unknown {
    return COLUMNS.map((name) =>
      Array.from({ length: file.limit }, (_, id): FieldValues => {
        const row = file.byId.get(id);
        if (row === undefined) return [];
        return columnValues(name, { facts: row, fields: joinStored(readStored(row.keywords), readStored(row.texts)) });
      }),
    );
  }

  it('remembers what pages lack through every start, whatever is written while it is read', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 25 }), (events) => {
        file.destroy();
        file = open();
        let pending = new PendingColumns(file, 4);
        let reading = pending.restore();
        for (const each of events) {
          if (each.kind === 'write') write(pending, [each.written]);
          else if (each.kind === 'begin') reading.next();
          else if (each.kind === 'start') {
            pending = new PendingColumns(file, 4);
            reading = pending.restore();
          } else if (each.kind === 'step') {
            file.write(() => pending.flush(0, 'all'));
            // While a page is being written, too.
            if (pending.isRestored) expect(columns(pending)).toEqual(rows());
          } else file.write(() => pending.flush(Number.POSITIVE_INFINITY, each.kind === 'flush' ? 'surplus' : 'all'));
        }
        const right = rows();
        expect(columns(restored(pending))).toEqual(right);
        expect(columns(restored(new PendingColumns(file)))).toEqual(right);
      }),
      { numRuns: sampleSize(60, 3000) },
    );
  });

  it('writes a page in steps, and remembers what was noted meanwhile', () => {
    const pending = new PendingColumns(file, 4);
    const described = (name: string, description: string): DocumentPatch =>
      tablePatch(name, { datasetProperties: { description: [description] } });
    write(
      pending,
      Array.from({ length: 100 }, (_, at) => described(`t${String(at)}`, 'before')),
    );
    const step = (): 'done' | 'more' => {
      let state: 'done' | 'more' = 'done';
      file.write(() => {
        state = pending.flush(-1, 'all');
      });
      return state;
    };
    for (let steps = 1; step() === 'more'; steps++) {
      write(pending, [described(`t${String(steps % 100)}`, `after ${String(steps)}`)]);
      if (steps > 60) break;
      expect(columns(pending)).toEqual(rows());
    }
    while (step() === 'more');
    expect(pending.remembered).toBe(0);
    expect(columns(new PendingColumns(file))).toEqual(rows());
  });

  it.each([0, 1, 2, 3, 4, 5])('remembers through a start what changed after %d steps of its last page', (changed) => {
    const pending = new PendingColumns(file, 4);
    const edited = (text: string): DocumentPatch =>
      patchOf(tableUrn('t'), { editableDatasetProperties: { editedDescription: [text] } });
    write(pending, [tablePatch('t')]);
    file.write(() => pending.flush(Number.POSITIVE_INFINITY, 'all'));
    write(pending, [edited('before')]);
    for (let step = 0; pending.remembered > 0; step++) {
      if (step === changed) write(pending, [edited('after')]);
      file.write(() => pending.flush(-1, 'all'));
      expect(columns(restored(new PendingColumns(file)))).toEqual(rows());
    }
    expect(columns(new PendingColumns(file))).toEqual(rows());
  });

  it('reads no row of a document again for values that were changed, but for long ones', () => {
    const before = new PendingColumns(file);
    const numbers = Array.from({ length: 700 }, (_, at) => `t${String(at)}`);
    write(
      before,
      numbers.map((name) => tablePatch(name)),
    );
    file.write(() => before.flush(Number.POSITIVE_INFINITY, 'all'));
    const changes = numbers.map((name, at) =>
      patchOf(tableUrn(name), {
        editableDatasetProperties: { editedDescription: [at === 5 ? LONG : `text of ${name}`] },
      }),
    );
    write(before, changes);
    const { byId } = file;
    let read = 0;
    const counting: DocumentFile = Object.assign(Object.create(file), {
      byId: {
        ...byId,
        get: (id: number) => {
          read++;
          return byId.get(id);
        },
      },
    });
    const after = restored(new PendingColumns(counting));
    expect(columns(after)).toEqual(rows());
    expect(read).toBe(1);
  });
});
