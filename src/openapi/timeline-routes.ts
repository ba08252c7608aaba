import type { MessageBus } from '../platform/seam/index.js';
import { ReadTimelineQuery, type TimelineTransaction } from '../timeline/index.js';
import type { OpenApiCall, OpenApiRoute } from './openapi-route.js';

/** Categories that newer clients know by another name. */
const NEWER_NAMES: Readonly<Record<string, string>> = { OWNER: 'OWNERSHIP' };
const OLDER_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NEWER_NAMES).map(([older, newer]) => [newer, older]),
);

/** Programs that mean the usual beginning send this. */
const NO_START = -1;
/** Programs that mean now send this. */
const NO_END = 0;

/** What changed of an entity, by its URN. */
export function timelineRoutes(bus: MessageBus): readonly OpenApiRoute[] {
  const read = ({ rest, query, context }: OpenApiCall, categories: readonly string[]) => {
    const [startTime, endTime] = [query.number('startTime'), query.number('endTime')];
    const criteria = {
      urn: rest,
      categories,
      startTime: startTime === NO_START ? undefined : startTime,
      endTime: endTime === NO_END ? undefined : endTime,
      raw: query.flag('raw') === true ? 'with-values' : 'without-values',
    } as const;
    return bus.execute(new ReadTimelineQuery(criteria, context));
  };
  const categoriesOf = ({ query }: OpenApiCall): readonly string[] =>
    query.texts('categories').map((category) => category.toUpperCase());
  return [
    {
      verb: 'GET',
      path: '/openapi/timeline/v1',
      rest: 'one',
      answer: async (call) => ({ body: await read(call, categoriesOf(call)) }),
    },
    {
      verb: 'GET',
      path: '/openapi/v2/timeline/v1',
      rest: 'one',
      answer: async (call) => {
        const categories = categoriesOf(call).map((category) => OLDER_NAMES[category] ?? category);
        return { body: (await read(call, categories)).map(withNewerNames) };
      },
    },
  ];
}

function withNewerNames(transaction: TimelineTransaction): TimelineTransaction {
  const changeEvents = transaction.changeEvents.map((event) => ({
    ...event,
    category: NEWER_NAMES[event.category] ?? event.category,
  }));
  return { ...transaction, changeEvents };
}
