import type { RunningServer } from './command-line.builder.js';

/** Proposals that a body may have. */
const BATCH = 1000;

/** Write tags whose URNs have their names, in large bodies: the command sends each record in a call of its own. */
export async function writeTags(
  { address }: RunningServer,
  tags: readonly { readonly name: string; readonly description?: string }[],
): Promise<void> {
  for (let from = 0; from < tags.length; from += BATCH) {
    const proposals = tags.slice(from, from + BATCH).map((tag) => ({
      entityType: 'tag',
      entityUrn: `urn:li:tag:${tag.name}`,
      changeType: 'UPSERT',
      aspectName: 'tagProperties',
      aspect: { contentType: 'application/json', value: JSON.stringify(tag) },
    }));
    const answer = await fetch(`${address}/aspects?action=ingestProposalBatch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ proposals }),
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  }
}
