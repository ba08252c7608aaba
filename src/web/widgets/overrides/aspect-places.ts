// An aspect that is in no list of this file stands under its own heading in "Details".

/** Shown beside the tabs, or in the head of the page, and therefore in no tab. */
export const ASIDE: ReadonlySet<string> = new Set([
  'browsePaths',
  'browsePathsV2',
  'container',
  'dataPlatformInstance',
  'deprecation',
  'domains',
  'editableChartProperties',
  'editableContainerProperties',
  'editableDashboardProperties',
  'editableDataFlowProperties',
  'editableDataJobProperties',
  'editableDatasetProperties',
  'globalTags',
  'glossaryTerms',
  'institutionalMemory',
  'ownership',
  'status',
  'subTypes',
]);

/** Tab by aspect: aspects of one tab are shown together, in this order. */
export const TABS: readonly { readonly title: string; readonly aspects: readonly string[] }[] = [
  { title: 'Columns', aspects: ['schemaMetadata', 'editableSchemaMetadata', 'inputFields'] },
  { title: 'Definition', aspects: ['viewProperties', 'chartQuery', 'queryProperties', 'querySubjects'] },
  {
    title: 'Properties',
    aspects: [
      'datasetProperties',
      'chartInfo',
      'dashboardInfo',
      'dataFlowInfo',
      'dataJobInfo',
      'containerProperties',
      'domainProperties',
      'tagProperties',
      'glossaryTermInfo',
      'glossaryNodeInfo',
      'corpUserInfo',
      'corpGroupInfo',
      'dataProductProperties',
      'mlModelProperties',
      'dataPlatformInfo',
    ],
  },
];

/** A text of an entity that is listed. `as`: how it is written. */
export interface ListedText {
  readonly aspect: string;
  readonly path: readonly string[];
  readonly as: 'code' | 'prose';
}

/** What points at an entity and deserves a tab. */
export interface RelatedPlace {
  readonly title: string;
  readonly relationships: readonly string[];
  /** Entity type on the other side. */
  readonly from: string;
  /** What is shown of each, the first text that it has; how it went the last time, where there is such a thing. */
  readonly texts: readonly ListedText[];
  readonly outcome: 'last' | 'none';
}

export const RELATED_TABS: readonly RelatedPlace[] = [
  {
    title: 'Queries',
    relationships: ['IsAssociatedWith'],
    from: 'query',
    texts: [{ aspect: 'queryProperties', path: ['statement', 'value'], as: 'code' }],
    outcome: 'none',
  },
  {
    title: 'Runs',
    relationships: ['InstanceOf', 'Produces', 'Consumes'],
    from: 'dataProcessInstance',
    texts: [],
    outcome: 'last',
  },
  {
    title: 'Assertions',
    relationships: ['Asserts'],
    from: 'assertion',
    texts: [
      { aspect: 'assertionInfo', path: ['datasetAssertion', 'logic'], as: 'prose' },
      { aspect: 'assertionInfo', path: ['datasetAssertion', 'nativeType'], as: 'code' },
    ],
    outcome: 'last',
  },
];

/** What the head of a page says beside name, type and platform. */
export const HEADER_PLACES = {
  /** Whether it is hidden. */
  removed: { aspect: 'status', member: 'removed' },
  deprecated: { aspect: 'deprecation', member: 'deprecated' },
  /** What it is, finer than its type. */
  kinds: { aspect: 'subTypes', member: 'typeNames' },
  /** Steps in the browse tree. */
  path: { aspect: 'browsePathsV2', member: 'path' },
} as const;
