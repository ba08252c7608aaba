import { exampleAspect, type CallWriter } from '../calls.js';
import type { DocsCatalog, EntityDoc } from '../docs-catalog.js';
import type { DocsUses } from '../docs-uses.js';
import { html, type Markup } from './html.js';
import { callList, docText, firstSentence, link, pathOf, section } from './parts.js';

/** An entity type: its URN, its aspects, what may point at it, and how it is written and read. */
export function entityPage(entity: EntityDoc, catalog: DocsCatalog, uses: DocsUses, calls: CallWriter): Markup {
  const docs = new Map(catalog.types.map(({ name, doc }) => [name, doc]));
  const aspect = exampleAspect(entity, catalog);
  return html`<h1>${entity.name}</h1>
    <p class="faint">Entity, known by <code>${entity.urn}</code></p>
    <p>${docText(entity.doc)}</p>
    ${section(
      'Aspects',
      entity.aspects.map((name) => {
        const { record = '', kind = '' } = uses.aspect(name) ?? {};
        const isKey = name === entity.keyAspect;
        return [
          link(pathOf.aspect(name), name),
          html`<span class="faint">${isKey ? 'key' : kind === 'timeseries' ? 'time series' : ''}</span>`,
          docText(firstSentence(docs.get(record) ?? '')),
        ];
      }),
    )}
    ${section(
      'Used by',
      uses
        .ofEntity(entity.name)
        .map(({ aspect: from, name, path }) => [
          link(pathOf.aspect(from), from),
          html`<code>${path}</code>`,
          html`<span class="faint">${name}</span>`,
        ]),
    )}
    ${aspect === undefined ? '' : html`<h2>Calls to try</h2>`}
    ${aspect === undefined ? [] : callList(calls.entity(entity, aspect))}`;
}
