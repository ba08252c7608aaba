import type { ComponentType } from 'react';
import type { JsonObject } from '../../shared/json-object.js';
import type { StoredEntity } from '../../shared/read-aspects.js';
import { ColumnTable } from './column-table.js';
import { PropertyTable } from './property-table.js';

/** What a designed view of an aspect gets. */
export interface AspectViewProps {
  readonly entity: StoredEntity;
  readonly value: JsonObject;
}

/**
 * Aspects that deserve a view of their own; all others are shown by the shape of their values. `none`: the view of
 * another one shows it.
 */
export const ASPECT_VIEWS: Readonly<Record<string, ComponentType<AspectViewProps> | 'none'>> = {
  datasetProperties: PropertyTable,
  containerProperties: PropertyTable,
  chartInfo: PropertyTable,
  dashboardInfo: PropertyTable,
  dataFlowInfo: PropertyTable,
  dataJobInfo: PropertyTable,
  editableSchemaMetadata: 'none',
  schemaMetadata: ColumnTable,
};
