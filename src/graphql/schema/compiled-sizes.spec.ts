import { buildSchema, parse } from 'graphql';
import { CompiledSizes } from './compiled-sizes.js';

/** An interface of twenty types. */
const SCHEMA = buildSchema(`
  type Query { one: T0 any: Thing }
  interface Thing { name: String }
  ${Array.from({ length: 20 }, (_, at) => `type T${String(at)} implements Thing { name: String }`).join('\n')}
`);

function aliases(count: number, field: string): string {
  return `{ ${Array.from({ length: count }, (_, at) => `a${String(at)}: ${field}`).join(' ')} }`;
}

describe('CompiledSizes', () => {
  it.each([
    ['a field of each of many objects', aliases(200, 'one { name }'), true],
    ['more of them', aliases(300, 'one { name }'), false],
    ['a field that many types have', aliases(20, 'any { name }'), true],
    ['more of these', aliases(30, 'any { name }'), false],
  ])('judges %s', (_what, text, isSmall) => {
    const sizes = new CompiledSizes();
    const document = parse(text);
    expect([sizes.isSmall(SCHEMA, document), sizes.isSmall(SCHEMA, document)]).toEqual([isSmall, isSmall]);
  });
});
