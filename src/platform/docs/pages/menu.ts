import type { DocsCatalog } from '../docs-catalog.js';
import { html, type Markup } from './html.js';
import { PAGES, pathOf } from './parts.js';

/** What the documentation has, with the page that is shown marked. Its search needs a script. */
export function menu({ resources, entities, aspects }: DocsCatalog, current: string): Markup {
  return html`<nav id="menu" aria-label="Documentation">
    <a class="closer" href="#">Close</a>
    <div class="finder">
      <input
        id="search"
        type="search"
        placeholder="Search ( / )"
        aria-label="Search the documentation"
        autocomplete="off"
        spellcheck="false"
        hidden
      />
    </div>
    <ul id="results" hidden></ul>
    <div id="contents">
      <ul>
        ${item(PAGES, 'Overview', current)}
      </ul>
      ${list('Resources', resources, { pathOf: pathOf.resource, current })}
      ${list('Entities', entities, { pathOf: pathOf.entity, current })}
      ${list('Aspects', aspects, { pathOf: pathOf.aspect, current })}
    </div>
  </nav>`;
}

function list(
  heading: string,
  items: readonly { readonly name: string }[],
  { pathOf: path, current }: { readonly pathOf: (name: string) => string; readonly current: string },
): Markup {
  return html`<h2>${heading}</h2>
    <ul>
      ${items.map(({ name }) => item(path(name), name, current))}
    </ul>`;
}

function item(path: string, name: string, current: string): Markup {
  const mark = path === current ? html` aria-current="page"` : '';
  return html`<li><a href="${path}" ${mark}>${name}</a></li>`;
}
