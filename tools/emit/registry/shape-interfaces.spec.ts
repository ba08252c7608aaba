import { readFileSync } from 'node:fs';
import { SHAPE_INTERFACES } from './shape-interfaces.js';

describe('SHAPE_INTERFACES', () => {
  it("repeats the model's declarations of a shape word for word", () => {
    const source = readFileSync(new URL('../../model/model-shape.ts', import.meta.url), 'utf8');
    expect(SHAPE_INTERFACES).toBe(source.replace("'./catalog-model.js'", "'./model.js'"));
  });
});
