import { html } from './html.js';
import { docText, firstSentence, typeMarkup } from './parts.js';

describe('html', () => {
  it('escapes texts, in content and in attributes, and leaves markup as it is', () => {
    const text = `<a href="x" title='y'>&`;
    expect(html`<p title="${text}">${text}${html`<b>${1}</b>`}${[html`<i></i>`, html`<u></u>`]}</p>`.text).toBe(
      '<p title="&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;">' +
        '&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;<b>1</b><i></i><u></u></p>',
    );
  });
});

describe('documentation', () => {
  it.each([
    ['Plain.', 'Plain.'],
    ['A `<code>` here.', 'A <code>&#60;code&#62;</code> here.'],
    ['One.\n\nTwo.', 'One.<br /><br />Two.'],
  ])('%j is shown as %s', (doc, shown) => {
    expect(docText(doc).text).toBe(shown);
  });

  it.each([
    ['Short. More.', 'Short.'],
    ['Version 1.2 of it. More.', 'Version 1.2 of it.'],
    ['No end', 'No end'],
    ['', ''],
  ])('of %j, the first sentence is %j', (doc, sentence) => {
    expect(firstSentence(doc)).toBe(sentence);
  });
});

describe('the text of a type', () => {
  it('links each full name in it', () => {
    expect(typeMarkup('map[string, a.b.C]').text).toBe(
      '<code>map[string, <a href="/restli/docs/data/a.b.C" title="a.b.C">C</a>]</code>',
    );
  });
});
