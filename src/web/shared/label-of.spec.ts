import { readFileSync } from 'node:fs';
import { labelAspects, labelOf } from './label-of.js';
import { PageModels } from './page-models.js';

const FILE = new URL('../../../generated/web/models.json', import.meta.url);
const models = PageModels.parse(readFileSync(FILE, 'utf8'));
const PETS = 'urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.public.pets,PROD)';

describe('the label of an entity', () => {
  it('has the longer name of its key, what people wrote of it, and its platform', () => {
    const aspects = new Map<string, unknown>([
      ['datasetProperties', { name: 'pets', description: 'From the source.' }],
      ['editableDatasetProperties', { description: 'By people.' }],
    ]);
    expect(labelOf(PETS, aspects, models)).toEqual({
      urn: PETS,
      entityType: 'dataset',
      name: 'petshop.public.pets',
      platform: 'urn:li:dataPlatform:postgres',
      description: 'By people.',
    });
  });

  it.each([
    ['urn:li:corpuser:maya', 'maya', ''],
    ['urn:li:tag:personal%20data', 'personal data', ''],
    ['urn:li:chart:(looker,baz)', 'baz', 'looker'],
    ['urn:li:wombat:one', 'one', ''],
    ['no urn', 'no urn', ''],
  ])('is what its URN says, where nothing is stored: %s', (urn, name, platform) => {
    expect(labelOf(urn, new Map(), models)).toMatchObject({ name, platform, description: '' });
  });

  it('takes the aspects that it reads from the models', () => {
    expect(labelAspects('dataset', models)).toEqual(
      expect.arrayContaining(['datasetProperties', 'editableDatasetProperties', 'dataPlatformInstance']),
    );
    expect(labelAspects('wombat', models)).toEqual([]);
  });
});
