import { z } from 'zod';
import { failures } from '../../kernel/failures.js';
import type { Members } from '../../kernel/members.js';
import { type DocsCatalog, readDocsCatalog } from '../../platform/docs/index.js';
import { nearestName } from '../../registry/nearest-name.js';
import { tool } from '../tool.js';

let catalog: Promise<DocsCatalog> | undefined;

/** The documentation of the models; the same for all, read with the first question. */
export function modelDocs(): Promise<DocsCatalog> {
  return (catalog ??= readDocsCatalog());
}

/** What the models say. */
export const explainModel = tool({
  name: 'explain_model',
  title: 'Explain a model',
  description:
    'Say what an entity type, an aspect or a type of the models is: its documentation, fields, search fields, ' +
    'relationships and an example. Without a name: all entity types.',
  access: 'read',
  input: { name: z.string().optional().describe('Such as dataset, ownership or com.linkedin.common.Owner.') },
  run: async ({ name }) => {
    const docs = await modelDocs();
    return name === undefined ? overview(docs) : explained(name, docs);
  },
});

function overview({ entities }: DocsCatalog): Members {
  return { entityTypes: entities.map(({ name, doc, urn, aspects }) => ({ name, doc, urn, aspects: aspects.length })) };
}

/** @throws failures.parameterInvalid for a name of nothing */
export function explained(name: string, { entities, aspects, types }: DocsCatalog): Members {
  const entity = entities.find((one) => one.name === name);
  if (entity !== undefined) return { entityType: entity };
  const aspect = aspects.find((one) => one.name === name);
  if (aspect !== undefined) return { aspect, record: types.find((one) => one.name === aspect.record) };
  const found = types.filter((one) => one.name === name || one.name.endsWith(`.${name}`));
  if (found.length > 0) return { types: found };
  const names = [...entities, ...aspects].map((one) => one.name);
  const nearest = nearestName(name, names);
  const hint = nearest === undefined ? '' : `; the nearest name is "${nearest}"`;
  const reason = `the models have no entity type, aspect or type "${name}"${hint}`;
  throw failures.parameterInvalid({ name: 'name', reason });
}
