/**
 * Who may import whom. Every room stands on a floor, and an import goes down only: within the room, or into a room on a
 * lower floor through its door (`index.ts`) or a port (`*.port.ts`). Rooms on one floor do not see each other.
 * Specs and builders may look further than the code beside them, but never from the service into the generator or back.
 */
const SPEC = String.raw`\.(spec|builder)\.ts$`;
const OURS = '^(src|tools|test|models|generated)/';
const VENDORS = '^((node:)?sqlite|knex|pg|@elastic|@opensearch-project|@platformatic|avsc)(/|$)';

/** Types only; what models say comes through the registry. */
const MODEL_TYPES = '^generated/service/(registry/(edit-)?model|rpc/parameters)[.]ts$';

/**
 * Rooms of `src/` by floor, the lowest first. `open`: every file may be imported from above, because the room is a
 * vocabulary and not a capability. `generated`: what the room reads of `generated/`, beside the types of the models.
 */
const FLOORS = [
  { kernel: { open: true }, assets: {} },
  {
    registry: { open: true, generated: '^generated/service/(registry|validators)/' },
    evolution: { generated: '^generated/service/registry/' },
    'change-log': { open: true },
  },
  { platform: { open: true, generated: '^generated/service/(rpc|graphql)/' } },
  { search: {}, timeseries: {} },
  { aspects: {}, lineage: {}, 'text-search': { open: true } },
  { access: {}, editing: {}, projections: {}, statistics: {}, timeline: {} },
  { bootstrap: {}, operations: {}, home: {}, events: {} },
  {
    adapters: { open: true },
    graphql: { generated: '^generated/service/graphql/' },
    openapi: {},
    mcp: {},
    openlineage: {},
  },
  { engines: { open: true } },
  { root: { path: '^src/app[.]module[.]ts$', open: true } },
  { server: { open: true } },
  { cli: { generated: '^generated/service/(graphql|registry)/' } },
  { main: { path: '^src/(index|main)[.]ts$' } },
];

/** Stages of the generator, the first first: each sees those before it. */
const STAGES = {
  invariant: '^tools/invariant[.]ts$',
  source: '^tools/source/',
  runtime: '^tools/runtime/',
  diagnostics: '^tools/diagnostics/',
  model: '^tools/model/',
  pdl: '^tools/pdl/',
  'resolve-yaml': '^tools/resolve/yaml/',
  'resolve-names': '^tools/resolve/names/',
  'resolve-annotations': '^tools/resolve/annotations/',
  'resolve-catalog': '^tools/resolve/catalog/',
  resolve: '^tools/resolve/[^/]+$',
};

/** What emitters share: it sees the model alone, and no emitter. */
const EMIT_SHARED = ['^tools/model/', '^tools/runtime/', '^tools/invariant[.]ts$', '^tools/emit/[^/]+$'];

const TOOL_ROOMS = [
  { room: 'emit-shared', from: '^tools/emit/[^/]+$', sees: EMIT_SHARED },
  { room: 'emitter', from: '^tools/emit/([^/]+)/', sees: [...EMIT_SHARED, '^tools/emit/$1/'] },
  {
    room: 'lint',
    from: '^tools/lint/',
    sees: ['^tools/lint/', ...Object.values(STAGES), '^tools/emit/names-in-type[.]ts$'],
  },
  { room: 'overlay', from: '^tools/overlay/', sees: ['^tools/(overlay|emit)/', ...Object.values(STAGES)] },
  {
    room: 'language-server',
    from: '^tools/language-server/',
    sees: ['^tools/language-server/', '^tools/lint/', '^tools/overlay/', ...Object.values(STAGES)],
  },
  {
    room: 'disk',
    from: '^tools/disk/',
    sees: ['^tools/(disk|source)/', '^tools/resolve/catalog/model-files[.]ts$', '^tools/emit/[^/]+$'],
  },
  {
    room: 'third-party',
    from: '^tools/third-party/',
    sees: ['^tools/third-party/', '^tools/invariant[.]ts$', '^tools/emit/[^/]+$', '^tools/disk/file-tree[.]ts$'],
  },
];

function roomRule({ room, from, sees }) {
  return {
    name: `${room}-sees-only-what-is-below`,
    severity: 'error',
    from: { path: from, pathNot: SPEC },
    to: { path: OURS, pathNot: sees },
  };
}

/** What may be imported of a room from above. */
function openings([name, { path, open }]) {
  if (path !== undefined) return [path];
  return open ? [`^src/${name}/`] : [`^src/${name}/index[.]ts$`, `^src/${name}/.*[.]port[.]ts$`];
}

/** The pages run in browsers: no room of the service sees them, and they see none. */
const PAGES = '^src/web/';
const PAGES_SEE = [PAGES, '^generated/(web|contract)/', '^generated/service/validators/'];

const FLOOR_RULES = FLOORS.flatMap((floor, at) => {
  const below = FLOORS.slice(0, at).flatMap((lower) => Object.entries(lower).flatMap(openings));
  return Object.entries(floor).map(([room, { path = `^src/${room}/`, generated = MODEL_TYPES }]) =>
    roomRule({ room, from: path, sees: [path, generated, MODEL_TYPES, ...below] }),
  );
});

const STAGE_RULES = Object.entries(STAGES).map(([room, from], at) =>
  roomRule({ room, from, sees: Object.values(STAGES).slice(0, at + 1) }),
);

/** A package that has types and no module. */
const TYPES_ALONE = '^@graphql-typed-document-node/core$';

/** Modules of the runtime that touch files and processes, and the folders whose names say that they do. */
const OUTSIDE_WORLD = '^(node:)?(fs|fs/promises|child_process|worker_threads)$';
const FOLDERS_THAT_TOUCH_IT = [
  '^src/assets/',
  '^src/adapters/',
  '^src/cli/(files|processes)/',
  '^tools/(commands|disk|third-party)/',
  '^tools/([^/]+|editor/build|quality/jest/[^/]+)[.]mjs$',
  '^test/',
  SPEC,
];

export default {
  forbidden: [
    ...FLOOR_RULES,
    ...STAGE_RULES,
    ...TOOL_ROOMS.map(roomRule),
    {
      name: 'every-room-has-a-floor',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          PAGES,
          ...FLOORS.flatMap((floor) => Object.entries(floor).map(([room, { path }]) => path ?? `^src/${room}/`)),
        ],
      },
      to: {},
    },
    roomRule({ room: 'pages', from: PAGES, sees: PAGES_SEE }),
    roomRule({ room: 'generated', from: '^generated/([^/]+)/', sees: ['^generated/$1/'] }),
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
      name: 'files-and-processes-only-where-the-folder-says-so',
      severity: 'error',
      from: { path: '^(src|tools)/', pathNot: FOLDERS_THAT_TOUCH_IT },
      to: { dependencyTypes: ['core'], path: OUTSIDE_WORLD },
    },
    {
      name: 'handlers-are-reached-by-messages',
      comment: 'Past the message bus nobody would ask who may do this.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['[.]module[.]ts$', SPEC] },
      to: { path: '^src/.*[.]handler[.]ts$' },
    },
    {
      name: 'adapters-are-bound-in-engines',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/engines/', '^src/adapters/', SPEC] },
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
      name: 'one-file-knows-the-driver',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/adapters/sqlite/database[.]ts$' },
      to: { path: '^(node:)?sqlite$' },
    },
    {
      name: 'service-runs-without-development-packages',
      comment: 'What the pages are made of is built into them.',
      severity: 'error',
      from: { path: '^(src|generated)/', pathNot: [PAGES, '^generated/web/', SPEC] },
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
      comment: 'A file says what is in it.',
      severity: 'error',
      from: {},
      to: { path: ['/(utils|helpers|types)[.]ts$', '/common/'], pathNot: ['^generated/', 'node_modules/'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['dist/(cli|service)/', TYPES_ALONE] },
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
