/** Addresses of pages, each made in one place. */
export const addressOf = {
  home: () => '/',
  /** @param query what to find; with `filters`, each a field and a value */
  search: (query: string, filters: readonly (readonly [field: string, value: string])[] = []) => {
    const parameters = new URLSearchParams(query === '' ? [] : [['q', query]]);
    for (const [field, value] of filters) parameters.append(`f.${field}`, value);
    const text = parameters.toString();
    return text === '' ? '/search' : `/search?${text}`;
  },
  /** What lies at a place in the browse tree, or below it. */
  place: (steps: readonly string[]) => `/search?${new URLSearchParams(steps.map((step) => ['in', step])).toString()}`,
  browse: (section = '') => (section === '' ? '/browse' : `/browse/${section}`),
  entity: (urn: string, tab = '') =>
    `/entity/${encodeURIComponent(urn)}${tab === '' ? '' : `/${encodeURIComponent(tab)}`}`,
  /** @param aspect the one to edit; without it, a choice of all */
  form: (urn: string, aspect = '') => `/entity/${encodeURIComponent(urn)}/form${aspect === '' ? '' : `/${aspect}`}`,
  lineage: (urn: string) => `/lineage/${encodeURIComponent(urn)}`,
  /** @param section of the page of the models; the lists without it */
  models: (section = '') => (section === '' ? '/models' : `/models/${section}`),
  entityModel: (name: string) => `/models/entities/${encodeURIComponent(name)}`,
  aspectModel: (name: string) => `/models/aspects/${encodeURIComponent(name)}`,
  /** @param focus the entity type whose relationships are shown; all without it */
  relationships: (focus = '') => `/models/relationships${focus === '' ? '' : `?of=${encodeURIComponent(focus)}`}`,
  operations: () => '/operations',
  signIn: () => '/sign-in',
} as const;
