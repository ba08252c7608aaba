import type { DocsCatalog, TypeDoc } from './docs-catalog.js';
import { firstSentence, pathOf, simpleName } from './pages/parts.js';

/** A page, or a part of one, as the search of the pages finds it. `also`: further names that lead to it. */
export interface SearchEntry {
  readonly kind: 'aspect' | 'entity' | 'method' | 'resource' | 'type';
  readonly name: string;
  readonly path: string;
  readonly doc: string;
  readonly also: string;
}

/** Everything that has a page, in the order in which equal matches are shown. */
export function searchEntries({ entities, aspects, resources, types }: DocsCatalog): readonly SearchEntry[] {
  const byName = new Map(types.map((type) => [type.name, type]));
  const records = new Set(aspects.map(({ record }) => record));
  return [
    ...entities.map(({ name, doc }): SearchEntry => ({
      kind: 'entity',
      name,
      path: pathOf.entity(name),
      doc: firstSentence(doc),
      also: '',
    })),
    ...aspects.map(({ name, record, searchable }): SearchEntry => {
      const type = byName.get(record);
      const also = [record, membersOf(type), ...searchable.map((field) => field.name)].join(' ');
      return { kind: 'aspect', name, path: pathOf.aspect(name), doc: firstSentence(type?.doc ?? ''), also };
    }),
    ...resources.flatMap(({ name: resource, doc, methods }): readonly SearchEntry[] => [
      { kind: 'resource', name: resource, path: pathOf.resource(resource), doc: firstSentence(doc), also: '' },
      ...methods.map(({ name, doc: about, parameters }): SearchEntry => ({
        kind: 'method',
        name: `${resource}.${name}`,
        path: `${pathOf.resource(resource)}#${name}`,
        doc: firstSentence(about),
        also: parameters.map((parameter) => parameter.name).join(' '),
      })),
    ]),
    ...types
      .filter(({ name }) => !records.has(name))
      .map((type): SearchEntry => {
        const also = `${type.name} ${membersOf(type)}`;
        return {
          kind: 'type',
          name: simpleName(type.name),
          path: pathOf.type(type.name),
          doc: firstSentence(type.doc),
          also,
        };
      }),
  ];
}

function membersOf(type: TypeDoc | undefined): string {
  return [...(type?.fields ?? []), ...(type?.symbols ?? [])].map(({ name }) => name).join(' ');
}
