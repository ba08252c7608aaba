import { docComment, TypeScriptFile } from './typescript-file.js';

describe('TypeScriptFile', () => {
  it('prints each import once, sorted, and a type as a type', () => {
    const file = new TypeScriptFile('a/b.ts', 'com/B.pdl');
    file.print(`const z: ${file.type('Z', './z.js')} = ${file.value('z', './z.js')};`);
    file.print(`const a: ${file.type('A', './a.js')} = ${file.module('m', './m.js')}.a;`);
    file.type('A', './a.js');
    expect(file.output()).toEqual({
      path: 'a/b.ts',
      text: [
        '// @generated from models/com/B.pdl by "npm run generate". Do not edit.',
        "import type { A } from './a.js';",
        "import * as m from './m.js';",
        "import { type Z, z } from './z.js';",
        '',
        'const z: Z = z;',
        'const a: A = m.a;',
        '',
      ].join('\n'),
    });
  });

  it('imports a name as a value when it is used as one', () => {
    const file = new TypeScriptFile('a.ts', '');
    file.type('Both', './both.js');
    file.value('Both', './both.js');
    file.type('Both', './both.js');
    expect(file.output().text).toContain("import { Both } from './both.js';");
  });
});

describe('docComment', () => {
  it('cannot be ended by its text', () => {
    expect(docComment('first */ second\nthird', '  ')).toEqual([
      '  /**',
      '   * first *\\/ second',
      '   * third',
      '   */',
    ]);
  });

  it('is nothing without text', () => {
    expect(docComment(' \n')).toEqual([]);
  });
});
