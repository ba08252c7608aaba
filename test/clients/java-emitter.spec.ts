import { emitFromJava } from './java-emitter.js';
import { ServedCatalog } from './served-catalog.js';

const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,java.emitted,PROD)';
const catalog = new ServedCatalog();

beforeAll(() => catalog.start());
afterAll(() => catalog.dispose());

describe('the emitter for Java', () => {
  it('RestEmitter.testConnection: finds the service', async () => {
    expect(await emitFromJava(catalog.url, 'test')).toBe(true);
  });

  it('RestEmitter.emit: writes an aspect with text of any script', async () => {
    expect(await emitFromJava(catalog.url, 'emit', URN, 'Größe 猫 😀')).toMatchObject({ isSuccess: true });
    expect(await catalog.aspect(URN, 'datasetProperties')).toMatchObject({ description: 'Größe 猫 😀' });
  });

  it('RestEmitter.emit: hands over the reason of a refusal', async () => {
    const answer = await emitFromJava(catalog.url, 'emit', 'urn:li:dataset:none', 'x', 'urn:li:dataset:none');
    expect(answer).toEqual({ isSuccess: false, names: true });
  });
});
