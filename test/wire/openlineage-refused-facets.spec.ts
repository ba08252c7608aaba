/** Facets of OpenLineage that are not as their specification says, and the path of what is wrong. */
import type { FacetKind } from '../../generated/service/registry/model.js';
import { type LineageCatalog, useLineageCatalog } from './lineage-catalog.js';
import { facetEvent, table } from './lineage-event.builder.js';
import { refusal } from './proposal.builder.js';

let catalog: LineageCatalog;
useLineageCatalog((opened) => {
  catalog = opened;
});

describe('facets', () => {
  it.each<[FacetKind, string, object, string]>([
    ['dataset', 'catalog', { framework: 'hive', name: 'shop' }, 'type'],
    ['dataset', 'columnLineage', {}, 'fields'],
    ['dataset', 'columnLineage', { fields: { a: {} } }, 'fields/a/inputFields'],
    ['dataset', 'columnLineage', { fields: { a: { inputFields: [table('x')] } } }, 'fields/a/inputFields/0/field'],
    ['dataset', 'columnLineage', { fields: {}, dataset: [{ name: 'x', field: 'y' }] }, 'dataset/0/namespace'],
    ['dataset', 'dataQualityMetrics', { rowCount: 1 }, 'columnMetrics'],
    ['dataset', 'datasetType', { subType: 'x' }, 'datasetType'],
    ['dataset', 'documentation', {}, 'description'],
    ['dataset', 'hierarchy', { hierarchy: 'k' }, 'hierarchy'],
    ['dataset', 'hierarchy', {}, 'hierarchy'],
    ['dataset', 'hierarchy', { hierarchy: [{ type: 'TABLE', name: 'k' }, { type: 'TABLE' }] }, 'hierarchy/1/name'],
    ['dataset', 'databaseHierarchy', { hierarchy: [{ name: 'k' }] }, 'hierarchy/0/type'],
    ['dataset', 'lifecycleStateChange', { lifecycleStateChange: 'EXPLODE' }, 'lifecycleStateChange'],
    ['dataset', 'ownership', { owners: [{ type: 'OWNER' }] }, 'owners/0/name'],
    ['dataset', 'schema', { fields: [{ name: 'a' }, { type: 'int' }] }, 'fields/1/name'],
    ['dataset', 'storage', { fileFormat: 'csv' }, 'storageLayer'],
    ['dataset', 'symlinks', { identifiers: [{ namespace: 'hive', name: 'a' }] }, 'identifiers/0/type'],
    ['dataset', 'tags', { tags: [{ key: 'a' }] }, 'tags/0/value'],
    ['dataset', 'version', { datasetVersion: {} }, 'datasetVersion'],
    ['input', 'dataQualityAssertions', {}, 'assertions'],
    ['input', 'dataQualityAssertions', { assertions: [{ assertion: 'a', success: 'yes' }] }, 'assertions/0/success'],
    ['input', 'inputStatistics', { rowCount: 0.5 }, 'rowCount'],
    ['output', 'outputStatistics', { size: 'big' }, 'size'],
    ['output', 'outputStatistics', { rowCount: 2 ** 63 }, 'rowCount'],
    ['job', 'jobType', { processingType: 'BATCH' }, 'integration'],
    ['job', 'sourceCode', { language: 'python' }, 'sourceCode'],
    ['job', 'sourceCodeLocation', { type: 'git' }, 'url'],
    ['job', 'sql', { dialect: 'ansi' }, 'query'],
    ['run', 'errorMessage', { programmingLanguage: 'python' }, 'message'],
    ['run', 'externalQuery', { externalQueryId: 'q' }, 'source'],
    ['run', 'extractionError', { totalTasks: 1, errors: [] }, 'failedTasks'],
    ['run', 'extractionError', { totalTasks: 1, failedTasks: 1 }, 'errors'],
    ['run', 'environmentVariables', {}, 'environmentVariables'],
    ['run', 'environmentVariables', { environmentVariables: [{ value: 'b' }] }, 'environmentVariables/0/name'],
    ['run', 'environmentVariables', { environmentVariables: ['A'] }, 'environmentVariables/0/name'],
    ['run', 'executionParameters', { parameters: 3 }, 'parameters'],
    ['run', 'jobDependencies', { upstream: [{}] }, 'upstream/0/job'],
    ['run', 'test', { tests: [{ name: 'unique_ids' }] }, 'tests/0/status'],
    ['run', 'tags', { tags: [{ key: 'a' }] }, 'tags/0/value'],
    ['run', 'nominalTime', { nominalEndTime: '2026-05-02T00:00:00Z' }, 'nominalStartTime'],
    ['run', 'parent', { run: {}, job: { namespace: 'n', name: 'j' } }, 'run/runId'],
    ['run', 'processing_engine', { name: 'spark' }, 'version'],
  ])('of a %s: %s that is not as specified is refused by its path: %j', async (on, name, said, path) => {
    const place = { dataset: 'outputs/0/facets', input: 'inputs/0/inputFacets', output: 'outputs/0/outputFacets' };
    const at = on === 'job' || on === 'run' ? `${on}/facets` : place[on];
    expect(refusal(await catalog.send(facetEvent({ on, name, value: said })))).toEqual([
      400,
      expect.stringContaining(`'/${at}/${name}/${path}' is invalid`),
    ]);
  });
});
