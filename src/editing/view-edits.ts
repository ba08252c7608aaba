/**
 * The mutations of views, which store what they are sent in another form: names of entity types instead of symbols, and
 * groups of conditions instead of an operator. Who sends them has changed the definition already.
 */
import type { EditSpec, EditTemplate } from '../../generated/service/registry/edit-model.js';

const VIEW = 'dataHubView';
const ASPECT = 'dataHubViewInfo';
const STAMP: EditTemplate = { kind: 'stamp' };

/** Arguments: `type`, `name`, `description` and `definition` as members of the aspect. */
export const CREATE_VIEW: EditSpec = {
  name: 'createView',
  references: [],
  filled: [['name']],
  change: {
    kind: 'create',
    entity: VIEW,
    aspects: [
      {
        aspect: ASPECT,
        value: {
          kind: 'object',
          members: { ...sent('type', 'name', 'description', 'definition'), created: STAMP, lastModified: STAMP },
        },
      },
    ],
  },
  answer: 'entity',
};

/** Arguments: `urn`, and those of the others that change. */
export const UPDATE_VIEW: EditSpec = {
  name: 'updateView',
  references: [],
  filled: [['name']],
  change: {
    kind: 'members',
    target: { path: ['urn'], entities: [VIEW], hasColumns: false },
    aspects: [
      {
        aspect: ASPECT,
        absent: 'keep',
        members: { ...sent('name', 'description', 'definition'), lastModified: STAMP },
      },
    ],
  },
  answer: 'entity',
};

function sent(...names: readonly string[]): Readonly<Record<string, EditTemplate>> {
  return Object.fromEntries(names.map((name) => [name, { kind: 'sent', path: [name] } as const]));
}
