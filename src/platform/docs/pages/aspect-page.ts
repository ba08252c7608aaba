import type { CallWriter } from '../calls.js';
import type { AspectDoc, DocsCatalog } from '../docs-catalog.js';
import type { DocsUses } from '../docs-uses.js';
import { html, type Markup } from './html.js';
import { callList, deprecation, docText, link, linkList, memberTable, pathOf, section, typeLink } from './parts.js';

/** What the page of an aspect is made from. */
export interface AspectContents {
  readonly catalog: DocsCatalog;
  readonly uses: DocsUses;
  readonly calls: CallWriter;
}

/** An aspect: its fields, what of it is found by search and leads on, which entities have it, how it is written. */
export function aspectPage(aspect: AspectDoc, { catalog, uses, calls }: AspectContents): Markup {
  const type = catalog.types.find(({ name }) => name === aspect.record);
  const kind = aspect.kind === 'timeseries' ? 'Time-series aspect' : 'Aspect';
  return html`<h1>${aspect.name}</h1>
    <p class="faint">${kind}, a record ${typeLink(aspect.record)}</p>
    <p>${deprecation(type?.deprecated)}${docText(type?.doc ?? '')}</p>
    <h2>Fields</h2>
    ${memberTable(type?.fields ?? [])} ${derivedPart(aspect, catalog)} ${usePart(aspect, uses)}
    ${callPart(aspect, uses.ofAspect(aspect.name)[0], { catalog, calls })}`;
}

/** What is derived from its values. */
function derivedPart({ searchable, relationships }: AspectDoc, catalog: DocsCatalog): Markup {
  return html`${section(
    'Search fields',
    searchable.map(({ name, path, type }) => [
      html`<code class="name">${name}</code>`,
      html`<code>${path}</code>`,
      html`<span class="faint">${type}</span>`,
    ]),
  )}
  ${section(
    'Relationships',
    relationships.map(({ name, path, entityTypes }) => [
      html`<code class="name">${name}</code>`,
      html`<code>${path}</code>`,
      html`${entityTypes.map((destination) => html`${entityReference(destination, catalog)} `)}`,
    ]),
  )}`;
}

function usePart({ name, record }: AspectDoc, uses: DocsUses): Markup {
  const entities = uses.ofAspect(name);
  const { types } = uses.ofType(record);
  const owners = linkList(entities.map((entity) => link(pathOf.entity(entity), entity)));
  const users = html`<p class="faint">Its record is also part of these:</p>
    ${linkList(types.map(typeLink))}`;
  return html`<h2>Used by</h2>
    ${entities.length === 0 ? html`<p class="faint">No entity has it.</p>` : owners} ${types.length === 0 ? '' : users}`;
}

function callPart(
  aspect: AspectDoc,
  entityName: string | undefined,
  { catalog, calls }: Pick<AspectContents, 'calls' | 'catalog'>,
): Markup {
  const entity = catalog.entities.find(({ name }) => name === entityName);
  if (entity === undefined || aspect.example === undefined) return html``;
  return html`<h2>Calls to try</h2>
    ${callList(calls.aspect(aspect, entity))}`;
}

/** Relationships may name entity types that these models do not have. */
function entityReference(name: string, { entities }: DocsCatalog): Markup {
  return entities.some((entity) => entity.name === name) ? link(pathOf.entity(name), name) : html`${name}`;
}
