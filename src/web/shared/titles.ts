import { ENTITY_TITLES, SYMBOL_TITLES } from '../widgets/overrides/titles.js';

const ABBREVIATIONS = new Set(['api', 'id', 'ml', 'sql', 'uri', 'url', 'urn']);

/** A name of the models in words: `dataPlatformInstance` is "Data platform instance". DataHub is a name itself. */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .split(/\s+/)
    .map((word) => (ABBREVIATIONS.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()));
  const text = words.join(' ').replace(/\bdata hub\b/, 'DataHub');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of a member in words; names that are data, such as those of custom properties, as they are. */
export function memberTitle(name: string): string {
  if (/^[a-z][A-Za-z0-9]*$/.test(name)) return inWords(name);
  // A choice of a union is named by its type.
  return /^(?:[a-z]\w*\.)+[A-Z]\w*$/.test(name) ? inWords(name.slice(name.lastIndexOf('.') + 1)) : name;
}

/** What people call an entity of a type. */
export function entityTitle(entityType: string): string {
  return ENTITY_TITLES[entityType] ?? inWords(entityType);
}

/** The same for many. */
export function entityTitles(entityType: string): string {
  const title = entityTitle(entityType);
  if (/[^aeiou]y$/.test(title)) return `${title.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(title) ? `${title}es` : `${title}s`;
}

/** A symbol of an enum in words: `DATA_OWNER` is "Data owner". */
export function symbolInWords(symbol: string): string {
  const text = symbol.replaceAll('_', ' ').toLowerCase();
  return SYMBOL_TITLES[symbol] ?? text.charAt(0).toUpperCase() + text.slice(1);
}
