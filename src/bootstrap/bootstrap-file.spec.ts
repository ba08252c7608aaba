import { servedRegistry } from '../registry/served-registry.js';
import { parseBootstrapFile } from './bootstrap-file.js';

function parse(text: string) {
  return parseBootstrapFile({ path: 'models/bootstrap/x.yml', text }, servedRegistry);
}

describe('a file with first contents', () => {
  it('is a map of URNs, aspects and values', () => {
    const { aspects, problems } = parse('urn:li:tag:a:\n  tagProperties: { name: A }\n  status: { removed: false }\n');
    expect(problems).toEqual([]);
    expect(aspects.map(({ target, aspect, json }) => [target.urn, aspect, json])).toEqual([
      ['urn:li:tag:a', 'tagProperties', '{"name":"A"}'],
      ['urn:li:tag:a', 'status', '{"removed":false}'],
    ]);
  });

  it('leaves out entities whose type the models do not have', () => {
    expect(parse('urn:li:wombat:a:\n  status: {}\n')).toEqual({ aspects: [], problems: [], unknownTypes: ['wombat'] });
  });

  it.each([
    ['- a\n', '1:1 This should be a map from URNs to aspects.'],
    ['urn:li:tag:a: x\n', '1:15 This should be a map from aspects to values.'],
    ['nonsense:\n  status: {}\n', '1:1 Invalid urn: "nonsense"'],
    ['urn:li:tag:a:\n  nonsense: {}\n', '2:3 Entities of the type tag have no aspect "nonsense" to write.'],
    ['urn:li:tag:a:\n  tagKey: { name: a }\n', '2:3 Entities of the type tag have no aspect "tagKey" to write.'],
    ['urn:li:tag:a:\n  status:\n    removed: maybe\n', '3:14 status/removed: "maybe" is not of type boolean'],
    ['urn:li:tag:a:\n  tagProperties:\n    colour: red\n', '3:13 tagProperties/colour: unrecognized field'],
    ['urn:li:tag:a:\n  status: {\n', '3:1 '],
    ['urn:li:tag:a: {}\nurn:li:tag:a: {}\n', '2:1 Map keys must be unique'],
  ])('says where a mistake is: %j', (text, problem) => {
    const { problems } = parse(text);
    expect(problems[0]).toContain(`models/bootstrap/x.yml:${problem}`);
  });
});
