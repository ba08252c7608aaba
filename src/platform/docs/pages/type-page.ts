import type { TypeDoc } from '../docs-catalog.js';
import type { DocsUses } from '../docs-uses.js';
import { html, type Markup } from './html.js';
import {
  carried,
  deprecation,
  docText,
  link,
  linkList,
  memberTable,
  pathOf,
  section,
  simpleName,
  typeLink,
  typeMarkup,
} from './parts.js';

/** A named type, and what uses it. */
export function typePage(type: TypeDoc, uses: DocsUses): Markup {
  const { types, methods } = uses.ofType(type.name);
  const aspect = uses.aspectOfRecord(type.name);
  const usedBy = [
    ...(aspect === undefined ? [] : [link(pathOf.aspect(aspect.name), `aspect ${aspect.name}`)]),
    ...types.map(typeLink),
    ...methods.map(methodLink),
  ];
  return html`<h1>${simpleName(type.name)}</h1>
    <p class="faint"><code>${type.name}</code>, a ${type.kind} of <code>${type.source}</code></p>
    <p>${deprecation(type.deprecated)}${docText(type.doc)}${carried(type.annotations)}</p>
    ${type.ref === undefined ? '' : html`<p>Stands for ${typeMarkup(type.ref)}.</p>`}
    ${type.fields === undefined ? '' : html`<h2>Fields</h2>`}
    ${type.fields === undefined ? '' : memberTable(type.fields)}
    ${section(
      'Symbols',
      (type.symbols ?? []).map(({ name, doc, annotations }) => [
        html`<code class="name">${name}</code>`,
        html`${docText(doc)}${carried(annotations)}`,
      ]),
    )}
    <h2>Used by</h2>
    ${usedBy.length === 0 ? html`<p class="faint">Nothing.</p>` : linkList(usedBy)}`;
}

/** @param name `<resource>.<method>` */
function methodLink(name: string): Markup {
  const [resource = '', method = ''] = name.split('.');
  return link(`${pathOf.resource(resource)}#${method}`, name);
}
