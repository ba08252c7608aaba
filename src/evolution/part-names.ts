/** Names of the parts of a model, by which a change finds where the part is declared. */

export function typePart(type: string): string {
  return `type ${type}`;
}

/** A field of a record, or a symbol of an enum. */
export function fieldPart(type: string, name: string): string {
  return `${typePart(type)} ${name}`;
}

export function aspectPart(aspect: string): string {
  return `aspect ${aspect}`;
}

/** What an annotation defines at a leaf of an aspect. */
export function leafPart(aspect: string, annotation: LeafAnnotation, path: readonly string[]): string {
  return `${aspectPart(aspect)} ${annotation} ${path.join('/')}`;
}

/** How patches of an aspect address the items of an array. */
export function patchPart(aspect: string, path: readonly string[]): string {
  return `patch ${aspect} ${path.join('/')}`;
}

/** A list of words of text analysis. */
export function wordsPart(list: string): string {
  return `words ${list}`;
}

export type LeafAnnotation = 'Relationship' | 'Searchable' | 'TimeseriesField' | 'TimeseriesFieldCollection';

export function entityPart(entity: string): string {
  return `entity ${entity}`;
}

/** An aspect in the list of an entity. */
export function carriedPart(entity: string, aspect: string): string {
  return `${entityPart(entity)} ${aspect}`;
}

export function methodPart(resource: string, method: string): string {
  return `method ${resource} ${method}`;
}

export function parameterPart(resource: string, method: string, parameter: string): string {
  return `${methodPart(resource, method)} ${parameter}`;
}
