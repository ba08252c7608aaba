import { datasetUrn, HUB, SERIES, type WorstRequest } from './large-catalog.builder.js';

const WHOLE = { start: 0, count: 10_000 };
const POINTS = { urn: SERIES, entity: 'dataset', aspect: 'datasetProfile' };

/** Reads of the primary store and of edges that cost the most. */
export const WORST_READS: Readonly<Record<string, WorstRequest>> = {
  'the URNs of a type': { path: '/entities?action=listUrns', body: { entity: 'dataset', ...WHOLE } },
  'the last URNs of a type': {
    path: '/entities?action=listUrns',
    body: { entity: 'dataset', ...WHOLE, start: 10_000 },
  },
  'the number of entities with an aspect': { path: '/aspects?action=getCount', body: { aspect: 'globalTags' } },
  'the number of entities with each aspect': { path: '/aspects?action=getCoverage', body: {} },
  'the number of entities with a pattern': {
    path: '/aspects?action=getCount',
    body: { aspect: 'globalTags', urnLike: '%_9%9_9%' },
  },
  'the newest point of a long series': {
    path: '/aspects?action=getTimeseriesAspectValues',
    body: { ...POINTS, limit: 1 },
  },
  'ten thousand points': {
    path: '/aspects?action=getTimeseriesAspectValues',
    body: { ...POINTS, limit: 10_000 },
  },
  'ten thousand points in the order of a member': {
    path: '/aspects?action=getTimeseriesAspectValues',
    body: { ...POINTS, limit: 10_000, sort: { field: 'rowCount', order: 'ASCENDING' } },
  },
  'a filter that no point passes': {
    path: '/aspects?action=getTimeseriesAspectValues',
    body: {
      ...POINTS,
      limit: 1,
      filter: { or: [{ and: [{ field: 'rowCount', condition: 'EQUAL', value: '-1' }] }] },
    },
  },
  'a filter with many values that no point passes': {
    path: '/aspects?action=getTimeseriesAspectValues',
    body: {
      ...POINTS,
      limit: 1,
      filter: {
        or: [
          {
            and: [
              {
                field: 'rowCount',
                condition: 'IN',
                values: Array.from({ length: 100 }, (_, at) => String(-1 - at)),
              },
            ],
          },
        ],
      },
    },
  },
  'the greatest page of a search': {
    path: '/entities?action=search',
    body: { entity: 'dataset', input: '*', ...WHOLE },
  },
  'the greatest page of a listing': {
    path: '/entities?action=list',
    body: { entity: 'dataset', sort: { field: 'urn', order: 'ASCENDING' }, ...WHOLE },
  },
  'the greatest page of a filter': {
    path: '/entities?action=filter',
    body: {
      entity: 'dataset',
      ...WHOLE,
      filter: { or: [{ and: [{ field: 'tags', condition: 'EQUAL', value: HUB }] }] },
    },
  },
  'the greatest page of matches': {
    path: '/entities?action=searchAcrossEntities',
    body: { input: 'orders', ...WHOLE },
  },
  'the aspects of many entities': {
    path: `/entitiesV2?ids=List(${Array.from({ length: 1000 }, (_, at) => encodeURIComponent(datasetUrn(at))).join(',')})`,
  },
  'the edges of an entity that all others have': {
    path: `/relationships?urn=${encodeURIComponent(HUB)}&types=TaggedWith&direction=INCOMING&start=0&count=10000`,
  },
  'the last edges of such an entity': {
    path: `/relationships?urn=${encodeURIComponent(HUB)}&types=TaggedWith&direction=INCOMING&start=10000&count=10000`,
  },
  'the edges of an entity that has none of this type': {
    path: `/relationships?urn=${encodeURIComponent(HUB)}&types=OwnedBy&direction=INCOMING&start=0&count=10000`,
  },
};
