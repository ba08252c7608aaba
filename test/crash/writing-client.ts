/** What one client knows about one of its datasets: the marks in its aspects; absent when the dataset has none. */
export interface DatasetState {
  readonly description?: string;
  readonly upstream?: string;
}

/** A write and the state that it leads to. */
interface ClientStep {
  readonly path: string;
  readonly body: object;
  readonly urn: string;
  readonly after: DatasetState;
}

const DATASETS = 12;
const HEADERS = { 'content-type': 'application/json', 'x-restli-protocol-version': '2.0.0' };
const STAMP = { time: 1_700_000_000_000, actor: 'urn:li:corpuser:loader' };

/**
 * Writes to a few datasets of its own, one call after the other, and records what was acknowledged. The call that was
 * in flight when the service was killed may have been applied or not, as a whole.
 */
export class WritingClient {
  readonly states = new Map<string, DatasetState>();
  acknowledged = 0;
  private underWay: ClientStep | undefined;
  private steps = 0;

  /** @param timing `queued`: the service carries out later what it acknowledges */
  constructor(
    private readonly name: string,
    private readonly timing: 'at once' | 'queued' = 'at once',
  ) {}

  /** Write until the service ends. */
  async writeTo(url: string): Promise<void> {
    for (;;) {
      const step = this.nextStep();
      this.underWay = step;
      const body = this.timing === 'queued' ? { ...step.body, async: 'true' } : step.body;
      const status = await post(`${url}${step.path}`, body);
      if (status === undefined) return;
      expect(status).toBe(200);
      this.states.set(step.urn, step.after);
      this.underWay = undefined;
      this.acknowledged++;
    }
  }

  /** Compare everything with what the service has stored, and record the outcome of the call that was in flight. */
  async compareWith(url: string): Promise<void> {
    const step = this.underWay;
    this.underWay = undefined;
    const stored = await read(url, [...new Set([...this.states.keys(), ...(step === undefined ? [] : [step.urn])])]);
    if (step !== undefined) {
      const before = this.states.get(step.urn) ?? {};
      expect([before, step.after]).toContainEqual(stored.get(step.urn));
      this.states.set(step.urn, stored.get(step.urn) ?? {});
    }
    expect(stored).toEqual(this.states);
  }

  private nextStep(): ClientStep {
    const at = this.steps++;
    const urn = this.urn(at % DATASETS);
    const state = this.states.get(urn) ?? {};
    const mark = `${this.name} step ${String(at)}`;
    const description = { description: mark };
    // Of what is written at once beside a queue, the order is not promised.
    switch (this.timing === 'queued' && at % 7 === 2 ? 3 : at % 7) {
      case 0:
        return deletion(urn);
      case 1: {
        const upstream = this.urn((at * 5 + 1) % DATASETS);
        return { ...proposal(urn, 'upstreamLineage', lineage(upstream)), urn, after: { ...state, upstream } };
      }
      case 2: {
        const upstream = this.urn((at * 3 + 2) % DATASETS);
        return { ...snapshot(urn, description, lineage(upstream)), urn, after: { ...description, upstream } };
      }
      default:
        return { ...proposal(urn, 'datasetProperties', description), urn, after: { ...state, ...description } };
    }
  }

  private urn(number: number): string {
    return `urn:li:dataset:(urn:li:dataPlatform:hive,${this.name}.table_${String(number)},PROD)`;
  }
}

function lineage(dataset: string): object {
  return { upstreams: [{ auditStamp: STAMP, dataset, type: 'TRANSFORMED' }] };
}

function deletion(urn: string): ClientStep {
  const body = { proposal: { entityType: 'dataset', entityUrn: urn, changeType: 'DELETE', aspectName: 'datasetKey' } };
  return { path: '/aspects?action=ingestProposal', body, urn, after: {} };
}

function proposal(entityUrn: string, aspectName: string, value: object): Pick<ClientStep, 'body' | 'path'> {
  const aspect = { contentType: 'application/json', value: JSON.stringify(value) };
  const body = { proposal: { entityType: 'dataset', entityUrn, changeType: 'UPSERT', aspectName, aspect } };
  return { path: '/aspects?action=ingestProposal', body };
}

function snapshot(urn: string, properties: object, upstreams: object): Pick<ClientStep, 'body' | 'path'> {
  const aspects = [
    { 'com.linkedin.dataset.DatasetProperties': properties },
    { 'com.linkedin.dataset.UpstreamLineage': upstreams },
  ];
  const value = { 'com.linkedin.metadata.snapshot.DatasetSnapshot': { urn, aspects } };
  return { path: '/entities?action=ingest', body: { entity: { value } } };
}

/** @returns the status; `undefined` when there was no response */
async function post(url: string, body: object): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { method: 'POST', headers: HEADERS, body: JSON.stringify(body) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}

async function read(url: string, urns: readonly string[]): Promise<ReadonlyMap<string, DatasetState>> {
  const ids = `List(${urns.map(encodeURIComponent).join(',')})`;
  const answer = await fetch(`${url}/entitiesV2?ids=${ids}`, { headers: HEADERS });
  const { results }: { results: Record<string, { aspects: Record<string, { value: ClientValue }> }> } = JSON.parse(
    await answer.text(),
  );
  return new Map(
    urns.map((urn) => {
      const aspects = results[urn]?.aspects ?? {};
      const description = aspects['datasetProperties']?.value.description;
      const upstream = aspects['upstreamLineage']?.value.upstreams?.[0]?.dataset;
      return [
        urn,
        { ...(description === undefined ? {} : { description }), ...(upstream === undefined ? {} : { upstream }) },
      ];
    }),
  );
}

interface ClientValue {
  readonly description?: string;
  readonly upstreams?: readonly { readonly dataset: string }[];
}
