import { Module } from '@nestjs/common';
import { AspectEditor } from './aspect-editor.js';
import { UpdateDatasetHandler } from './update-dataset/update-dataset.handler.js';
import { UpdateDescriptionHandler } from './update-description/update-description.handler.js';
import { UpdateLineageHandler } from './update-lineage/update-lineage.handler.js';

@Module({ providers: [AspectEditor, UpdateDatasetHandler, UpdateDescriptionHandler, UpdateLineageHandler] })
export class EditingModule {}
