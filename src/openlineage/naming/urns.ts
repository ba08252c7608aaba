import { createHash } from 'node:crypto';
import type { OpenLineageEntity, OpenLineageSpec } from '../../../generated/service/registry/model.js';
import type { Members } from '../../kernel/members.js';
import { partUrn, type Urn } from '../../kernel/urn.js';
import type { Registry } from '../../registry/index.js';
import type { EventJob } from '../events/lineage-event.js';
import type { EventTarget } from '../sketch.js';
import { datasetKey, type DatasetName, DatasetNames, escaped } from './dataset-names.js';

const UNKNOWN_ORCHESTRATOR = 'openlineage';

/** URNs of what events name. Equal names give equal URNs, whichever event they come by. */
export class EventUrns {
  private readonly names: DatasetNames;

  constructor(
    private readonly models: OpenLineageSpec,
    private readonly registry: Registry,
  ) {
    this.names = new DatasetNames(models);
  }

  dataset(name: DatasetName): EventTarget {
    return this.target('dataset', datasetKey(this.names.toCatalog(name), `urn:li:${this.models.entities.platform}:`));
  }

  /** The part of a job's name before its first dot, within the namespace: a DAG, an application. */
  flow({ namespace, name }: Pick<EventJob, 'name' | 'namespace'>, producer: string): EventTarget {
    const [flowId = name] = name.split('.');
    const orchestrator = this.orchestrator(producer);
    return this.target('flow', { orchestrator, flowId: escaped(flowId), cluster: escaped(namespace) });
  }

  job(job: Pick<EventJob, 'name' | 'namespace'>, producer: string): EventTarget {
    return this.target('job', { flow: this.flow(job, producer).urn, jobId: escaped(job.name) });
  }

  run(id: string): EventTarget {
    return this.target('run', { id });
  }

  assertion(...parts: readonly string[]): EventTarget {
    return this.target('assertion', {
      assertionId: createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32),
    });
  }

  column(dataset: Urn, name: string): string {
    return partUrn(this.models.entities.column, dataset, name);
  }

  /** How URNs of the columns of a dataset begin. */
  readonly columnPrefix = (dataset: string): string => `urn:li:${this.models.entities.column}:(${dataset},`;

  /** Owners are URNs, or names with their kind before a colon; other names are those of users. */
  owner(name: string): string {
    if (name.startsWith('urn:li:')) return this.registry.requireUrn(name).urn;
    const cut = name.indexOf(':');
    const called = cut < 0 ? name : name.slice(cut + 1);
    const entity = this.models.entities.owner;
    return this.registry.urnOf(this.registry.requireEntity(entity), { username: escaped(called || name) });
  }

  /** Tags that have a value are one for each value. */
  tag(key: string, value: string | undefined): string {
    const name = value === undefined || value === '' || value === 'true' ? key : `${key}:${value}`;
    return this.registry.urnOf(this.registry.requireEntity(this.models.entities.tag), { name: escaped(name) });
  }

  orchestrator(producer: string): string {
    const found = Object.entries(this.models.orchestrators).find(([part]) => producer.includes(part));
    return found?.[1] ?? UNKNOWN_ORCHESTRATOR;
  }

  private target(role: OpenLineageEntity, key: Members): EventTarget {
    const entity = this.registry.requireEntity(this.models.entities[role]);
    return { entityType: entity.name, urn: this.registry.urnOf(entity, key) };
  }
}
