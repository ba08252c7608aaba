import { Module } from '@nestjs/common';
import { ReadRelationshipsController } from './read-relationships/read-relationships.controller.js';
import { ReadRelationshipsHandler } from './read-relationships/read-relationships.js';
import { ScrollAcrossLineageHandler } from './scroll-across-lineage/scroll-across-lineage.handler.js';
import { SearchAcrossLineageController } from './search-across-lineage/search-across-lineage.controller.js';
import { SearchAcrossLineageHandler } from './search-across-lineage/search-across-lineage.handler.js';

@Module({
  controllers: [ReadRelationshipsController, SearchAcrossLineageController],
  providers: [ReadRelationshipsHandler, ScrollAcrossLineageHandler, SearchAcrossLineageHandler],
})
export class LineageModule {}
