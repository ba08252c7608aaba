import { completionsAt } from './completion.js';
import { formattingEdits } from './formatting.js';
import { hoverAt } from './hover.js';
import { referencesAt } from './references.js';
import { renameType } from './rename.js';
import { documentSymbols } from './symbols.js';
import { uriIn, workspaceOf } from './workspace.builder.js';

const PDL = `namespace shop
import other.Thing

/** Doc 📚. */
@Aspect = { "name": "book", "renderSpec": { "displayName": "a\\"b" } }
record Book includes Base {
  @Searchable = { "/*/urn": { "fieldType": "URN", "weightsPerFieldValue": { "a": 1.5 } } }
  tags: array[union[null, one: map[string, Tag]]] = [] // end
  \`record\`: optional enum Kind { A @deprecated = "no" B }
}
`;
const YAML = `entities:
  - name: book
    doc: 'it''s: one'
    keyAspect: book
    aspects: [book, "book"]
  - { name: flow, keyAspect: book }
events:
# end
`;

describe('unfinished text', () => {
  it.each([
    ['shop/Book.pdl', PDL],
    ['entity-registry.yml', YAML],
  ])('of %s, cut off at any place, is answered without a failure', (path, text) => {
    for (let length = 0; length <= text.length; length++) {
      const workspace = workspaceOf({ 'shop/Tag.pdl': 'namespace shop\nrecord Tag { urn: string }' });
      workspace.edit(uriIn(path), text.slice(0, length));
      const snapshot = workspace.snapshot();
      const file = workspace.fileAt(uriIn(path));
      if (file === undefined) throw new RangeError('the file is not there');
      for (const offset of [length, Math.floor(length / 2)]) {
        completionsAt({ snapshot, file, offset });
        hoverAt(snapshot, file, offset);
        renameType(snapshot, { file, offset }, 'New');
        expect(referencesAt(snapshot, { file, offset }, 'with-declaration')).toEqual(expect.any(Array));
      }
      if (path.endsWith('.pdl')) documentSymbols(snapshot.documentOf(file));
      formattingEdits(file);
      snapshot.compile().finish();
    }
  });
});
