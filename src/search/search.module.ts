import { Module } from '@nestjs/common';
import { AutocompleteController } from './autocomplete/autocomplete.controller.js';
import { AutocompleteHandler } from './autocomplete/autocomplete.handler.js';
import { BrowsePathsController } from './browse-paths/browse-paths.controller.js';
import { BrowsePathsHandler } from './browse-paths/browse-paths.js';
import { BrowseController } from './browse/browse.controller.js';
import { BrowsePlacesHandler } from './browse-places/browse-places.js';
import { BrowseHandler } from './browse/browse.handler.js';
import { CountEntitiesController } from './count-entities/count-entities.controller.js';
import { FilterParser } from './filter-parsing/filter-parser.js';
import { ScrollEntitiesController } from './scroll-entities/scroll-entities.controller.js';
import { ScrollEntitiesHandler } from './scroll-entities/scroll-entities.handler.js';
import { SearchEntitiesController } from './search-entities/search-entities.controller.js';
import { SearchEntitiesHandler } from './search-entities/search-entities.handler.js';

@Module({
  controllers: [
    AutocompleteController,
    BrowseController,
    BrowsePathsController,
    CountEntitiesController,
    ScrollEntitiesController,
    SearchEntitiesController,
  ],
  providers: [
    AutocompleteHandler,
    BrowseHandler,
    BrowsePlacesHandler,
    BrowsePathsHandler,
    FilterParser,
    ScrollEntitiesHandler,
    SearchEntitiesHandler,
  ],
  exports: [FilterParser],
})
export class SearchModule {}
