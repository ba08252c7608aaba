import { patchOf, type PlainFields, tableUrn } from '../../../../test/conformance/document.builder.js';
import { searchModels } from '../../../../test/conformance/search-models.builder.js';
import { SearchFields } from '../../../registry/search-fields.js';
import { patchFields } from '../../../text-search/patched-fields.js';
import { documentBody } from './document-body.js';
import { FORMS } from './document-mapping.js';

const MODELS = new SearchFields(searchModels());

function bodyOf(fields: PlainFields): string {
  const patch = patchOf(tableUrn('orders'), fields);
  return documentBody({ urn: patch.urn, entityType: patch.entityType, fields: patchFields(patch) }, MODELS);
}

const BODY = bodyOf({
  browsePaths: { browsePaths: ['/prod/Orders'] },
  datasetProperties: { name: ['Orders "of" pets\n'], description: ['Order'.repeat(2000)], rowCount: [3] },
  editableDatasetProperties: { constructor: ['fine'], ['__proto__']: ['Plain'] },
  globalTags: { tags: ['urn:li:tag:PII', 'urn:li:tag:Gold'], hasTags: [true] },
});

describe('documentBody', () => {
  it('is read and written again as the same text, as which bodies are compared', () => {
    expect(JSON.stringify(JSON.parse(BODY))).toBe(BODY);
  });

  it('has the values of each field in all forms in which it is looked for, forms in one order', () => {
    const body: Readonly<Record<string, object>> = JSON.parse(BODY);
    expect(Object.keys(body).slice(-Object.keys(FORMS).length)).toEqual(Object.values(FORMS));
    const valuesOf = (form: keyof typeof FORMS): ReadonlyMap<string, unknown> =>
      new Map(Object.entries(body[FORMS[form]] ?? {}));
    expect(valuesOf('folded').get('name')).toEqual(['orders "of" pets\n']);
    expect(valuesOf('exact').get('name')).toEqual(['Orders "of" pets\n']);
    expect(valuesOf('exact').get('_entityName')).toEqual(['Orders "of" pets\n']);
    expect(valuesOf('exact').get('__proto__')).toEqual(['Plain']);
    expect(valuesOf('exact').get('hasTags')).toEqual(['true']);
    expect(valuesOf('folded').get('constructor')).toEqual(['fine']);
    expect([...valuesOf('number')]).toEqual([['rowCount', [3]]]);
    expect([...valuesOf('parts').keys()]).toEqual(['description']);
    expect(valuesOf('words').get('tags')).toEqual(['tag pii │ tag gold']);
    expect([...valuesOf('path')]).toEqual([['browsePaths', ['/prod/Orders']]]);
    expect([...valuesOf('below').keys()]).toEqual(['browsePaths']);
  });

  it('has no form of which it has no values', () => {
    const body: object = JSON.parse(bodyOf({}));
    expect(Object.keys(body).filter((name) => name.length === 1)).toEqual(['f', 'x', 'w']);
  });
});
