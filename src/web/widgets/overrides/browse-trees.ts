/** A tree of entities that others belong to. */
export interface BrowseTree {
  readonly id: string;
  readonly title: string;
  /** Entity types in it, groups first. */
  readonly types: readonly string[];
  /** Where an entity of it says what it lies in: aspect and member, for each type. */
  readonly parents: readonly { readonly aspect: string; readonly member: string }[];
  /** Search field of what belongs to one of them. */
  readonly field: string;
}

/** Search field with the path to the place of an entity in the browse tree, and what divides its steps. */
export const PLACE_FIELD = 'browsePathV2';
export const PLACE_DIVIDER = '\u241f';
/** Search field of the platform. */
export const PLATFORM_FIELD = 'platform';

export const TREES: readonly BrowseTree[] = [
  {
    id: 'domains',
    title: 'Domains',
    types: ['domain'],
    parents: [{ aspect: 'domainProperties', member: 'parentDomain' }],
    field: 'domains',
  },
  {
    id: 'glossary',
    title: 'Glossary',
    types: ['glossaryNode', 'glossaryTerm'],
    parents: [
      { aspect: 'glossaryNodeInfo', member: 'parentNode' },
      { aspect: 'glossaryTermInfo', member: 'parentNode' },
    ],
    field: 'glossaryTerms',
  },
];
