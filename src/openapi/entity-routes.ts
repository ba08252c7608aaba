import {
  DeleteEntityCommand,
  type EntityAspects,
  ExistsEntityQuery,
  IngestProposalsCommand,
  type ProposalDto,
  parseProposal,
  requireBatch,
  ReadEntitiesQuery,
} from '../aspects/index.js';
import { shownSystemMetadata } from '../kernel/audit-stamp.js';
import { readExactJson, writeExactJson } from '../kernel/exact-json.js';
import { failures } from '../kernel/failures.js';
import { isMembers, type Members, ownMember } from '../kernel/members.js';
import type { MessageBus } from '../platform/seam/index.js';
import type { Entity, Registry } from '../registry/registry.js';
import type { OpenApiAnswer, OpenApiCall, OpenApiRoute } from './openapi-route.js';

const JSON_TYPE = 'application/json';
/** Member that names the record of an aspect, without its namespace. */
const TYPE_MEMBER = '__type';
const CREATED = 201;

/** Aspects by the names of their records, and proposals: what the Java client writes and reads without RPC. */
export class EntityRoutes {
  readonly routes: readonly OpenApiRoute[];

  constructor(
    private readonly bus: MessageBus,
    private readonly registry: Registry,
  ) {
    const entities = '/openapi/entities/v1';
    this.routes = [
      {
        verb: 'POST',
        path: entities,
        rest: 'none',
        answer: (call) => this.write(call, (...one) => this.upsert(...one)),
      },
      { verb: 'GET', path: `${entities}/latest`, rest: 'none', answer: (call) => this.read(call) },
      { verb: 'DELETE', path: entities, rest: 'none', answer: (call) => this.remove(call) },
      {
        verb: 'POST',
        path: '/openapi/platform/entities/v1',
        rest: 'none',
        answer: (call) => this.write(call, parseProposal),
      },
    ];
  }

  private async write(
    { body, context }: OpenApiCall,
    parse: (name: string, value: unknown) => ProposalDto,
  ): Promise<OpenApiAnswer> {
    if (!Array.isArray(body)) throw failures.parameterInvalid({ name: 'body', reason: 'it is no list' });
    requireBatch('body', body.length);
    const proposals = body.map((one, at) => parse(`[${String(at)}]`, one));
    if (proposals.length === 0) return { body: [] };
    return { status: CREATED, body: await this.bus.execute(new IngestProposalsCommand(proposals, context)) };
  }

  private upsert(name: string, value: unknown): ProposalDto {
    const fields = isMembers(value) ? value : {};
    const entity = this.registry.requireEntity(requiredText(fields, name, 'entityType'));
    const { record, text } = typedValue(ownMember(fields, 'aspect'), `${name}.aspect`);
    const aspect = [...entity.aspectByName.values()].find((known) => simpleName(known.record) === record);
    if (aspect === undefined) {
      const reason = `entities of type "${entity.name}" have no aspect "${record}"`;
      throw failures.parameterInvalid({ name: `${name}.aspect.${TYPE_MEMBER}`, reason });
    }
    const key = ownMember(fields, 'entityKeyAspect');
    const target =
      key === undefined || key === null
        ? { entityUrn: requiredText(fields, name, 'entityUrn') }
        : { entityKeyAspect: { value: typedValue(key, `${name}.entityKeyAspect`).text, contentType: JSON_TYPE } };
    return {
      entityType: entity.name,
      ...target,
      changeType: 'UPSERT',
      aspectName: aspect.name,
      aspect: { value: text, contentType: JSON_TYPE },
    };
  }

  private async read({ query, context }: OpenApiCall): Promise<OpenApiAnswer> {
    const urns = requiredUrns(query.texts('urns'));
    const aspects = query.texts('aspectNames');
    const message = new ReadEntitiesQuery(urns, aspects.length === 0 ? undefined : aspects, context);
    const entities = await this.bus.execute(message);
    return { body: { responses: Object.fromEntries(entities.map((entity) => [entity.urn, this.response(entity)])) } };
  }

  private response({ urn, entityType, rows }: EntityAspects): object {
    const { aspectByName } = this.registry.requireEntity(entityType);
    const aspects = rows.map(
      ({ aspect: name, json, createdOn: time, createdBy: actor, version, system }): readonly [string, object] => {
        const value = readExactJson(json);
        const type = simpleName(aspectByName.get(name)?.record ?? name);
        const typed = { [TYPE_MEMBER]: type, ...(isMembers(value) ? value : {}) };
        return [
          name,
          {
            name,
            type: 'VERSIONED',
            version,
            value: typed,
            created: { time, actor },
            systemMetadata: shownSystemMetadata(system),
          },
        ];
      },
    );
    return { entityName: entityType, urn, aspects: Object.fromEntries(aspects) };
  }

  /** Soft unless it is asked to be for good. Of an entity that does not exist there is nothing to hide. */
  private async remove({ query, context }: OpenApiCall): Promise<OpenApiAnswer> {
    const targets = requiredUrns(query.texts('urns')).map((urn) => this.registry.requireUrn(urn));
    if (query.flag('soft') ?? true) {
      const proposals: ProposalDto[] = [];
      for (const { urn, entity } of targets) {
        const proposal = this.softDeletion(urn, entity);
        if (await this.bus.execute(new ExistsEntityQuery(urn, context))) proposals.push(proposal);
      }
      if (proposals.length > 0) await this.bus.execute(new IngestProposalsCommand(proposals, context));
      return { body: targets.map(() => resultOf(0)) };
    }
    const results: object[] = [];
    for (const { urn } of targets) {
      const { rows } = await this.bus.execute(new DeleteEntityCommand(urn, undefined, context));
      results.push(resultOf(rows));
    }
    return { body: results };
  }

  private softDeletion(entityUrn: string, entity: Entity): ProposalDto {
    const { softDelete } = this.registry.rules();
    const flags = [...entity.aspectByName.values()].flatMap(({ name, searchable }) =>
      searchable.filter((field) => field.name === softDelete).map(({ path }) => ({ name, path })),
    );
    const [flag] = flags;
    if (flag === undefined) {
      const reason = `entities of type "${entity.name}" cannot be hidden; ask for soft=false`;
      throw failures.parameterInvalid({ name: 'soft', reason });
    }
    const value = flag.path.reduceRight<unknown>((inner, member) => ({ [member]: inner }), true);
    const aspect = { value: JSON.stringify(value), contentType: JSON_TYPE };
    return { entityType: entity.name, entityUrn, changeType: 'UPSERT', aspectName: flag.name, aspect };
  }
}

function resultOf(rows: number): object {
  return { rowsRolledBack: [], rowsDeletedFromEntityDeletion: rows };
}

function requiredUrns(urns: readonly string[]): readonly string[] {
  if (urns.length === 0) throw failures.parameterMissing({ name: 'urns' });
  return [...new Set(urns)];
}

function requiredText(fields: Members, name: string, member: string): string {
  const text = ownMember(fields, member);
  if (typeof text === 'string') return text;
  throw failures.parameterMissing({ name: `${name}.${member}` });
}

/** The record that a value names, and the value without that name. */
function typedValue(value: unknown, name: string): { readonly record: string; readonly text: string } {
  if (!isMembers(value)) throw failures.parameterMissing({ name });
  const { [TYPE_MEMBER]: record, ...rest } = value;
  if (typeof record !== 'string') throw failures.parameterMissing({ name: `${name}.${TYPE_MEMBER}` });
  return { record, text: writeExactJson(rest) };
}

function simpleName(record: string): string {
  return record.slice(record.lastIndexOf('.') + 1);
}
