import { printDoc, readDoc } from './doc-comment.js';

/** Doc comment as written -> its text. */
const cases: readonly (readonly [raw: string, text: string])[] = [
  ['/** One line. */', 'One line.'],
  ['/**One line.*/', 'One line.'],
  ['/** */', ''],
  ['/**\n * First.\n * Second.\n */', 'First.\nSecond.'],
  ['/** First.\n  * Second. */', 'First.\nSecond.'],
  ['/**\r\n * First.\r\n */', 'First.'],
  ['/**\n *   indented\n *\n * after a gap  \n */', '  indented\n\nafter a gap'],
  ['/**\n * * a list\n */', '* a list'],
  ['/**\n    No margin,\n      deeper.\n */', 'No margin,\n  deeper.'],
  ['/**\n *no blank after the margin\n */', 'no blank after the margin'],
  ['/** &#47;&#42; marked &#42;&#47; &lt;b&gt; &amp;amp; &eacute;&#x20AC; */', '/* marked */ <b> &amp; é€'],
  ['/** &unknown; &#0; &#xD800; & */', '&unknown; &#0; &#xD800; &'],
  ['/** `code` and "quotes" – dash */', '`code` and "quotes" – dash'],
];

describe('readDoc', () => {
  it.each(cases)('reads %j', (raw, text) => {
    expect(readDoc(raw)).toEqual(text);
  });
});

describe('printDoc', () => {
  it.each(cases)('prints the text of %j so that it parses to the same', (_raw, text) => {
    expect(readDoc(printDoc(text, '  ', 40).trim())).toEqual(text);
  });

  it('writes comment markers as entities', () => {
    expect(printDoc('a */ b /* c\n\nd', '  ', 40)).toEqual(
      '  /**\n   * a &#42;&#47; b &#47;&#42; c\n   *\n   * d\n   */',
    );
  });

  it('writes text within the limit on one line', () => {
    expect([printDoc('short', '  ', 14), printDoc('short', '  ', 13), printDoc(' set in', '', 99)]).toEqual([
      '  /** short */',
      '  /**\n   * short\n   */',
      '/**\n *  set in\n */',
    ]);
  });
});
