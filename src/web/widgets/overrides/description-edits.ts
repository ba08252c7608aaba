import {
  DescribeChartDocument,
  DescribeDashboardDocument,
  DescribeDataFlowDocument,
  DescribeDataJobDocument,
  DescribeDatasetDocument,
  type TypedDocumentString,
} from '../../../../generated/web/graphql/graphql.js';

/** Carried out with the URN and the text. */
type DescriptionMutation = TypedDocumentString<unknown, { readonly urn: string; readonly description: string }>;

/** Entity types whose description is changed by a mutation of their own; the others share updateDescription. */
const OWN_MUTATIONS: Readonly<Record<string, DescriptionMutation>> = {
  chart: DescribeChartDocument,
  dashboard: DescribeDashboardDocument,
  dataFlow: DescribeDataFlowDocument,
  dataJob: DescribeDataJobDocument,
  dataset: DescribeDatasetDocument,
};

/** @returns `undefined` for an entity type that has none of its own */
export function descriptionMutation(entityType: string): DescriptionMutation | undefined {
  return OWN_MUTATIONS[entityType];
}
