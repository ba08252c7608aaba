import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { aspects } from '../../generated/service/registry/aspects.js';
import { entities } from '../../generated/service/registry/entities.js';

/**
 * The service is generic: what it does with a single entity or aspect is stated in `models/rules.yml`, or is an
 * operation that is defined for exactly that one. The operations stand here, each with its reason; a row that allows
 * nothing any more fails, too.
 */

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
/** Views of single aspects and entity types that deserve one; all others are made of the models. */
const DESIGNED_VIEWS = 'web/widgets/overrides/';
const NAMES: ReadonlySet<string> = new Set([...aspects, ...entities].map(({ name }) => name));
const IN_URN = /urn:li:([A-Za-z]\w*)/g;

interface Allowed {
  readonly file: string;
  readonly names: readonly string[];
  readonly reason: string;
}

const UPDATE_DATASET = 'updateDataset is defined for datasets and for these parts of them';
const JSON_PATCH = '"test" is an operation of JSON Patch';
const OPEN_LINEAGE = 'a word of OpenLineage, or a member of a value; names of entities and aspects come from a table';
const EXAMPLE = 'examples in the help show real names';

const ALLOWED: readonly Allowed[] = [
  { file: 'web/operations/use-operations.ts', names: ['status'], reason: 'a member of what /health answers' },
  { file: 'web/forms/save-aspect.ts', names: ['test'], reason: JSON_PATCH },
  {
    file: 'access/secrets/stored-secret.ts',
    names: ['dataHubSecret', 'dataHubSecretValue'],
    reason: 'getSecretValues is defined for these entities, whose values are encrypted',
  },
  {
    file: 'editing/request-ingestion/request-ingestion.handler.ts',
    names: [
      'dataHubExecutionRequest',
      'dataHubExecutionRequestInput',
      'dataHubIngestionSource',
      'dataHubIngestionSourceInfo',
    ],
    reason: 'createIngestionExecutionRequest makes a request of one from the recipe of the other',
  },
  {
    file: 'access/policies/stored-policy.ts',
    names: ['actors', 'dataHubPolicy', 'dataHubPolicyInfo'],
    reason: 'policies are these entities, whatever else is modelled',
  },
  {
    file: 'access/write-policy/write-policy.ts',
    names: ['actors'],
    reason: 'a member of policies that has a limit',
  },
  {
    file: 'access/write-policy/policy-terms.ts',
    names: ['actors', 'corpGroup', 'dataHubRole', 'ownershipType'],
    reason: 'the members of policies that name actors are defined for these entities',
  },
  {
    file: 'access/invitations/accept-role.ts',
    names: ['inviteToken'],
    reason: 'the member of the input by which a failure is named',
  },
  {
    file: 'access/invitations/invitation-store.ts',
    names: ['inviteToken'],
    reason: 'invitations are these entities, whatever else is modelled',
  },
  {
    file: 'access/invitations/role-membership.ts',
    names: ['dataHubRole', 'roleMembership'],
    reason: 'accepting an invitation is defined to give a role',
  },
  {
    file: 'access/create-reset-token/create-reset-token.ts',
    names: ['corpUserCredentials'],
    reason: 'createNativeUserResetToken is defined for this aspect',
  },
  {
    file: 'access/account-status.ts',
    names: ['corpUserStatus', 'status'],
    reason: 'whether a user may call is said by this aspect and its member',
  },
  {
    file: 'access/token-record.ts',
    names: ['dataHubAccessToken', 'dataHubAccessTokenInfo'],
    reason: 'access tokens are these entities, whatever else is modelled',
  },
  {
    file: 'adapters/sqlite/primary/packed-rows.ts',
    names: ['actors'],
    reason: 'a dictionary of the store, and no aspect',
  },
  {
    file: 'access/policies/aspect-needs.ts',
    names: [
      'actors',
      'corpGroup',
      'corpUserCredentials',
      'corpUserEditableInfo',
      'corpUserSettings',
      'corpUserStatus',
      'corpuser',
      'dataHubAccessToken',
      'dataHubExecutionRequest',
      'dataHubIngestionSource',
      'dataHubPolicy',
      'dataHubRetention',
      'dataHubRole',
      'dataHubSecret',
      'dataHubView',
      'dataHubViewInfo',
      'dataJobInputOutput',
      'deprecation',
      'domain',
      'domains',
      'editableChartProperties',
      'editableContainerProperties',
      'editableDashboardProperties',
      'editableDataFlowProperties',
      'editableDataJobProperties',
      'editableDatasetProperties',
      'editableSchemaMetadata',
      'embed',
      'globalSettings',
      'globalTags',
      'glossaryNode',
      'glossaryTerm',
      'glossaryTerms',
      'groupMembership',
      'institutionalMemory',
      'inviteToken',
      'nativeGroupMembership',
      'ownership',
      'ownershipType',
      'post',
      'roleMembership',
      'status',
      'tag',
      'test',
      'upstreamLineage',
    ],
    reason: 'what policies allow is defined by these names, which are part of the interface',
  },
  {
    file: 'access/policies/policy-store.ts',
    names: [
      'dataHubRole',
      'domains',
      'globalTags',
      'groupMembership',
      'nativeGroupMembership',
      'ownership',
      'roleMembership',
      'tag',
    ],
    reason: 'policies are these entities, and decide by these aspects',
  },
  { file: 'aspects/patching/patch-application.ts', names: ['operation', 'test'], reason: JSON_PATCH },
  { file: 'aspects/patching/patch-document.ts', names: ['test'], reason: JSON_PATCH },
  {
    file: 'aspects/retention/retention-policies.ts',
    names: ['dataHubRetention', 'dataHubRetentionConfig'],
    reason: 'retention policies are these entities, whatever else is modelled',
  },
  { file: 'cli/maintenance/token.ts', names: ['corpuser'], reason: EXAMPLE },
  { file: 'cli/models/explain.ts', names: ['corpuser'], reason: EXAMPLE },
  { file: 'cli/service/delete.ts', names: ['corpuser'], reason: EXAMPLE },
  { file: 'cli/service/get.ts', names: ['corpuser'], reason: EXAMPLE },
  { file: 'cli/service/lineage.ts', names: ['dataPlatform', 'dataset'], reason: EXAMPLE },
  { file: 'cli/service/open.ts', names: ['corpuser'], reason: EXAMPLE },
  { file: 'cli/service/put.ts', names: ['corpuser'], reason: EXAMPLE },
  { file: 'cli/service/restore-indices.ts', names: ['corpuser', 'dataset'], reason: EXAMPLE },
  { file: 'cli/service/search.ts', names: ['corpuser', 'dataPlatform'], reason: EXAMPLE },
  { file: 'cli/service/status.ts', names: ['corpuser'], reason: EXAMPLE },
  {
    file: 'cli/service/timeline.ts',
    names: ['dataPlatform', 'dataset', 'operation'],
    reason: 'an example in the help, and a member of events',
  },
  {
    file: 'editing/update-dataset/dataset-parts.ts',
    names: [
      'corpuser',
      'deprecation',
      'editableDatasetProperties',
      'editableSchemaMetadata',
      'globalTags',
      'institutionalMemory',
      'ownership',
    ],
    reason: UPDATE_DATASET,
  },
  {
    file: 'editing/view-edits.ts',
    names: ['dataHubView', 'dataHubViewInfo'],
    reason: 'createView and updateView are defined for views',
  },
  { file: 'editing/update-dataset/update-dataset.handler.ts', names: ['dataset'], reason: UPDATE_DATASET },
  {
    file: 'editing/update-lineage/lineage-slot.ts',
    names: ['chartInfo', 'dashboardInfo', 'dataJobInputOutput', 'dataset', 'upstreamLineage'],
    reason: 'updateLineage is defined for these pairs of entities and the aspects that keep their edges',
  },
  {
    file: 'graphql/operations/search.resolver.ts',
    names: ['browsePaths'],
    reason: 'the name of the query; it reads search fields of a kind, whatever aspect has them',
  },
  {
    file: 'graphql/operations/data-product.resolver.ts',
    names: ['dataProduct'],
    reason: 'listDataProductAssets is defined for data products',
  },
  {
    file: 'graphql/operations/view-scope.ts',
    names: ['dataHubView', 'dataHubViewInfo'],
    reason: 'viewUrn of a search is defined for views',
  },
  { file: 'graphql/transport/request-reader.ts', names: ['query'], reason: 'a member of GraphQL requests' },
  {
    file: 'kernel/actors.ts',
    names: ['corpuser'],
    reason: 'stamps name actors so, whichever entities are modelled: it is part of the interface',
  },
  {
    file: 'operations/runs/run-request.ts',
    names: ['dataHubExecutionRequest', 'dataHubExecutionRequestResult'],
    reason: 'a rollback is noted in the request of the run: it is part of the interface',
  },
  { file: 'openlineage/event-mapper.ts', names: ['dataset'], reason: OPEN_LINEAGE },
  { file: 'openlineage/events/event-reader.ts', names: ['dataset'], reason: OPEN_LINEAGE },
  { file: 'openlineage/facets/column-lineage.ts', names: ['dataset'], reason: OPEN_LINEAGE },
  { file: 'openlineage/facets/facet-sketches.ts', names: ['dataset'], reason: OPEN_LINEAGE },
  { file: 'openlineage/facets/symlinks.ts', names: ['siblings'], reason: OPEN_LINEAGE },
  { file: 'openlineage/facets/tags.ts', names: ['globalTags', 'tag'], reason: OPEN_LINEAGE },
  { file: 'openlineage/out/event-writer.ts', names: ['dataset', 'status'], reason: OPEN_LINEAGE },
  { file: 'openlineage/out/facet-writers.ts', names: ['siblings'], reason: OPEN_LINEAGE },
  { file: 'openlineage/naming/urns.ts', names: ['assertion', 'dataset'], reason: OPEN_LINEAGE },
  { file: 'web/app/page-skeleton.tsx', names: ['status'], reason: 'a role of ARIA' },
  { file: 'web/entity/entity-page.tsx', names: ['status'], reason: 'a role of ARIA' },
  { file: 'platform/observe/access-log.ts', names: ['access'], reason: 'the context of lines of the log' },
  { file: 'platform/observe/metric-table.ts', names: ['operation', 'status'], reason: 'labels of metrics' },
  {
    file: 'statistics/usage-stats/usage-stats.ts',
    names: ['datasetUsageStatistics'],
    reason: 'usageStats is defined for this time series',
  },
  { file: 'search/autocomplete/autocomplete.handler.ts', names: ['query'], reason: 'a parameter of the operation' },
];

interface Mention {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

/** A literal, or a part of a template, that is one word. */
const WORD_LITERAL = /['"`}](\w+)(?=['"`$])/g;

/** Names of aspects and entities that the literals of a file are, or that URNs in them begin with. */
function mentionsIn(file: string, text: string): readonly Mention[] {
  // Most files have nothing that could be one, and parsing them takes long.
  const words = [...text.matchAll(WORD_LITERAL)].map(([, word = '']) => word);
  if (!text.includes('urn:li:') && !words.some((word) => NAMES.has(word))) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mentions: Mention[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      for (const name of namesIn(node.text)) mentions.push({ file, line, name });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mentions;
}

function namesIn(text: string): readonly string[] {
  const inUrns = [...text.matchAll(IN_URN)].map(([, name = '']) => name);
  return [...new Set([text, ...inUrns])].filter((name) => NAMES.has(name));
}

function serviceFiles(): readonly string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(spec|builder)\.ts$/.test(path) && !path.startsWith(DESIGNED_VIEWS))
    .sort();
}

const mentions = serviceFiles().flatMap((file) => mentionsIn(file, readFileSync(join(SOURCES, file), 'utf8')));

describe('the service', () => {
  it('names an aspect or an entity in operations alone that are defined for it', () => {
    const isAllowed = ({ file, name }: Mention): boolean =>
      ALLOWED.some((row) => row.file === file && row.names.includes(name));
    const others = mentions.filter((mention) => !isAllowed(mention));
    expect(others.map(({ file, line, name }) => `src/${file}:${String(line)} names "${name}"`)).toEqual([]);
  });

  it.each(ALLOWED)('names in $file what it is allowed to name', ({ file, names }) => {
    const named = mentions.filter((mention) => mention.file === file).map(({ name }) => name);
    expect(names.filter((name) => !named.includes(name))).toEqual([]);
  });

  it.each([
    ["const at = 'ownership';", ['ownership']],
    ['const urn = `urn:li:dataPlatform:${name}`;', ['dataPlatform']],
    ["type Kind = 'dataset' | 'other'; const text = `status`;", ['dataset', 'status']],
    ["import { a } from 'status'; const ownership = 'urn:li:nothing:a ownership';", []],
  ])('is found out in %s', (text, names) => {
    expect(mentionsIn('a.ts', text).map(({ name }) => name)).toEqual(names);
  });
});
