// src/editing - what people change through GraphQL: reads aspects, changes them, writes them back.
export { EditingModule } from './editing.module.js';
export { EditEntitiesCommand } from './edit-entities/edit-entities.command.js';
export { DeleteReferencesCommand } from './delete-references/delete-references.command.js';
export type { FoundReferences } from './delete-references/delete-references.command.js';
export { type IngestionRequest, RequestIngestionCommand } from './request-ingestion/request-ingestion.command.js';
export { UpdateDatasetCommand } from './update-dataset/update-dataset.command.js';
export type { DatasetUpdate } from './update-dataset/update-dataset.command.js';
export { UpdateDescriptionCommand } from './update-description/update-description.command.js';
export type { DescriptionTarget } from './update-description/update-description.command.js';
export { UpdateLineageCommand } from './update-lineage/update-lineage.command.js';
export type { LineageEdge } from './update-lineage/update-lineage.command.js';
export { CREATE_VIEW, UPDATE_VIEW } from './view-edits.js';
