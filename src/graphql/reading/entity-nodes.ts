import type { EntityNames } from '../../../generated/service/graphql/binding.js';
import { failures } from '../../kernel/failures.js';
import type { Registry } from '../../registry/index.js';
import type { GraphqlEntity } from './nodes.js';

/** The entities of one request by URN, each one object however often it is met. */
export class EntityNodes {
  private readonly nodes = new Map<string, GraphqlEntity | undefined>();

  constructor(
    private readonly registry: Registry,
    private readonly names: ReadonlyMap<string, EntityNames>,
  ) {}

  /** `undefined` for a text that is no URN of an entity that the models know. */
  find(urn: string): GraphqlEntity | undefined {
    if (this.nodes.has(urn)) return this.nodes.get(urn);
    let node: GraphqlEntity | undefined;
    try {
      node = this.require(urn);
    } catch {
      node = undefined;
    }
    this.nodes.set(urn, node);
    return node;
  }

  /** @throws failures.urnInvalid, failures.entityTypeUnknown, failures.keyInvalid */
  require(text: string): GraphqlEntity {
    const found = this.nodes.get(text);
    if (found !== undefined) return found;
    const { urn, parts, entity } = this.registry.requireUrn(text);
    const names = this.names.get(entity.name);
    if (names === undefined) throw failures.entityTypeUnknown({ entityType: entity.name, hint: '' });
    const typename = names.node ?? names.type;
    const node: GraphqlEntity = { kind: 'entity', typename, symbol: names.symbol, urn, parts, entity };
    this.nodes.set(text, node);
    return node;
  }

  /** The same for a URN that the caller sent: reads are refused where it may not read the entity. */
  requireNamed(text: string): GraphqlEntity {
    return { ...this.require(text), isNamed: true };
  }

  /** The same, where the type is fixed. @throws failures.entityTypeMismatch */
  requireOf(text: string, entityType: string): GraphqlEntity {
    const node = this.requireNamed(text);
    if (node.entity.name !== entityType) throw failures.entityTypeMismatch({ urn: text, entityType });
    return node;
  }
}
