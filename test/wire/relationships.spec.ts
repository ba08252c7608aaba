import { EdgeStore } from '../../src/lineage/index.js';
import { urn as urnOf } from '../conformance/primary-store.builder.js';
import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { DATASET, put, refusal } from './proposal.builder.js';

const JDOE = 'urn:li:corpuser:jdoe';
const OTHER = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.raw,PROD)';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await put(app, DATASET, 'ownership', { owners: [{ owner: JDOE, type: 'DATAOWNER' }] });
  await put(app, DATASET, 'upstreamLineage', { upstreams: [{ dataset: OTHER, type: 'TRANSFORMED' }] });
});
afterAll(() => app.close());

function read(urn: string, rest: string) {
  return app.get(`/relationships?urn=${encodeURIComponent(urn)}&${rest}`);
}

describe('relationships', () => {
  it('answers the entities on the other side in both forms', async () => {
    expect((await read(JDOE, 'direction=INCOMING&types=OwnedBy')).json()).toEqual({
      start: 0,
      count: 1,
      total: 1,
      relationships: [{ type: 'OwnedBy', entity: DATASET }],
      entities: [DATASET],
    });
  });

  it('reads lists of types with and without the protocol header', async () => {
    const both = { type: 'OwnedBy', entity: JDOE };
    for (const types of ['types=List(OwnedBy,DownstreamOf)', 'types=OwnedBy&types=DownstreamOf']) {
      expect((await read(DATASET, `direction=OUTGOING&${types}`)).json()).toMatchObject({
        total: 2,
        relationships: [{ type: 'DownstreamOf', entity: OTHER }, both],
      });
    }
  });

  it('disappears with the aspect that declared it', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,changing,PROD)';
    await put(app, urn, 'ownership', { owners: [{ owner: 'urn:li:corpuser:brief', type: 'DATAOWNER' }] });
    await put(app, urn, 'ownership', { owners: [] });
    expect((await read('urn:li:corpuser:brief', 'direction=INCOMING&types=OwnedBy')).json()).toMatchObject({
      total: 0,
    });
  });

  it('comes from nested records and from columns', async () => {
    const column = (dataset: string): string => `urn:li:schemaField:(${dataset},id)`;
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,nested,PROD)';
    await put(app, urn, 'editableSchemaMetadata', {
      editableSchemaFieldInfo: [{ fieldPath: 'id', globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] } }],
    });
    await put(app, urn, 'upstreamLineage', {
      upstreams: [{ dataset: OTHER, type: 'COPY' }],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [column(OTHER)],
          downstreamType: 'FIELD',
          downstreams: [column(urn)],
        },
      ],
    });
    expect((await read('urn:li:tag:pii', 'direction=INCOMING&types=List()')).json()).toMatchObject({
      relationships: [{ type: 'EditableSchemaFieldTaggedWith', entity: urn }],
    });
    expect((await read(column(urn), 'direction=OUTGOING&types=DownstreamOf')).json()).toMatchObject({
      entities: [column(OTHER)],
    });
  });

  it('has none for an unknown entity', async () => {
    expect((await read('urn:li:tag:nowhere', 'direction=INCOMING&types=TaggedWith')).json()).toEqual({
      start: 0,
      count: 0,
      total: 0,
      relationships: [],
      entities: [],
    });
  });

  it.each([
    ['an unknown direction', 'direction=SIDEWAYS&types=OwnedBy', 'direction'],
    ['no direction', 'types=OwnedBy', "'direction' is required"],
    ['no types', 'direction=INCOMING', "'types' is required"],
    ['a negative start', 'direction=INCOMING&types=OwnedBy&start=-1', "'start' is invalid"],
    ['a count that is no number', 'direction=INCOMING&types=OwnedBy&count=many', 'count'],
    ['a count that is too large', 'direction=INCOMING&types=OwnedBy&count=10001', "'count' is invalid"],
  ])('refuses %s', async (_what, rest, message) => {
    expect(refusal(await read(DATASET, rest))).toEqual([400, expect.stringContaining(message)]);
  });

  it('refuses an invalid URN', async () => {
    expect(refusal(await read('nonsense', 'direction=INCOMING&types=OwnedBy'))[0]).toBe(400);
  });

  it('are made again from the aspects of an entity when they are deleted', async () => {
    const index = app.find(EdgeStore);
    const position = await index.position();
    if (position === undefined) throw new RangeError('nothing is stored');
    await put(app, DATASET, 'ownership', { owners: [{ owner: JDOE, type: 'DATAOWNER' }] });
    const at = { createdOn: undefined, createdActor: undefined, updatedOn: undefined, updatedActor: undefined };
    const ghost = { source: urnOf(DATASET), type: 'OwnedBy', destination: urnOf(OTHER), lineage: 'none' } as const;
    const edges = [{ ...ghost, ...at, properties: undefined }];
    await index.apply([{ kind: 'set', owner: urnOf(DATASET), aspect: 'ownership', edges }], position);
    const owners = 'direction=OUTGOING&types=OwnedBy';
    expect((await read(DATASET, owners)).json()).toMatchObject({ entities: [OTHER] });
    const answer = await app.send('DELETE', `/relationships?urn=${encodeURIComponent(DATASET)}`);
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect((await read(DATASET, owners)).json()).toMatchObject({ total: 1, entities: [JDOE] });
    expect(refusal(await app.send('DELETE', '/relationships'))).toEqual([400, expect.stringContaining("'urn'")]);
    expect(refusal(await app.send('DELETE', '/relationships?urn=x'))[0]).toBe(400);
  });
});
