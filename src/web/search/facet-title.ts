import { useModels } from '../shared/page-models.js';
import { inWords } from '../shared/titles.js';

/** What a facet is called: as the service says, as the models say, or its field in words. */
export function useFacetTitle(field: string, stated?: string | null): string {
  const models = useModels();
  const label = models.facetLabel(field) ?? stated;
  return label === undefined || label === null || label === field ? inWords(field.replace(/^_/, '')) : label;
}
