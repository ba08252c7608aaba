import type { OpenLineageSpec } from '../../../generated/service/registry/model.js';
import type { AspectStore } from '../../aspects/index.js';
import { isMembers } from '../../kernel/members.js';
import type { Urn } from '../../kernel/urn.js';
import type { Registry } from '../../registry/index.js';
import { type DatasetName, DatasetNames } from '../naming/dataset-names.js';

const UNESCAPED: Readonly<Record<string, string>> = { '%2C': ',', '%28': '(', '%29': ')' };

/** What entities are called in events: as events have called them, and else by the tables. */
export class OutgoingNames {
  private readonly names: DatasetNames;

  constructor(
    private readonly models: OpenLineageSpec,
    private readonly registry: Registry,
    private readonly aspects: Pick<AspectStore, 'latest'>,
  ) {
    this.names = new DatasetNames(models);
  }

  /** @throws StoreUnavailable */
  async datasets(urns: readonly Urn[]): Promise<ReadonlyMap<Urn, DatasetName>> {
    const { dataset } = this.models.aspects;
    const rows = urns.length === 0 ? new Map<Urn, never[]>() : await this.aspects.latest(urns, [dataset]);
    return new Map(urns.map((urn) => [urn, calledIn(rows.get(urn)?.[0]?.json) ?? this.byTable(urn)]));
  }

  /** Namespace and name as D-290 makes a task of them. */
  job(urn: Urn): DatasetName {
    const { flow = '', jobId = '' } = this.registry.keyOf(this.registry.requireUrn(urn));
    const { flowId = '', cluster = '' } = this.registry.keyOf(this.registry.requireUrn(flow));
    const [name, within] = [unescaped(jobId), unescaped(flowId)];
    const isWhole = name === within || name.startsWith(`${within}.`);
    return { namespace: unescaped(cluster), name: isWhole ? name : `${within}.${name}` };
  }

  private byTable(urn: Urn): DatasetName {
    const { platform = '', name = '', origin = '' } = this.registry.keyOf(this.registry.requireUrn(urn));
    return this.names.fromCatalog({
      platform: platform.slice(platform.lastIndexOf(':') + 1),
      name: unescaped(name),
      origin,
    });
  }
}

function calledIn(json: string | undefined): DatasetName | undefined {
  const value: unknown = json === undefined ? undefined : JSON.parse(json);
  const properties = isMembers(value) ? value['customProperties'] : undefined;
  if (!isMembers(properties)) return undefined;
  const [namespace, name] = [properties['openlineage.namespace'], properties['openlineage.name']];
  return typeof namespace === 'string' && typeof name === 'string' ? { namespace, name } : undefined;
}

function unescaped(text: string): string {
  return text.replace(/%2C|%28|%29/g, (code) => UNESCAPED[code] ?? code);
}
