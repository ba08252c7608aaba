import { Module } from '@nestjs/common';
import { AspectsModule } from '../aspects/index.js';
import { AspectEditor } from './aspect-editor.js';
import { EditEntitiesHandler } from './edit-entities/edit-entities.handler.js';
import { EntityLifecycle } from './edit-entities/entity-lifecycle.js';
import { ListEdit } from './edit-entities/list-edit.js';
import { MemberEdit } from './edit-entities/member-edit.js';
import { PointReport } from './edit-entities/point-report.js';
import { DeleteReferencesController } from './delete-references/delete-references.controller.js';
import { DeleteReferencesHandler } from './delete-references/delete-references.handler.js';
import { ReferenceRemoval } from './delete-references/reference-removal.js';
import { RequestIngestionHandler } from './request-ingestion/request-ingestion.handler.js';
import { UpdateDatasetHandler } from './update-dataset/update-dataset.handler.js';
import { UpdateDescriptionHandler } from './update-description/update-description.handler.js';
import { UpdateLineageHandler } from './update-lineage/update-lineage.handler.js';

@Module({
  imports: [AspectsModule],
  controllers: [DeleteReferencesController],
  providers: [
    AspectEditor,
    DeleteReferencesHandler,
    EditEntitiesHandler,
    EntityLifecycle,
    ListEdit,
    MemberEdit,
    PointReport,
    ReferenceRemoval,
    RequestIngestionHandler,
    UpdateDatasetHandler,
    UpdateDescriptionHandler,
    UpdateLineageHandler,
  ],
})
export class EditingModule {}
