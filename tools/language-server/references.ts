import type { SourceFile } from '../source/source-file.js';
import type { Span } from '../source/span.js';
import type { Snapshot } from './snapshot.js';

export type WithDeclaration = 'with-declaration' | 'without-declaration';

/** Where the name at an offset is declared: a type, an aspect by its annotation, an entity in its registry. */
export function definitionAt(snapshot: Snapshot, file: SourceFile, offset: number): Span | undefined {
  const place = snapshot.places.at(file, offset);
  if (place !== undefined) return snapshot.index.byFqn.get(place.fqn)?.node.name.span;
  const named = snapshot.names.at(file, offset);
  if (named === undefined) return undefined;
  const { aspects, entities } = snapshot.names;
  return named.kind === 'aspect' ? aspects.get(named.name)?.span : entities.get(named.name)?.span;
}

/** Every place that names what is named at an offset, in PDL and YAML files of all trees. */
export function referencesAt(
  snapshot: Snapshot,
  { file, offset }: { readonly file: SourceFile; readonly offset: number },
  declaration: WithDeclaration,
): readonly Span[] {
  const definition = definitionAt(snapshot, file, offset);
  const place = snapshot.places.at(file, offset);
  const named = snapshot.names.at(file, offset);
  const places = place === undefined ? [] : snapshot.places.of(place.fqn);
  const texts = place !== undefined || named === undefined ? [] : snapshot.names.of(named.kind, named.name);
  const spans = [...places, ...texts].map(({ span }) => span);
  return declaration === 'with-declaration' ? spans : spans.filter((span) => !isSame(span, definition));
}

function isSame(a: Span, b: Span | undefined): boolean {
  return a.file === b?.file && a.start === b.start;
}
