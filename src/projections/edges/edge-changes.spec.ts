import type { ChangeEntry } from '../../change-log/change-log.port.js';
import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { DEFAULT_RUN_ID } from '../../kernel/audit-stamp.js';
import { parseUrn, type Urn } from '../../kernel/urn.js';
import { aspectSpec, entitySpec, generatedModels, relationshipSpec } from '../../registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../registry/generated-registry.js';
import { edgeChanges } from './edge-changes.js';

const changesOf = edgeChanges(
  new GeneratedRegistry(
    generatedModels({
      entities: [entitySpec('note', { aspects: ['noteKey', 'friends', 'plain'] })],
      aspects: [
        aspectSpec('noteKey'),
        aspectSpec('friends', { relationships: [relationshipSpec({ path: ['to', '*'] })] }),
        aspectSpec('plain'),
      ],
    }),
  ),
);

function urn(key: string): Urn {
  const made = parseUrn(`urn:li:note:${key}`);
  if (made === undefined) throw new InvariantError(`${key} makes no URN`);
  return made;
}

function entry(owner: string, change: Partial<ChangeEntry> = {}): ChangeEntry {
  return {
    seq: 1,
    kind: 'versioned',
    urn: urn(owner),
    entityType: 'note',
    aspect: 'friends',
    change: 'UPSERT',
    json: '{}',
    previousJson: undefined,
    system: { lastObserved: 0, runId: DEFAULT_RUN_ID },
    previousSystem: undefined,
    actor: SYSTEM_ACTOR,
    time: 0,
    ...change,
  };
}

function friends(owner: string, ...others: readonly string[]): ChangeEntry {
  return entry(owner, { json: JSON.stringify({ to: others.map(urn) }) });
}

function gone(owner: string, aspect: string): ChangeEntry {
  return entry(owner, { aspect, change: 'DELETE', json: undefined });
}

/** Changes as short lines. */
function lines(...entries: readonly ChangeEntry[]): readonly string[] {
  return changesOf(entries).map((change) =>
    change.kind === 'drop'
      ? `drop ${change.owner}`
      : [`set ${change.owner} ${change.aspect}`, ...change.edges.map(({ destination }) => destination)].join(' '),
  );
}

describe('edgeChanges', () => {
  it('gives a set for every aspect that states edges, an empty one when it is deleted', () => {
    expect(lines(friends('a', 'b', 'c'), gone('b', 'friends'), entry('c', { aspect: 'plain' }))).toEqual([
      'set urn:li:note:a friends urn:li:note:b urn:li:note:c',
      'set urn:li:note:b friends',
    ]);
  });

  it('lets the last entry of an aspect decide', () => {
    expect(lines(friends('a', 'b'), friends('b'), gone('a', 'friends'), friends('a', 'c'))).toEqual([
      'set urn:li:note:a friends urn:li:note:c',
      'set urn:li:note:b friends',
    ]);
  });

  it('drops what is gone before it gives sets, and with it the sets from before', () => {
    expect(
      lines(friends('a', 'b'), friends('b', 'a'), gone('b', 'noteKey'), gone('a', 'noteKey'), friends('a', 'c')),
    ).toEqual(['drop urn:li:note:b', 'drop urn:li:note:a', 'set urn:li:note:a friends urn:li:note:c']);
  });

  it('leaves out time series and aspects that the models do not name', () => {
    expect(lines(entry('a', { kind: 'timeseries' }), entry('a', { aspect: 'unheardOf' }))).toEqual([]);
  });
});
