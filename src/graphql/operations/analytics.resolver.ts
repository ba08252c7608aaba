import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { MetadataAnalyticsInput } from '../../../generated/service/graphql/arguments.js';
import type { ChartGroup, ChartSpec, HighlightSpec } from '../../../generated/service/graphql/overview.js';
import { overviews } from '../../../generated/service/graphql/overviews.js';
import { MessageBus } from '../../platform/seam/index.js';
import type { Facet, FilterDto } from '../../search/index.js';
import { type ValueCriteria, CountValuesQuery } from '../../statistics/index.js';
import { RequestScope } from '../reading/request-scope.js';
import { labelOf } from './entity-labels.js';
import { entityTypesOf } from './search-input.js';

/** What bars and columns count. */
const COUNTED = '#Entities';
/** The other value of a boolean is counted, too. */
const TRUE_AND_FALSE = 2;
/** Programs send it for any domain. */
const ANY = ['', 'ALL'];

type FacetValues = Facet['values'];

/** Figures of the catalog, as the tables of the models say. */
@Resolver()
export class AnalyticsResolver {
  constructor(private readonly bus: MessageBus) {}

  @Query('getHighlights')
  async getHighlights(@Context() scope: RequestScope): Promise<readonly object[]> {
    const highlights = await Promise.all(overviews.highlights.map((spec) => this.highlight(spec, scope)));
    return highlights.filter(({ value }) => value > 0);
  }

  @Query('getAnalyticsCharts')
  async getAnalyticsCharts(@Context() scope: RequestScope): Promise<readonly object[]> {
    const specs = chartsOf('GLOBAL');
    const charts = await this.charts(specs, { entityTypes: [], text: '', filter: undefined }, scope);
    return [{ groupId: 'GlobalMetadataAnalytics', title: 'Data Landscape Summary', charts }];
  }

  @Query('getMetadataAnalyticsCharts')
  async getMetadataAnalyticsCharts(
    @Args('input') { entityType, query, domain: place }: MetadataAnalyticsInput,
    @Context() scope: RequestScope,
  ): Promise<readonly object[]> {
    const { restrictedBy } = overviews;
    const isRestricted = restrictedBy !== undefined && !ANY.includes(place ?? '');
    const filter: FilterDto | undefined = isRestricted
      ? { criteria: [{ field: restrictedBy, values: [place ?? ''] }] }
      : undefined;
    const specs = chartsOf('FILTERED').filter(({ field }) => !isRestricted || field !== restrictedBy);
    const entityTypes = entityTypesOf(entityType ? [entityType] : [], scope);
    const charts = await this.charts(specs, { entityTypes, text: query ?? '', filter }, scope);
    return [{ groupId: 'FilteredMetadataAnalytics', title: '', charts }];
  }

  private async highlight(
    { entity, title, shares }: HighlightSpec,
    scope: RequestScope,
  ): Promise<{ readonly value: number; readonly title: string; readonly body: string }> {
    const fields = shares.map(({ field }) => field);
    const { total, facets } = await this.bus.execute(
      new CountValuesQuery(
        { entityTypes: [entity], text: '', filter: undefined, fields, values: TRUE_AND_FALSE },
        scope.context,
      ),
    );
    const lines = shares.map(({ field, words }) => {
      const having = valuesOf(field, facets).find(({ value }) => value === 'true')?.count ?? 0;
      return `${((100 * having) / total).toFixed(2)}% have ${words}`;
    });
    return { value: total, title, body: lines.join(', ') };
  }

  private async charts(
    specs: readonly ChartSpec[],
    counted: Pick<ValueCriteria, 'entityTypes' | 'filter' | 'text'>,
    scope: RequestScope,
  ): Promise<readonly object[]> {
    if (specs.length === 0) return [];
    const fields = [...new Set(specs.map(({ field }) => field))];
    const values = specs.reduce((greatest, { most }) => Math.max(greatest, most), 0);
    const { facets } = await this.bus.execute(new CountValuesQuery({ ...counted, fields, values }, scope.context));
    const charts = specs.flatMap((spec) => {
      // A value for which the caller filters is there even when nothing has it.
      const found = valuesOf(spec.field, facets).filter(({ count }) => count > 0);
      return found.length < spec.least ? [] : [chartOf(spec, found.slice(0, spec.most), scope)];
    });
    return Promise.all(charts);
  }
}

function chartsOf(group: ChartGroup): readonly ChartSpec[] {
  return overviews.charts.filter(({ groups }) => groups.includes(group));
}

function valuesOf(field: string, facets: readonly Facet[]): FacetValues {
  return facets.find((facet) => facet.field === field)?.values ?? [];
}

async function chartOf(
  { field, title, label, form }: ChartSpec,
  values: FacetValues,
  scope: RequestScope,
): Promise<object> {
  const names = await Promise.all(values.map(({ value }) => labelOf(value, label, scope)));
  const named = values.map(({ value, count }, at) => ({ value, count, name: names[at] ?? value }));
  if (form === 'bars') {
    const bars = named.map(({ name, count }) => ({ name, segments: [{ label: COUNTED, value: count }] }));
    return { typename: 'BarChart', title, bars };
  }
  const rows = named.map(({ value, name, count }) => {
    const searchParams = { query: '', filters: [{ field, values: [value] }] };
    const cells = [
      { value: name, entity: scope.nodes.find(value), linkParams: { searchParams } },
      { value: String(count) },
    ];
    return { values: cells.map((cell) => cell.value), cells };
  });
  return { typename: 'TableChart', title, columns: ['Name', COUNTED], rows };
}
