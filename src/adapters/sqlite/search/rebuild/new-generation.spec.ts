import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { parseUrn } from '../../../../kernel/urn.js';
import { aspectSpec, entitySpec, generatedModels } from '../../../../registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../../../registry/generated-registry.js';
import { SearchFields } from '../../../../registry/search-fields.js';
import { searchableSpec } from '../../../../registry/searchable-spec.builder.js';
import type { DocumentPatch, FieldValues } from '../../../../search/document-store.port.js';
import { DocumentFile } from '../storage/document-file.js';
import { beginThreadOfSource } from './document-thread.builder.js';
import { NewGeneration } from './new-generation.js';

const POSITION = { storeId: 'store', seq: 4 };
/** More than are made without a thread. */
const MANY = 101;

const aspects = [aspectSpec('noteKey', { searchable: [searchableSpec('id')] })];
const fields = new SearchFields(new GeneratedRegistry(generatedModels({ entities: [entitySpec('note')], aspects })));

function note(name: string, values: FieldValues = [name]): readonly DocumentPatch[] {
  const urn = parseUrn(`urn:li:note:${name}`);
  const set = new Map([['noteKey', new Map([['id', values]])]]);
  return urn === undefined ? [] : [{ urn, entityType: 'note', set, clear: [], dropsFirst: false }];
}

/** What no index can take: it has no text. */
function unspeakable(): FieldValues {
  const values: FieldValues = JSON.parse('[{"toString":null,"valueOf":null}]');
  return values;
}

describe('NewGeneration', () => {
  let directory: string;
  let path: string;
  let threads: Worker[];
  let generation: NewGeneration;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-new-generation-'));
    path = join(directory, 'documents-1.db');
    threads = [];
    generation = begin('empty');
  });
  afterEach(async () => {
    await generation.abandon();
    rmSync(directory, { recursive: true, force: true });
  });

  const begin = (beginning: 'empty' | 'left'): NewGeneration =>
    new NewGeneration(path, {
      fields,
      beginning,
      beginThread: (settings) => {
        const thread = beginThreadOfSource(settings);
        threads.push(thread);
        return thread;
      },
    });

  const addMany = async (): Promise<void> => {
    await generation.add(Array.from({ length: MANY }, (_, at) => note(`n${String(at)}`)).flat());
  };

  /** Number of documents, those that a word finds, and the position. */
  const finished = (word: string): unknown => {
    const file = DocumentFile.open(path, fields.signature);
    if (file === undefined) return undefined;
    const found = file.words.matching(word).map((id) => file.byId.get(id)?.urn);
    const state = { documents: file.after.all('', 1000).length, found, position: file.position() };
    file.close();
    return state;
  };

  it('begins a thread for many patches alone', async () => {
    await generation.add(note('a'));
    expect(threads).toEqual([]);
    await addMany();
    expect(threads.length).toBe(1);
    await generation.finish(POSITION);
    expect(finished('a')).toEqual({ documents: MANY + 1, found: ['urn:li:note:a'], position: POSITION });
  });

  it('is finished where it was begun when patches are few', async () => {
    await generation.add(note('a'));
    await generation.finish(POSITION);
    expect(finished('a')).toEqual({ documents: 1, found: ['urn:li:note:a'], position: POSITION });
  });

  it('takes patches in the order in which they are added, also of one document', async () => {
    await addMany();
    await Promise.all([
      generation.add(note('a', ['first'])),
      generation.add(note('b')),
      generation.add(note('a', ['second'])),
      generation.finish(POSITION),
    ]);
    expect([finished('first'), finished('second')]).toEqual([
      { documents: MANY + 2, found: [], position: POSITION },
      { documents: MANY + 2, found: ['urn:li:note:a'], position: POSITION },
    ]);
  });

  it('refuses what it cannot index, and takes the rest', async () => {
    await addMany();
    const added = [note('a'), note('b', unspeakable()), note('c')].map((patches) => generation.add(patches));
    expect((await Promise.allSettled(added)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    await generation.finish(POSITION);
    expect(finished('c')).toEqual({ documents: MANY + 2, found: ['urn:li:note:c'], position: POSITION });
  });

  it('is lost with its thread', async () => {
    const pending = addMany().catch((error: unknown) => error);
    await threads[0]?.terminate();
    const lost = { name: 'StoreUnavailable' };
    expect(await pending).toMatchObject(lost);
    await expect(generation.add(note('b'))).rejects.toMatchObject(lost);
    await expect(generation.finish(POSITION)).rejects.toMatchObject(lost);
    expect(generation.thread).toBe('broken');
    await generation.abandon();
    expect(readdirSync(directory)).toEqual([]);
  });

  it.each(['few', 'many'])('leaves nothing behind when it is abandoned with %s patches', async (amount) => {
    if (amount === 'many') await addMany();
    const pending = generation.add(note('a'));
    await generation.abandon();
    await pending;
    expect([readdirSync(directory), generation.thread]).toEqual([[], 'sound']);
  });
});
