import { useModels } from '../shared/page-models.js';
import { inWords } from '../shared/titles.js';

/** What a facet is called: as the service says, as the models say, or its field in words. */
export function useFacetTitle(field: string, stated?: string | null): string {
  const models = useModels();
  const label = models.facetLabel(field) ?? stated;
  return label === undefined || label === null || label === field
    ? inWords(field.replace(/^_/, ''))
    : inSentenceCase(label);
}

/** Models write titles as "Owned By"; all other titles of these pages are "Owned by". Abbreviations stay. */
function inSentenceCase(label: string): string {
  return label.replaceAll(/(?<= )[A-Z](?=[a-z]+\b)/g, (letter) => letter.toLowerCase());
}
