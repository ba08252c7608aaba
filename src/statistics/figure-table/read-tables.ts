import type { AspectSpec } from '../../../generated/service/registry/model.js';
import type { TimeRange } from '../../change-log/change-log.port.js';
import { passesFilter } from '../../kernel/criterion-match.js';
import { readWideJson } from '../../kernel/exact-json.js';
import type { Filter } from '../../kernel/filter.js';
import { isMembers } from '../../kernel/members.js';
import type { Urn } from '../../kernel/urn.js';
import type { Work } from '../../kernel/work.js';
import { readSeries, type TimeseriesPoint, type TimeseriesStore } from '../../timeseries/index.js';
import { pointDocuments } from './point-documents.js';
import type { FigureTable } from './figure-table.js';
import { URN_FIELD } from './statistics-field.js';

/** Work of a character of a point, and of a document. */
const UNITS = { character: 0.02, document: 2 } as const;
const COST = 'Ask for a shorter time, or for fewer entities.';

/** Which points are counted, and where. `filter`: on the members of documents, and on their URN. */
export interface TableInput extends TimeRange {
  readonly aspect: AspectSpec;
  readonly filter: Filter;
  readonly tables: readonly FigureTable[];
}

/** Adds the points of an entity to tables. @throws what `work` throws, and failures.parameterInvalid of the tables */
export async function readTables(
  store: TimeseriesStore,
  urn: Urn,
  { aspect, filter, tables, startTime, endTime }: TableInput,
  work: Work,
): Promise<void> {
  const collections = aspect.timeseriesCollections.map(({ path }) => path);
  const add = ({ json, timestamp }: TimeseriesPoint): void => {
    const value = readWideJson(json);
    if (!isMembers(value)) return;
    const documents = pointDocuments({ ...value, [URN_FIELD]: urn }, collections);
    work.spend(json.length * UNITS.character + documents.length * UNITS.document * tables.length, COST);
    for (const document of documents.filter(({ members }) => passesFilter(members, filter))) {
      for (const table of tables) table.add(document, timestamp);
    }
  };
  for await (const page of readSeries(store, { urn, aspect: aspect.name, startTime, endTime }, work)) {
    for (const point of page) {
      if (work.turnIsOver) await work.rest();
      add(point);
    }
  }
}
