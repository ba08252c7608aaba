/**
 * Entries of the change log as events of OpenLineage: a dataset or a task with the facets of the aspect that has
 * changed, a run with its state. Takes the tables of the models backwards; entries about which they say nothing become
 * no event.
 */
import { createHash } from 'node:crypto';
import type { FacetKind, FacetSpec, OpenLineageSpec } from '../../../generated/service/registry/model.js';
import type { AspectStore } from '../../aspects/index.js';
import type { ChangeEntry } from '../../change-log/index.js';
import { isMembers, type Members, ownMember } from '../../kernel/members.js';
import { entityTypeOf, type Urn } from '../../kernel/urn.js';
import type { Registry } from '../../registry/index.js';
import { facetsOf } from './facet-writers.js';
import { OutgoingNames } from './outgoing-names.js';

const SPEC = 'https://openlineage.io/spec/2-0-2/OpenLineage.json#/$defs';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Who makes the events. */
const PRODUCER = 'cadastre:catalog';

export class EventWriter {
  private readonly names: OutgoingNames;

  constructor(
    private readonly models: OpenLineageSpec,
    private readonly registry: Registry,
    private readonly aspects: Pick<AspectStore, 'latest'>,
  ) {
    this.names = new OutgoingNames(models, registry, aspects);
  }

  /** @returns the events of an entry, in order; mostly one or none @throws StoreUnavailable */
  async events(entry: ChangeEntry): Promise<readonly object[]> {
    const { entities } = this.models;
    switch (entry.entityType) {
      case entities.dataset:
        return this.ofDataset(entry);
      case entities.job:
        return this.ofJob(entry);
      case entities.run:
        return this.ofRun(entry);
      default:
        return [];
    }
  }

  private async ofDataset(entry: ChangeEntry): Promise<readonly object[]> {
    const facets = await this.facets(entry, 'dataset');
    if (facets === undefined) return [];
    const name = (await this.names.datasets([entry.urn])).get(entry.urn);
    return [{ ...common(entry.time, 'DatasetEvent'), dataset: { ...name, facets } }];
  }

  private async ofJob(entry: ChangeEntry): Promise<readonly object[]> {
    const isLineage = entry.aspect === this.models.aspects.jobLineage;
    const facets = isLineage ? {} : await this.facets(entry, 'job');
    if (facets === undefined) return [];
    const [inputs, outputs] = isLineage ? await this.edges(valueOf(entry)) : [[], []];
    const job = { ...this.names.job(entry.urn), facets };
    return [{ ...common(entry.time, 'JobEvent'), job, inputs, outputs }];
  }

  /** The state of a run, with its task and what it has read and written. */
  private async ofRun(entry: ChangeEntry): Promise<readonly object[]> {
    const { runEvent, runRelationships, runInputs, runOutputs } = this.models.aspects;
    const value = valueOf(entry);
    if (entry.aspect !== runEvent || entry.change === 'DELETE') return [];
    const rows =
      (await this.aspects.latest([entry.urn], [runRelationships, runInputs, runOutputs])).get(entry.urn) ?? [];
    const of = (aspect: string): Members => parsedText(rows.find((row) => row.aspect === aspect)?.json);
    const template = of(runRelationships)['parentTemplate'];
    if (typeof template !== 'string') return [];
    const { urn: job } = this.registry.requireUrn(template);
    if (entityTypeOf(job) !== this.models.entities.job) return [];
    const { timestampMillis: time } = value;
    const inputs = await this.named(textsIn(of(runInputs)['inputs']));
    const outputs = await this.named(textsIn(of(runOutputs)['outputs']));
    return [
      {
        ...common(typeof time === 'number' ? time : entry.time, 'RunEvent'),
        eventType: typeOf(value),
        run: { runId: runIdOf(this.registry.requireUrn(entry.urn).parts.join(',')), facets: {} },
        job: { ...this.names.job(job), facets: {} },
        inputs,
        outputs,
      },
    ];
  }

  private async edges(value: Members): Promise<readonly [readonly object[], readonly object[]]> {
    const targets = (edges: unknown, plain: unknown): readonly string[] => [
      ...new Set([...textsIn(plain), ...itemsOf(edges).map((edge) => String(edge['destinationUrn']))]),
    ];
    const inputs = targets(value['inputDatasetEdges'], value['inputDatasets']);
    const outputs = targets(value['outputDatasetEdges'], value['outputDatasets']);
    return [await this.named(inputs), await this.named(outputs)];
  }

  private async named(urns: readonly string[]): Promise<readonly object[]> {
    const known = urns.map((urn) => this.registry.requireUrn(urn).urn);
    const names = await this.names.datasets(known);
    return known.map((urn) => ({ ...names.get(urn), facets: {} }));
  }

  /** What the aspect says, by facet; `undefined` where no facet is made of it. */
  private async facets(entry: ChangeEntry, on: FacetKind): Promise<object | undefined> {
    const entity = this.registry.requireEntity(entry.entityType);
    if (entry.aspect === entity.keyAspect)
      return on === 'dataset' && entry.change === 'DELETE'
        ? { lifecycleStateChange: withBase({ lifecycleStateChange: 'DROP' }) }
        : undefined;
    const rows = this.models.facets.filter((row) => row.on === on && row.aspect === entry.aspect);
    if (entry.kind === 'timeseries' || rows.length === 0) return undefined;
    const value = valueOf(entry);
    const facets: [string, object][] = [];
    for (const row of rows) {
      const facet = await this.facet(row, value, entry.change);
      if (facet !== undefined) facets.push([row.facet, withBase(facet)]);
    }
    return facets.length === 0 ? undefined : Object.fromEntries(facets);
  }

  private async facet(row: FacetSpec, value: Members, change: ChangeEntry['change']): Promise<object | undefined> {
    if (change === 'DELETE') return { _deleted: true };
    return facetsOf(row, value, {
      registry: this.registry,
      names: (urns: readonly Urn[]) => this.names.datasets(urns),
    });
  }
}

function common(time: number, kind: string): object {
  return { eventTime: new Date(time).toISOString(), producer: PRODUCER, schemaURL: `${SPEC}/${kind}` };
}

function withBase(facet: object): object {
  return { _producer: PRODUCER, _schemaURL: `${SPEC}/BaseFacet`, ...facet };
}

function typeOf(value: Members): string {
  if (value['status'] === 'STARTED') return 'START';
  const result = value['result'];
  return isMembers(result) && result['type'] === 'FAILURE' ? 'FAIL' : 'COMPLETE';
}

/** Ids of runs are UUIDs; what others call a run becomes one of its digest. */
function runIdOf(id: string): string {
  if (UUID.test(id)) return id;
  const digest = createHash('sha256').update(id).digest('hex');
  const parts = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`];
  return [...parts, digest.slice(20, 32)].join('-');
}

function valueOf({ json }: ChangeEntry): Members {
  return parsedText(json);
}

function parsedText(json: string | undefined): Members {
  const value: unknown = json === undefined ? undefined : JSON.parse(json);
  return isMembers(value) ? value : {};
}

function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
}

function itemsOf(list: unknown): readonly Members[] {
  return Array.isArray(list)
    ? list.filter(isMembers).filter((one) => ownMember(one, 'destinationUrn') !== undefined)
    : [];
}
