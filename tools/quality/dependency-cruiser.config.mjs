/**
 * Who may import whom. Each row of ROOMS says what one folder sees; whatever of ours it does not name is forbidden.
 * `$1` is what the first group of `from` matched. Specs and builders may look further than the code beside them,
 * but never from the service into the generator or back.
 */
const SPEC = String.raw`\.(spec|builder)\.ts$`;
const CAPABILITY = '(aspects|timeseries|search|lineage|editing|operations|projections)';
const DOOR = `^src/${CAPABILITY}/index\\.ts$`;
const PORT = `^src/${CAPABILITY}/.*\\.port\\.ts$`;
const WORDS = ['^src/kernel/', '^src/registry/'];
const INVARIANT = '^tools/invariant\\.ts$';
// What stands word for word in `generated/` too, which is a leaf.
const MIRRORED = '^tools/mirrored/';
// Types only; what models say comes through the registry.
const GENERATED_TYPES = '^generated/(graphql/types|registry/model|rpc/parameters)\\.ts$';
// The GraphQL transport is driven by what the generator made of the models.
const GENERATED_GRAPHQL = '^generated/graphql/';
// Controllers stand in the capabilities; the protocol in front of them knows none of these.
const PROTOCOL = '^src/platform/rpc/index\\.ts$';
const OURS = '^(src|tools|test|models|generated)/';
const VENDORS = '^(better-sqlite3|knex|pg|@elastic|@opensearch-project|@platformatic|avsc)(/|$)';

const ROOMS = [
  { room: 'source', from: '^tools/source/', sees: ['^tools/source/'] },
  { room: 'diagnostics', from: '^tools/diagnostics/', sees: ['^tools/(source|diagnostics)/', INVARIANT] },
  { room: 'pdl', from: '^tools/pdl/', sees: ['^tools/(source|diagnostics|pdl)/', INVARIANT] },
  { room: 'mirrored', from: MIRRORED, sees: [MIRRORED] },
  { room: 'model', from: '^tools/model/', sees: ['^tools/model/', MIRRORED] },
  { room: 'resolve', from: '^tools/resolve/', sees: ['^tools/(source|diagnostics|pdl|model|resolve)/', INVARIANT] },
  {
    room: 'lint',
    from: '^tools/lint/',
    sees: ['^tools/(source|diagnostics|pdl|model|resolve|lint)/', '^tools/emit/names-in-type\\.ts$', INVARIANT],
  },
  {
    room: 'emit-shared',
    from: '^tools/emit/[^/]+$',
    sees: ['^tools/model/', MIRRORED, INVARIANT, '^tools/emit/[^/]+$'],
  },
  {
    room: 'emitter',
    from: '^tools/emit/([^/]+)/',
    sees: ['^tools/model/', MIRRORED, INVARIANT, '^tools/emit/[^/]+$', '^tools/emit/$1/'],
  },
  { room: 'generated', from: '^generated/', sees: ['^generated/'] },
  { room: 'kernel', from: '^src/kernel/', sees: ['^src/kernel/'] },
  { room: 'registry', from: '^src/registry/', sees: ['^generated/', ...WORDS] },
  {
    room: 'platform',
    from: '^src/platform/',
    sees: ['^src/platform/', GENERATED_TYPES, GENERATED_GRAPHQL, DOOR, ...WORDS],
  },
  {
    room: 'capability',
    from: `^src/${CAPABILITY}/`,
    sees: ['^src/$1/', GENERATED_TYPES, PROTOCOL, DOOR, PORT, ...WORDS],
  },
  { room: 'adapter', from: '^src/adapters/([^/]+)/', sees: ['^src/adapters/$1/', PORT, ...WORDS] },
  {
    room: 'cli',
    from: '^src/cli/',
    sees: [
      '^src/cli/',
      '^src/[^/]+\\.ts$',
      '^src/platform/',
      '^generated/client/',
      GENERATED_TYPES,
      GENERATED_GRAPHQL,
      DOOR,
      ...WORDS,
    ],
  },
];

function roomRule({ room, from, sees }) {
  return {
    name: `${room}-sees-only-its-neighbours`,
    severity: 'error',
    from: { path: from, pathNot: SPEC },
    to: { path: OURS, pathNot: sees },
  };
}

export default {
  forbidden: [
    ...ROOMS.map(roomRule),
    {
      name: 'no-cycles',
      comment: 'Records refer to each other in circles, so what is generated from them does too.',
      severity: 'error',
      from: { pathNot: '^generated/' },
      to: { circular: true },
    },
    {
      name: 'service-never-sees-generator',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^tools/' },
    },
    {
      name: 'generator-never-sees-service',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^src/' },
    },
    {
      name: 'models-are-data',
      severity: 'error',
      from: { path: '^models/' },
      to: {},
    },
    {
      name: 'stages-never-touch-the-disk',
      comment: 'Disk access is at the rim: tools/generate.ts and what stands beside it.',
      severity: 'error',
      from: { path: '^tools/(source|diagnostics|pdl|resolve|model|mirrored|emit|lint)/', pathNot: SPEC },
      to: { dependencyTypes: ['core'], path: '^(node:)?(fs|child_process|os|process|worker_threads)(/|$)' },
    },
    {
      name: 'adapters-are-bound-in-app-module',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/app\\.module\\.ts$', '^src/adapters/', SPEC] },
      to: { path: '^src/adapters/' },
    },
    {
      name: 'adapters-are-strangers',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/', pathNot: SPEC },
      to: { path: '^src/adapters/([^/]+)/', pathNot: '^src/adapters/$1/' },
    },
    {
      name: 'vendors-only-in-adapters',
      severity: 'error',
      from: { path: '^(src|generated)/', pathNot: ['^src/adapters/', SPEC] },
      to: { path: [VENDORS, VENDORS.replace('^', 'node_modules/(@types/)?')] },
    },
    {
      name: 'service-runs-without-development-packages',
      severity: 'error',
      from: { path: '^(src|generated)/', pathNot: SPEC },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { path: '^(src|tools|generated)/', pathNot: SPEC },
      to: { path: ['^test/', SPEC] },
    },
    {
      name: 'no-drawers',
      comment: 'A file says what it holds.',
      severity: 'error',
      from: {},
      to: { path: ['/(utils|helpers|types)[.]ts$', '/common/'], pathNot: ['^generated/', 'node_modules/'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: 'dist/src/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|test/golden/[^/]+)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Types bind rooms together as much as values do.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
    combinedDependencies: false,
  },
};
