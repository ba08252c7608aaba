import { Diagnostics } from '../../diagnostics/diagnostics.js';
import { GeneratorBug } from '../../invariant.js';
import { SourceFile } from '../../source/source-file.js';
import { plainValue } from '../yaml/plain-value.js';
import { mergeRegistries } from './registry-merge.js';
import { readYaml } from '../yaml/yaml-value.js';

function merged(...texts: readonly [string, ...string[]]): unknown {
  const [first, ...others] = texts.map((text) => {
    const value = readYaml(new SourceFile('entity-registry.yml', text), new Diagnostics());
    if (value === undefined) throw new GeneratorBug(`this is not YAML: ${text}`);
    return value;
  });
  if (first === undefined) throw new GeneratorBug('there is no registry');
  return plainValue(mergeRegistries([first, ...others]));
}

describe('mergeRegistries', () => {
  it('adds aspects to an entity, and replaces other keys', () => {
    const earlier =
      'entities: [{ name: book, doc: Old., category: core, keyAspect: bookKey, aspects: [info, status] }]';
    const later = 'entities: [{ name: Book, doc: New., aspects: [status, price] }]';
    expect(merged(earlier, later)).toEqual({
      entities: [
        { name: 'book', doc: 'New.', category: 'core', keyAspect: 'bookKey', aspects: ['info', 'status', 'price'] },
      ],
    });
  });

  it('adds entities and keys behind what is there', () => {
    expect(merged('entities: [{ name: book }]', 'id: mine\nentities: [{ name: robot }]', 'events: []')).toEqual({
      entities: [{ name: 'book' }, { name: 'robot' }],
      id: 'mine',
      events: [],
    });
  });

  it('keeps two of one name in one registry, to be reported', () => {
    expect(
      merged('entities: [{ name: book }, { name: book }]', 'entities: [{ name: robot }, { name: robot }]'),
    ).toEqual({ entities: [{ name: 'book' }, { name: 'book' }, { name: 'robot' }, { name: 'robot' }] });
  });

  it('keeps what is not a registry, to be reported', () => {
    expect([merged('[]', 'entities: []'), merged('entities: []', '7'), merged('entities: 1', 'entities: []')]).toEqual([
      [],
      7,
      { entities: 1 },
    ]);
  });
});
