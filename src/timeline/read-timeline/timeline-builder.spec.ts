import type { TimelineSpec } from '../../../generated/service/registry/model.js';
import type { AspectRow } from '../../aspects/index.js';
import { parseUrn, type Urn } from '../../kernel/urn.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { Work } from '../../kernel/work.js';
import type { CategorisedSpec } from '../comparison/compare-values.js';
import { momentsOf } from '../comparison/moments.js';
import { TimelineBuilder } from './timeline-builder.js';

function urn(text: string): Urn {
  const made = parseUrn(text);
  if (made === undefined) throw new InvariantError(`${text} is no URN`);
  return made;
}

const WOMBAT = urn('urn:li:wombat:a');
const ACTOR = urn('urn:li:corpuser:jdoe');
const WEIGHTS: TimelineSpec['weights'] = { ADD: 'MINOR', REMOVE: 'MAJOR', MODIFY: 'PATCH' };

/** Names of aspects are the paths of their only list, too. */
function ruleOf(aspect: string): CategorisedSpec {
  const changed = { kind: 'list', path: ['list'], key: 'id', details: ['kind'] } as const;
  return { category: aspect.toUpperCase(), spec: { aspect, changed, weights: WEIGHTS } };
}

let seq = 0;
/** @param items `id` or `id:kind` */
function row(aspect: string, items: readonly string[], change: Partial<AspectRow> = {}): AspectRow {
  const list = items.map((item) => ({ id: item.split(':')[0], kind: item.split(':')[1] }));
  return {
    urn: WOMBAT,
    aspect,
    version: 1,
    json: JSON.stringify({ list }),
    system: { lastObserved: 1, runId: 'r' },
    createdOn: 1,
    createdBy: ACTOR,
    seq: ++seq,
    ...change,
  };
}

async function tell(rows: readonly AspectRow[], bases: readonly AspectRow[] = []): Promise<readonly string[]> {
  const rules = ['tags', 'owners'].map(ruleOf);
  const builder = new TimelineBuilder(WOMBAT, rules, { raw: 'without-values', work: Work.unlimited });
  for (const base of bases) builder.begin(base);
  for (const moment of momentsOf(rows)) await builder.add(moment);
  return builder.transactions.map(({ timestamp, semVer, changeEvents }) => {
    const events = changeEvents.map(
      ({ category, operation, modifier }) => `${operation} ${category} ${modifier ?? ''}`,
    );
    return `${String(timestamp)} ${semVer.replace('-computed', '')} ${events.join(', ')}`;
  });
}

describe('a timeline', () => {
  it('has what was written together in one transaction', async () => {
    expect(await tell([row('tags', ['a']), row('owners', ['b'])])).toEqual(['1 0.0.0 ADD TAGS a, ADD OWNERS b']);
  });

  it('keeps two writes of one millisecond apart', async () => {
    const rows = [row('tags', ['a']), row('owners', ['b']), row('tags', ['c']), row('owners', [], { version: 0 })];
    expect(await tell(rows)).toEqual([
      '1 0.0.0 ADD TAGS a, ADD OWNERS b',
      '1 1.0.0 REMOVE TAGS a, ADD TAGS c, REMOVE OWNERS b',
    ]);
  });

  it('keeps writes of several actors of one millisecond apart', async () => {
    const createdBy = urn('urn:li:corpuser:other');
    expect(await tell([row('tags', ['a']), row('owners', ['b'], { createdBy })])).toEqual([
      '1 0.0.0 ADD TAGS a',
      '1 0.1.0 ADD OWNERS b',
    ]);
  });

  it('counts the version by the heaviest change of each moment', async () => {
    const at = (createdOn: number) => ({ createdOn });
    const rows = [
      row('tags', ['a', 'b'], at(1)),
      row('tags', ['a:x', 'b'], at(2)),
      row('tags', ['a:y', 'b'], at(3)),
      row('tags', ['a:y', 'b:z', 'c'], at(4)),
      row('tags', ['a:w', 'b:z', 'c'], at(5)),
      row('tags', ['c', 'd'], at(6)),
      row('tags', ['c', 'd'], at(7)),
      row('tags', ['c', 'd', 'e'], at(8)),
    ];
    expect((await tell(rows)).map((line) => line.split(' ')[1])).toEqual([
      '0.0.0',
      '0.0.1',
      '0.0.2',
      '0.1.0',
      '0.1.1',
      '1.0.0',
      '1.1.0',
    ]);
  });

  it('begins with what was stored before', async () => {
    expect(await tell([row('tags', ['a', 'b'])], [row('tags', ['a'])])).toEqual(['1 0.0.0 ADD TAGS b']);
  });

  it('says nothing of the oldest version when older ones are gone', async () => {
    const oldest = row('tags', ['a'], { version: 7 });
    expect(await tell([oldest, row('tags', ['a', 'b'], { version: 8, createdOn: 2 })])).toEqual(['2 0.1.0 ADD TAGS b']);
    expect(await tell([row('tags', ['a', 'b'], { version: 8 })], [oldest])).toEqual(['1 0.0.0 ADD TAGS b']);
  });
});
