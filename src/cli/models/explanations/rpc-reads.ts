import type { AspectSpec } from '../../../../generated/service/registry/model.js';
import type { Entity } from '../../../registry/registry.js';
import type { ModelKnowledge } from './model-knowledge.js';

/** Requests that read entities of a type. */
export function readsOfEntity({ name, snapshot }: Entity, knowledge: ModelKnowledge): readonly string[] {
  const all = [
    ['entitiesV2', 'get', 'GET /entitiesV2/<urn>'],
    ...(snapshot === undefined ? [] : [['entities', 'get', 'GET /entities/<urn>'] as const]),
    ['entities', 'search', `POST /entities?action=search {"entity": "${name}", "input": "*", "start": 0, "count": 10}`],
  ] as const;
  return served(all, knowledge);
}

/** Requests that read one aspect of an entity. */
export function readsOfAspect({ name, kind }: AspectSpec, knowledge: ModelKnowledge): readonly string[] {
  const versioned = [
    ['entitiesV2', 'get', `GET /entitiesV2/<urn>?aspects=List(${name})`],
    ['aspects', 'get', `GET /aspects/<urn>?aspect=${name}&version=0`],
  ] as const;
  const timeseries = [
    [
      'aspects',
      'getTimeseriesAspectValues',
      `POST /aspects?action=getTimeseriesAspectValues {"urn": "<urn>", "entity": "<entity>", "aspect": "${name}"}`,
    ],
  ] as const;
  return served(kind === 'versioned' ? versioned : timeseries, knowledge);
}

function served(
  requests: readonly (readonly [resource: string, method: string, request: string])[],
  { registry }: ModelKnowledge,
): readonly string[] {
  return requests
    .filter(([resource, method]) => registry.resource(resource)?.methods.some(({ name }) => name === method) === true)
    .map(([, , request]) => request);
}
