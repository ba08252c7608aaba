import type { ChangeFamily } from './change-kind.js';

const SAFE = { stored: 'safe', clients: 'safe', index: 'safe' } as const;
const CLIENTS_NOTICE = { stored: 'safe', clients: 'notice', index: 'safe' } as const;
const CLIENTS_BREAKING = { stored: 'safe', clients: 'breaking', index: 'safe' } as const;
const REBUILD = { stored: 'safe', clients: 'safe', index: 'rebuild' } as const;
const REBUILD_NOTICE = { stored: 'safe', clients: 'notice', index: 'rebuild' } as const;
const REBUILD_BREAKING = { stored: 'safe', clients: 'breaking', index: 'rebuild' } as const;
const ALL = { stored: 'breaking', clients: 'breaking', index: 'rebuild' } as const;
const BREAKING = { stored: 'breaking', clients: 'breaking', index: 'safe' } as const;

const FOUND_AGAIN = 'No action needed: values stored under earlier models become readable again.';
const SEARCH_REBUILT = 'No action needed: the service rebuilds the search documents.';
const EDGES_REBUILT = 'No action needed: the service rebuilds the edges.';
const KEYS_STAY =
  'Keep the key as it is: every existing URN would change its meaning. Model the change as a new entity.';

interface AspectField {
  readonly aspect: string;
  readonly field: string;
}

interface ChangedEdge {
  readonly aspect: string;
  readonly name: string;
}

/** What can differ in aspects, entities, search, edges, statistics and methods. */
export const MODEL_KINDS = {
  // Aspects and entities
  'aspect-added': {
    verdicts: REBUILD,
    message: (p: { aspect: string }) => `The aspect "${p.aspect}" is new.`,
    advice: FOUND_AGAIN,
  },
  'aspect-removed': {
    verdicts: ALL,
    message: (p: { aspect: string; successor: string | undefined }) => `The aspect "${p.aspect}" is gone.`,
    advice: (p: { aspect: string; successor: string | undefined }) =>
      p.successor === undefined
        ? 'Keep it: stored values stay in the primary store, but cannot be read while no model names them.'
        : `If it was renamed to "${p.successor}", keep the old name: stored values and clients use it.`,
  },
  'aspect-moved': {
    verdicts: BREAKING,
    message: (p: { aspect: string; before: string; after: string }) =>
      `The aspect "${p.aspect}" was ${p.before} and is ${p.after}.`,
    advice: 'Give the new kind a new name: the two are stored differently.',
  },
  'entity-added': {
    verdicts: REBUILD,
    message: (p: { entity: string }) => `The entity "${p.entity}" is new.`,
    advice: FOUND_AGAIN,
  },
  'entity-removed': {
    verdicts: ALL,
    message: (p: { entity: string }) => `The entity "${p.entity}" is gone.`,
    advice: 'Keep it: stored values stay in the primary store, but cannot be read while no model names them.',
  },
  'aspect-attached': {
    verdicts: REBUILD,
    message: (p: { entity: string; aspect: string }) => `"${p.entity}" may carry the aspect "${p.aspect}" now.`,
    advice: FOUND_AGAIN,
  },
  'aspect-detached': {
    verdicts: ALL,
    message: (p: { entity: string; aspect: string }) => `"${p.entity}" no longer carries the aspect "${p.aspect}".`,
    advice: 'Keep it in the registry: stored values stay in the primary store, but cannot be read or written there.',
  },

  // Keys
  'key-aspect-changed': {
    verdicts: BREAKING,
    message: (p: { entity: string; before: string; after: string }) =>
      `The key aspect of "${p.entity}" was "${p.before}" and is "${p.after}".`,
    advice: KEYS_STAY,
  },
  'key-field-added': {
    verdicts: BREAKING,
    message: (p: { entity: string; field: string }) => `URNs of "${p.entity}" have an additional part "${p.field}".`,
    advice: KEYS_STAY,
  },
  'key-field-removed': {
    verdicts: BREAKING,
    message: (p: { entity: string; field: string }) => `URNs of "${p.entity}" no longer have the part "${p.field}".`,
    advice: KEYS_STAY,
  },
  'key-field-changed': {
    verdicts: BREAKING,
    message: (p: { entity: string; field: string; before: string; after: string }) =>
      `The part "${p.field}" in URNs of "${p.entity}" was of the kind "${p.before}" and is of the kind "${p.after}".`,
    advice: KEYS_STAY,
  },
  'key-fields-reordered': {
    verdicts: BREAKING,
    message: (p: { entity: string; before: string; after: string }) =>
      `The parts in URNs of "${p.entity}" were ${p.before} and are ${p.after}.`,
    advice: KEYS_STAY,
  },

  // Search
  'search-field-added': {
    verdicts: REBUILD,
    message: (p: AspectField) => `The search field "${p.field}" of the aspect "${p.aspect}" is new.`,
    advice: SEARCH_REBUILT,
  },
  'search-field-removed': {
    verdicts: REBUILD_BREAKING,
    message: (p: AspectField) => `The aspect "${p.aspect}" no longer fills the search field "${p.field}".`,
    advice: 'Filters on the field are refused once no aspect fills it. Keep it as long as it is used.',
  },
  'search-field-renamed': {
    verdicts: REBUILD_BREAKING,
    message: (p: AspectField & { before: string }) =>
      `The search field "${p.before}" of the aspect "${p.aspect}" is called "${p.field}" now.`,
    advice: 'Add the old name to "fieldNameAliases": otherwise filters that use it are refused.',
  },
  'search-type-changed': {
    verdicts: REBUILD_NOTICE,
    message: (p: AspectField & { before: string; after: string }) =>
      `The search field "${p.field}" of the aspect "${p.aspect}" was ${p.before} and is ${p.after}.`,
    advice: 'The service rebuilds the search documents. Queries and filters on the field may match differently.',
  },
  'search-tuned': {
    verdicts: REBUILD,
    message: (p: AspectField & { keys: string }) =>
      `The search field "${p.field}" of the aspect "${p.aspect}" is indexed differently: ${p.keys}.`,
    advice: SEARCH_REBUILT,
  },
  'search-name-added': {
    verdicts: SAFE,
    message: (p: AspectField & { alias: string }) =>
      `The search field "${p.field}" of the aspect "${p.aspect}" also answers to "${p.alias}".`,
    advice: 'No action needed.',
  },
  'search-name-removed': {
    verdicts: CLIENTS_BREAKING,
    message: (p: AspectField & { alias: string }) =>
      `The search field "${p.field}" of the aspect "${p.aspect}" no longer answers to "${p.alias}".`,
    advice: 'Keep the name in "fieldNameAliases": otherwise filters that use it are refused.',
  },

  // Edges
  'relationship-added': {
    verdicts: REBUILD,
    message: (p: ChangedEdge) => `The relationship "${p.name}" of the aspect "${p.aspect}" is new.`,
    advice: EDGES_REBUILT,
  },
  'relationship-removed': {
    verdicts: REBUILD_BREAKING,
    message: (p: ChangedEdge) => `The aspect "${p.aspect}" no longer has the relationship "${p.name}".`,
    advice: 'Keep it as long as it is used: its edges are removed.',
  },
  'relationship-renamed': {
    verdicts: REBUILD_BREAKING,
    message: (p: ChangedEdge & { before: string }) =>
      `The relationship "${p.before}" of the aspect "${p.aspect}" is called "${p.name}" now.`,
    advice: 'Keep the name: requests for edges by the old name find none.',
  },
  'relationship-targets-narrowed': {
    verdicts: { stored: 'notice', clients: 'breaking', index: 'safe' },
    message: (p: ChangedEdge & { types: string }) =>
      `The relationship "${p.name}" of the aspect "${p.aspect}" may no longer lead to ${p.types}.`,
    advice:
      'Keep the entity types: existing values that name one are null in GraphQL, with an error, and refused when written.',
  },
  'relationship-targets-widened': {
    verdicts: CLIENTS_NOTICE,
    message: (p: ChangedEdge & { types: string }) =>
      `The relationship "${p.name}" of the aspect "${p.aspect}" may also lead to ${p.types}.`,
    advice: 'Programs that follow it must ignore unknown entity types.',
  },
  'relationship-lineage-changed': {
    verdicts: REBUILD_NOTICE,
    message: (p: ChangedEdge & { before: string; after: string }) =>
      `The relationship "${p.name}" of the aspect "${p.aspect}" was ${p.before} and is ${p.after}.`,
    advice: 'The service rebuilds the edges. Lineage results change with them; inform those who rely on them.',
  },
  'relationship-tuned': {
    verdicts: REBUILD,
    message: (p: ChangedEdge & { keys: string }) =>
      `Edges of the relationship "${p.name}" of the aspect "${p.aspect}" are read differently: ${p.keys}.`,
    advice: EDGES_REBUILT,
  },

  'column-lineage-changed': {
    verdicts: REBUILD_NOTICE,
    message: (p: { aspect: string; before: string; after: string }) =>
      `The aspect "${p.aspect}" stated ${p.before} between columns and states ${p.after}.`,
    advice: 'The service rebuilds the edges. Lineage results change with them; inform those who rely on them.',
  },

  // Words
  'text-analysis-changed': {
    verdicts: REBUILD_NOTICE,
    message: (p: { list: string; texts: string }) => `Text is analysed otherwise, by "${p.list}": ${p.texts}.`,
    advice: 'Search documents are made again by themselves. Queries for these words may match otherwise.',
  },

  // Statistics
  'statistic-added': {
    verdicts: SAFE,
    message: (p: AspectField) => `The time-series field "${p.field}" of the aspect "${p.aspect}" is new.`,
    advice: 'No action needed: it is read from the stored points.',
  },
  'statistic-removed': {
    verdicts: CLIENTS_BREAKING,
    message: (p: AspectField) => `The time-series field "${p.field}" of the aspect "${p.aspect}" is gone.`,
    advice: 'Keep it: queries that name it are refused. Stored points stay as they are.',
  },
  'statistic-changed': {
    verdicts: CLIENTS_NOTICE,
    message: (p: AspectField & { before: string; after: string }) =>
      `The time-series field "${p.field}" of the aspect "${p.aspect}" was ${p.before} and is ${p.after}.`,
    advice: 'Stored points stay as they are; results of queries over them change. Inform those who rely on them.',
  },

  // Patches and searches without a type
  'patch-names-changed': {
    verdicts: CLIENTS_BREAKING,
    message: (p: { aspect: string; path: string; before: string; after: string }) =>
      `Patches of the aspect "${p.aspect}" addressed items of "${p.path}" by ${p.before} and now address them by ${p.after}.`,
    advice: 'Keep it as it is: patches of clients would change other items, or be refused.',
  },
  'finding-changed': {
    verdicts: CLIENTS_NOTICE,
    message: (p: { entity: string; before: string; after: string }) =>
      `"${p.entity}" was found "${p.before}" and is found "${p.after}".`,
    advice: 'Searches that name no type now include it, or omit it; inform those who rely on them.',
  },

  // Methods
  'method-added': {
    verdicts: SAFE,
    message: (p: { method: string }) => `The method ${p.method} is new.`,
    advice: 'No action needed.',
  },
  'method-removed': {
    verdicts: CLIENTS_BREAKING,
    message: (p: { method: string }) => `The method ${p.method} is gone.`,
    advice: 'Keep it and mark it deprecated: clients may call it.',
  },
} as const satisfies ChangeFamily;
