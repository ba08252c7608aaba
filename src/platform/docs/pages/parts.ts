import type { PageCall } from '../calls.js';
import type { CarriedDoc, MemberDoc } from '../docs-catalog.js';
import { FULL_NAME } from '../docs-uses.js';
import { html, type Markup } from './html.js';

export const PAGES = '/restli/docs';

/** Addresses of pages, by what they are about. */
export const pathOf = {
  resource: (name: string): string => `${PAGES}/rest/${encodeURIComponent(name)}`,
  entity: (name: string): string => `${PAGES}/entity/${encodeURIComponent(name)}`,
  aspect: (name: string): string => `${PAGES}/aspect/${encodeURIComponent(name)}`,
  type: (name: string): string => `${PAGES}/data/${encodeURIComponent(name)}`,
};

/** The part of a full name after its last dot. */
export function simpleName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

export function link(path: string, name: string): Markup {
  return html`<a href="${path}">${name}</a>`;
}

export function typeLink(name: string): Markup {
  return html`<a href="${pathOf.type(name)}" title="${name}">${simpleName(name)}</a>`;
}

/** A type's text with a link on each full name in it. */
export function typeMarkup(text: string): Markup {
  const parts: Markup[] = [];
  let from = 0;
  for (const match of text.matchAll(FULL_NAME)) {
    parts.push(html`${text.slice(from, match.index)}`, typeLink(match[0]));
    from = match.index + match[0].length;
  }
  return html`<code>${parts}${text.slice(from)}</code>`;
}

/** Documentation of a model: what stands between backticks is code, a blank line ends a paragraph. */
export function docText(doc: string): Markup {
  return html`${doc.split(/\n\s*\n/).map((paragraph, at) => html`${at === 0 ? '' : html`<br /><br />`}${line(paragraph)}`)}`;
}

function line(text: string): Markup {
  return html`${text.split('`').map((part, at) => (at % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))}`;
}

/** The first sentence of a documentation. */
export function firstSentence(doc: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(doc)?.[0] ?? doc;
}

/** Rows of cells. Nothing when there are none. */
export function table(rows: readonly (readonly Markup[])[]): Markup {
  if (rows.length === 0) return html``;
  const lines = rows.map(
    (cells) =>
      html`<tr>
        ${cells.map((cell) => html`<td>${cell}</td>`)}
      </tr>`,
  );
  return html`<table>
    ${lines}
  </table>`;
}

/** A heading and what stands below it; nothing without rows. */
export function section(heading: string, rows: readonly (readonly Markup[])[]): Markup {
  return rows.length === 0
    ? html``
    : html`<h2>${heading}</h2>
        ${table(rows)}`;
}

/** Links in a row. */
export function linkList(links: readonly Markup[]): Markup {
  return html`<p class="links">${links.map((one) => html`${one} `)}</p>`;
}

/** Fields of a record, or parameters of a method. */
export function memberTable(members: readonly MemberDoc[]): Markup {
  if (members.length === 0) return html`<p class="faint">None.</p>`;
  return table(
    members.map((member) => [
      html`<code class="name">${member.name}</code>`,
      typeMarkup(member.type),
      html`<span class="faint long">${presence(member)}</span>`,
      html`${deprecation(member.deprecated)}${docText(member.doc)}${carried(member.annotations)}`,
    ]),
  );
}

function presence({ presence: stated, default: fallback }: MemberDoc): string {
  return fallback === undefined ? stated : `default ${JSON.stringify(fallback)}`;
}

export function deprecation(reason: string | true | undefined): Markup {
  if (reason === undefined) return html``;
  return html`<strong class="deprecated">Deprecated.</strong> ${reason === true ? '' : html`${reason} `}`;
}

/** Annotations as a model file writes them, one per line. */
export function carried(annotations: CarriedDoc = {}): readonly Markup[] {
  return Object.entries(annotations).map(
    ([name, value]) => html`<br /><code class="faint">@${name} = ${JSON.stringify(value)}</code>`,
  );
}

/** Commands to paste, each below its sentence. */
export function callList(calls: readonly PageCall[]): readonly Markup[] {
  return calls.map(
    ({ title, command }) =>
      html`<h3>${title}</h3>
        ${commandBlock(command)}`,
  );
}

export function commandBlock(command: string): Markup {
  return html`<pre class="call"><code>${command}</code></pre>`;
}
