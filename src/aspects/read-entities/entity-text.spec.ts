import { SYSTEM_ACTOR, UNKNOWN_ACTOR } from '../../kernel/actors.js';
import { urn } from '../../../test/conformance/primary-store.builder.js';
import type { AspectRow } from '../aspect-store.port.js';
import { entityText, snapshotText } from './entity-text.js';
import type { EntityAspects } from './read-entities.query.js';

const NOTE = urn('urn:li:note:"a"');
const SYSTEM = { lastObserved: 5, runId: 'run' };

function row(aspect: string, change: Partial<AspectRow> = {}): AspectRow {
  return {
    urn: NOTE,
    aspect,
    version: 0,
    json: `{"of":"${aspect}"}`,
    system: SYSTEM,
    createdOn: 7,
    createdBy: SYSTEM_ACTOR,
    seq: 3,
    ...change,
  };
}

function entity(rows: readonly AspectRow[], key: EntityAspects['key'] = 'stored'): EntityAspects {
  return { urn: NOTE, entityType: 'note', rows, key };
}

/** An aspect as it is shown, with the stamps of `row`. */
function shown(name: string, change: object = {}): object {
  return {
    name,
    type: 'VERSIONED',
    version: 0,
    value: { of: name },
    created: { time: 7, actor: SYSTEM_ACTOR },
    systemMetadata: SYSTEM,
    ...change,
  };
}

describe('the text of an entity', () => {
  const parsed = (one: EntityAspects): unknown => JSON.parse(entityText(one));

  it('has its aspects by name, with the stamps of their rows', () => {
    expect(parsed(entity([row('noteKey'), row('info')]))).toEqual({
      urn: NOTE,
      entityName: 'note',
      aspects: { noteKey: shown('noteKey'), info: shown('info') },
    });
  });

  it.each<[string, Partial<AspectRow>, object]>([
    ['another run', { system: { ...SYSTEM, runId: 'other' } }, { systemMetadata: { ...SYSTEM, runId: 'other' } }],
    ['another time', { createdOn: 8 }, { created: { time: 8, actor: SYSTEM_ACTOR } }],
    ['another actor', { createdBy: UNKNOWN_ACTOR }, { created: { time: 7, actor: UNKNOWN_ACTOR } }],
  ])('has the stamps of an aspect that was written by %s', (_what, change, expected) => {
    expect(parsed(entity([row('a'), row('b', change), row('c')]))).toMatchObject({
      aspects: { a: shown('a'), b: shown('b', expected), c: shown('c') },
    });
  });

  it('has no system metadata of a key that was never written', () => {
    const { systemMetadata: _, ...bare } = { systemMetadata: undefined, ...shown('noteKey') };
    expect(parsed(entity([row('noteKey', { seq: 0 }), row('info')], 'derived'))).toMatchObject({
      aspects: { noteKey: bare, info: shown('info') },
    });
    expect(entityText(entity([row('noteKey', { seq: 0 })], 'derived'))).not.toContain('systemMetadata');
    expect(entityText(entity([row('noteKey', { seq: 0 })], 'stored'))).toContain('systemMetadata');
  });

  it('has no aspects of an entity without any', () => {
    expect(parsed(entity([]))).toEqual({ urn: NOTE, entityName: 'note', aspects: {} });
  });
});

describe('the text of a snapshot', () => {
  const names = {
    snapshot: 'test.NoteSnapshot',
    keyAspect: 'noteKey',
    recordOf: (aspect: string) => `test.${aspect}`,
    direct: ['info', 'other'],
  };

  it('has the key first, and some aspects as members of its own', () => {
    expect(JSON.parse(snapshotText(entity([row('info'), row('noteKey'), row('status')]), names))).toEqual({
      value: {
        'test.NoteSnapshot': {
          urn: NOTE,
          aspects: [
            { 'test.noteKey': { of: 'noteKey' } },
            { 'test.info': { of: 'info' } },
            { 'test.status': { of: 'status' } },
          ],
          info: { of: 'info' },
        },
      },
    });
    expect(snapshotText(entity([row('info'), row('noteKey')]), names)).toMatch(/"aspects":\[\{"test\.noteKey"/);
  });
});
