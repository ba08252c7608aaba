import { OutcomesDocument } from '../../../../generated/web/graphql/graphql.js';
import { carryOut } from '../../app/transport.js';

/** How a check or a run went the last time. */
export interface LastOutcome {
  /** Epoch milliseconds, UTC. */
  readonly time: number;
  /** Symbol of what came out, or of how far it is. */
  readonly symbol: string;
  readonly tone: 'bad' | 'good' | 'plain';
}

/** Newest outcomes of entities of types that have any, by URN; those that never ran are absent. */
export async function readOutcomes(urns: readonly string[]): Promise<ReadonlyMap<string, LastOutcome>> {
  const { entities } = await carryOut(OutcomesDocument, { urns: [...urns] });
  const outcomes = new Map<string, LastOutcome>();
  for (const entity of entities ?? []) {
    if (entity === null) continue;
    const events = [
      ...('checks' in entity ? (entity.checks ?? []) : []),
      ...('runs' in entity ? (entity.runs ?? []) : []),
    ];
    for (const { timestampMillis: time, status, result } of events) {
      const symbol = result?.type ?? status;
      outcomes.set(entity.urn, { time, symbol, tone: toneOf(symbol) });
    }
  }
  return outcomes;
}

function toneOf(symbol: string): LastOutcome['tone'] {
  if (symbol === 'SUCCESS') return 'good';
  return ['ERROR', 'FAILURE'].includes(symbol) ? 'bad' : 'plain';
}
