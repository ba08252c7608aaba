import { completionsAt } from './completion.js';
import { cursorIn } from './workspace.builder.js';

const OTHERS = {
  'shop/Book.pdl':
    'namespace shop\n\n@Aspect = { "name": "book" }\nrecord Book {\n  tags: array[Tag]\n  by: shop.people.Person\n}',
  'shop/Tag.pdl': 'namespace shop\n\nrecord Tag {\n  urn: string\n  when: optional long\n}',
  'shop/people/Person.pdl': 'namespace shop.people\n\n/** Somebody. */\nrecord Person {}',
  'entity-registry.yml':
    'entities:\n  - name: novel\n    doc: A novel.\n    keyAspect: book\n  - name: shelf\n    keyAspect: book\n',
};
const FIELD = 'namespace shop\nrecord New {\n';

/** Labels at the cursor, which `|` marks. */
function labels(path: string, text: string): readonly string[] {
  return completionsAt(cursorIn({ ...OTHERS, [path]: text })).map(({ label }) => label);
}

const cases: readonly (readonly [what: string, path: string, text: string, some: readonly string[]])[] = [
  ['clauses at the start', 'New.pdl', '|', ['namespace', 'record']],
  ['clauses behind imports', 'New.pdl', 'namespace a\nimport shop.Tag\nre|', ['import', 'record']],
  ['full names of imports', 'New.pdl', 'namespace a\nimport shop.|', ['shop.Tag', 'shop.people.Person']],
  ['types of fields', 'New.pdl', `${FIELD}  a: |`, ['string', 'optional', 'Tag', 'Person']],
  ['types of optional fields', 'New.pdl', `${FIELD}  a: optional T|`, ['Tag', 'union']],
  ['types of items', 'New.pdl', `${FIELD}  a: array[|]\n}`, ['Tag']],
  ['types of members', 'New.pdl', `${FIELD}  a: union[null, one: |`, ['Tag', 'string']],
  ['included types', 'New.pdl', 'namespace shop\nrecord New includes Tag, |', ['Book']],
  ['types of typerefs', 'New.pdl', 'namespace shop\ntyperef New = |', ['Tag', 'string']],
  ['annotations', 'New.pdl', `${FIELD}  @Sea|\n  a: string\n}`, ['Searchable', 'Relationship', 'deprecated', 'java']],
  ['keys of annotations', 'New.pdl', `${FIELD}  @Searchable = { | }\n  a: string\n}`, ['fieldType', 'boostScore']],
  ['keys in quotes', 'New.pdl', `${FIELD}  @Searchable = { "fieldType": "TEXT", "bo|" }`, ['boostScore']],
  ['keys below paths', 'New.pdl', `${FIELD}  @Searchable = { "/*": { "|" } }\n  a: array[string]\n}`, ['fieldType']],
  ['keys of inner objects', 'New.pdl', '@Aspect = { "renderSpec": { | } }', ['displayType']],
  ['values of closed sets', 'New.pdl', `${FIELD}  @Searchable = { "fieldType": "|`, ['KEYWORD', 'URN']],
  ['flags', 'New.pdl', `${FIELD}  @Searchable = { "addToFilters": |`, ['true', 'false']],
  ['entities', 'New.pdl', `${FIELD}  @Relationship = { "name": "A", "entityTypes": ["|"] }`, ['novel', 'shelf']],
  ['paths', 'New.pdl', `${FIELD}  @Searchable = { "/|": {} }\n  a: array[Tag]\n}`, ['/*']],
  ['longer paths', 'New.pdl', `${FIELD}  @Searchable = { "/*/|": {} }\n  a: array[Tag]\n}`, ['/*/urn', '/*/when']],
  ['keys of a registry', 'x/entity-registry.yml', 'entities:\n  - name: a\n    |', ['keyAspect', 'aspects', 'doc']],
  ['keys of the first line of an item', 'x/entity-registry.yml', 'entities:\n  - |', ['name']],
  ['aspects of an entity', 'x/entity-registry.yml', 'entities:\n  - name: a\n    aspects:\n      - |', ['book']],
  ['a dash below its key', 'x/entity-registry.yml', 'entities:\n- name: a\n  aspects:\n  - b|', ['book']],
  ['a list in brackets', 'x/entity-registry.yml', 'entities:\n  - name: a\n    aspects: [book, |', ['book']],
  ['the key aspect', 'x/entity-registry.yml', 'entities:\n  - name: a\n    keyAspect: |', ['book']],
  ['words of a registry', 'x/entity-registry.yml', 'entities:\n  - category: |', ['core', 'internal']],
  ['types of RPC', 'rpc/a.yml', 'resource: a\nmethods:\n  - kind: get\n    returns: |', ['shop.Tag']],
  ['kinds of RPC', 'rpc/a.yml', 'resource: a\nmethods:\n  - kind: |', ['get', 'action']],
  ['keys of patches', 'patches.yml', 'arrays:\n  |', ['book']],
  ['sections of rules', 'rules.yml', '|', ['defaults', 'timeline']],
  ['entities of rules', 'rules.yml', 'defaults:\n  |', ['novel']],
];

describe('completion', () => {
  it.each(cases)('offers %s', (_, path, text, some) => {
    expect(labels(path, text)).toEqual(expect.arrayContaining([...some]));
  });

  it.each([
    ['in comments', 'New.pdl', `${FIELD}  // a: |`],
    ['in doc comments', 'New.pdl', `${FIELD}  /** @Sea| */`],
    ['for names of fields', 'New.pdl', `${FIELD}  |`],
    ['behind a type', 'New.pdl', `${FIELD}  a: string |`],
    ['behind an annotation without a value', 'New.pdl', `${FIELD}  @deprecated\n  |`],
    ['for symbols of enums', 'New.pdl', 'namespace shop\nenum New {\n  A\n  |'],
    ['in free texts', 'New.pdl', `${FIELD}  @Searchable = { "fieldName": "|`],
    ['in YAML that is no model file', 'x.yml', 'entities:\n  - |'],
    ['in comments of YAML', 'rules.yml', '# |'],
  ])('offers nothing %s', (_, path, text) => {
    expect(labels(path, text)).toEqual([]);
  });

  it('brings the import of a type of another namespace, and none of others', () => {
    const items = completionsAt(cursorIn({ ...OTHERS, 'New.pdl': `${FIELD}  a: |\n}` }));
    const edits = (label: string) => items.find((item) => item.label === label)?.additionalTextEdits;
    expect(edits('Tag')).toBeUndefined();
    expect(edits('Person')).toEqual([
      {
        range: { start: { line: 0, character: 14 }, end: { line: 0, character: 14 } },
        newText: '\n\nimport shop.people.Person',
      },
    ]);
  });

  it('replaces what is typed, quotes left as they are', () => {
    const [item] = completionsAt(
      cursorIn({ ...OTHERS, 'New.pdl': `${FIELD}  @Relationship = { "entityTypes": ["no|"] }` }),
    );
    expect(item?.textEdit).toEqual({
      range: { start: { line: 2, character: 37 }, end: { line: 2, character: 39 } },
      newText: 'novel',
    });
  });
});
