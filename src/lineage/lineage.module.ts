import { Module } from '@nestjs/common';
import { ReadLineageController } from './read-lineage/read-lineage.controller.js';
import { ReadLineageHandler } from './read-lineage/read-lineage.js';
import { ReadRelationshipsController } from './read-relationships/read-relationships.controller.js';
import { ReadRelationshipsHandler } from './read-relationships/read-relationships.js';
import { ScrollAcrossLineageHandler } from './scroll-across-lineage/scroll-across-lineage.handler.js';
import { SearchAcrossLineageController } from './search-across-lineage/search-across-lineage.controller.js';
import { SearchAcrossLineageHandler } from './search-across-lineage/search-across-lineage.handler.js';

@Module({
  controllers: [ReadLineageController, ReadRelationshipsController, SearchAcrossLineageController],
  providers: [ReadLineageHandler, ReadRelationshipsHandler, ScrollAcrossLineageHandler, SearchAcrossLineageHandler],
})
export class LineageModule {}
