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

/** What points at an entity and deserves a tab: relationship, entity type on its other side, title. */
export const RELATED_TABS: readonly { readonly relationship: string; readonly from: string; readonly title: string }[] =
  [
    { relationship: 'IsAssociatedWith', from: 'query', title: 'Queries' },
    { relationship: 'InstanceOf', from: 'dataProcessInstance', title: 'Runs' },
    { relationship: 'Asserts', from: 'assertion', title: 'Assertions' },
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
