import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patchOf, tablePatch, tableUrn } from '../../../../../test/conformance/document.builder.js';
import { searchModels } from '../../../../../test/conformance/search-models.builder.js';
import { SearchFields } from '../../../../registry/search-fields.js';
import type { DocumentPatch } from '../../../../search/document-store.port.js';
import { NewDocumentFile } from '../rebuild/new-document-file.js';
import { DocumentFile } from '../storage/document-file.js';
import { DocumentWriter } from '../storage/document-writer.js';
import { PendingColumns } from '../storage/pending-columns.js';
import { hasBit } from './doc-set.js';
import { DocumentDirectory } from './document-directory.js';

const fields = new SearchFields(searchModels());
/** So few unranked documents that twenty are enough for their order to be stored. */
const MOST_UNRANKED = 2;
const NAMES = Array.from({ length: 40 }, (_, at) => `t${String(at * 10).padStart(3, '0')}`);

describe('A directory of documents whose order is stored', () => {
  let directory: string;
  let file: DocumentFile;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-directory-'));
    const path = join(directory, 'documents-1.db');
    const made = NewDocumentFile.begin(path, fields);
    // In another order than that of the names.
    made.add([...NAMES].reverse().map((name) => tablePatch(name, {})));
    made.finish({ storeId: 'store', seq: 1 });
    const opened = DocumentFile.open(path, fields.signature);
    if (opened === undefined) throw new RangeError('the file that was made cannot be opened');
    file = opened;
  });
  afterEach(() => {
    file.close();
    rmSync(directory, { recursive: true, force: true });
  });

  /** Take all steps. @returns how many */
  const take = (steps: Iterable<unknown>): number => [...steps].length;
  const loaded = (): DocumentDirectory => {
    const pending = new PendingColumns(file);
    take(pending.restore());
    const made = new DocumentDirectory(file, pending, MOST_UNRANKED);
    take(made.load());
    return made;
  };
  const inOrder = (documents: DocumentDirectory): readonly (string | undefined)[] =>
    [...documents.all().ids].sort((a, b) => documents.urnOrder().compare(a, b)).map((id) => file.urnOf.get(id));
  const write = (patches: readonly DocumentPatch[], ...known: readonly DocumentDirectory[]): void => {
    const columns = new PendingColumns(file);
    const writer = new DocumentWriter(file, { put: () => undefined, remove: () => undefined }, fields);
    file.write(() => {
      for (const patch of patches) {
        const change = writer.write(patch);
        if (change === undefined) throw new RangeError('nothing was written');
        columns.note(change);
        for (const each of known) {
          if (change.kind === 'removed') each.remove(change.id);
          else each.put(change.facts);
        }
      }
    });
  };
  const added = (name: string): DocumentPatch => tablePatch(name, {});
  const removed = (name: string): DocumentPatch => patchOf(tableUrn(name), {}, { dropsFirst: true });
  const urns = (names: readonly string[]): readonly string[] => [...names].sort().map((name) => tableUrn(name));

  it('has the order that the file was made with, without reading it from the URNs', () => {
    const made = new DocumentDirectory(file, new PendingColumns(file), MOST_UNRANKED);
    // All documents are in one page, and no step reads URNs.
    expect(take(made.load())).toBe(1);
    expect(inOrder(made)).toEqual(urns(NAMES));
  });

  it('places documents that came later, also where one took the id of another', () => {
    write([removed('t000'), removed('t390'), added('t395'), added('a'), added('t155')]);
    const names = [...NAMES.filter((name) => name !== 't000' && name !== 't390'), 't395', 'a', 't155'];
    expect(inOrder(loaded())).toEqual(urns(names));
  });

  it('stores the order again when many came, and those that come meanwhile are placed as well', () => {
    const first = loaded();
    expect(first.rankAgain()).toBeUndefined();
    const many = Array.from({ length: 6 }, (_, at) => `t${String(at * 55 + 1).padStart(3, '0')}`);
    write(many.map(added), first);
    const steps = first.rankAgain();
    if (steps === undefined) throw new RangeError('nothing is ranked again');
    expect(first.rankAgain()).toBeUndefined();
    steps.next();
    write([removed('t010'), added('b')], first);
    while (steps.next().done !== true);
    write([removed('t020'), added('c')], first);
    const names = [...NAMES.filter((name) => name !== 't010' && name !== 't020'), ...many, 'b', 'c'];
    expect(inOrder(first)).toEqual(urns(names));
    expect(inOrder(loaded())).toEqual(urns(names));
    expect(loaded().rankAgain()).toBeUndefined();
  });

  it('is ranked again after a start with more documents without a rank than are soon compared', () => {
    write(['a', 'b', 'c'].map(added));
    const documents = loaded();
    expect(inOrder(documents)).toEqual(urns([...NAMES, 'a', 'b', 'c']));
    const steps = documents.rankAgain();
    expect(steps && take(steps)).toBeGreaterThan(0);
    expect(inOrder(documents)).toEqual(urns([...NAMES, 'a', 'b', 'c']));
    // From then on a part of all may be without.
    write(['d', 'e', 'f'].map(added), documents);
    expect(documents.rankAgain()).toBeUndefined();
    expect(loaded().rankAgain()).toBeDefined();
  });

  it('reads the URN of a document without a rank once', () => {
    write(['a', 'b'].map(added));
    const documents = loaded();
    const reads = jest.spyOn(file.urnOf, 'get');
    const { compare } = documents.urnOrder();
    for (let round = 0; round < 3; round++) [...documents.all().ids].sort(compare);
    const unranked = reads.mock.calls.filter(([id]) => id >= NAMES.length + 1);
    expect(unranked.map(([id]) => id).sort()).toEqual([NAMES.length + 1, NAMES.length + 2]);
  });

  it('takes few bytes for each of many documents without a rank', () => {
    const documents = loaded();
    const before = documents.bytes;
    const many = 200_000;
    for (let id = NAMES.length; id < many; id++)
      documents.put({ id, urn: tableUrn(String(id)), type: 'dataset', factor: 1, nameLength: 1 });
    expect((documents.bytes - before) / many).toBeLessThan(80);
  });

  it('says which documents are of a type, and which have short names, as they are now', () => {
    const documents = loaded();
    const idsOf = (words: Uint32Array): readonly number[] =>
      Array.from({ length: 32 * words.length }, (_, id) => id).filter((id) => hasBit(words, id));
    const short = (longest: number): readonly number[] =>
      idsOf(documents.bitsOfShortNames(longest) ?? new Uint32Array());
    const all = [...documents.all().ids];
    expect([idsOf(documents.bitsOfType('dataset')), idsOf(documents.bitsOfType('chart'))]).toEqual([all, []]);
    const [first = 0, second = 0] = all;
    // Once asked for, they are kept as they are by every write.
    for (const longest of [0, 1, 3, 4]) short(longest);
    const urn = file.urnOf.get(first) ?? tableUrn('x');
    const added = { id: all.length + 100, urn: tableUrn('added'), factor: 1 };
    documents.put({ ...added, type: 'dataset', nameLength: 3 });
    expect(idsOf(documents.bitsOfType('dataset'))).toEqual([...all, added.id]);
    documents.put({ ...added, type: 'dataset', nameLength: 4 });
    expect([short(3).includes(added.id), short(4).includes(added.id)]).toEqual([false, true]);
    documents.remove(first);
    expect(idsOf(documents.bitsOfType('dataset'))).toEqual([...all.slice(1), added.id]);
    // The id is used again.
    documents.put({ id: first, urn, type: 'chart', factor: 1, nameLength: 9 });
    documents.put({ ...added, type: 'chart', nameLength: 1 });
    expect(idsOf(documents.bitsOfType('dataset'))).toEqual(all.slice(1));
    expect(idsOf(documents.bitsOfType('chart'))).toEqual([first, added.id]);
    expect([short(4).includes(first), short(0).includes(added.id), short(1).includes(added.id)]).toEqual([
      ...[false, false],
      true,
    ]);
    expect([short(4).includes(second), documents.bitsOfShortNames(5)]).toEqual([true, undefined]);
  });
});
