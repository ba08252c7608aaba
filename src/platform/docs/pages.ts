import type {
  AspectDoc,
  CarriedDoc,
  DocsCatalog,
  EntityDoc,
  MemberDoc,
  MethodDoc,
  ResourceDoc,
  TypeDoc,
} from './docs-catalog.js';
import { html, Markup } from './html.js';

const STYLE = new Markup(`
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; color: #1c2733; }
  table { border-collapse: collapse; width: 100%; margin: .5rem 0 1.5rem; }
  th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid #d8dee5; }
  code { font-size: .92em; }
  a { color: #0b5cad; text-decoration: none; } a:hover { text-decoration: underline; }
  .faint { color: #66727f; }`);

const FULL_NAME = /[a-z]\w*(?:\.\w+)+/gi;

/** The index page, with a link to everything. */
export function indexPage(catalog: DocsCatalog): string {
  const records = new Map(catalog.aspects.map((aspect) => [aspect.name, aspect]));
  const body = html` <h1>Cadastre</h1>
    <h2>Resources</h2>
    <table>
      ${catalog.resources.map(
        (resource) =>
          html`<tr>
            <td><a href="/restli/docs/rest/${resource.name}">${resource.name}</a></td>
            <td>${resource.doc}</td>
          </tr>`,
      )}
    </table>
    <h2>Entities</h2>
    <table>
      ${catalog.entities.map((entity) => entityRow(entity, records))}
    </table>
    <h2>Types</h2>
    <table>
      ${catalog.types.map(
        (type) =>
          html`<tr>
            <td>${typeLink(type.name)}</td>
            <td>${type.doc}</td>
          </tr>`,
      )}
    </table>`;
  return page('Documentation', body);
}

function entityRow(entity: EntityDoc, aspects: ReadonlyMap<string, AspectDoc>): Markup {
  const links = entity.aspects.map((name) => {
    const record = aspects.get(name)?.record ?? name;
    return html`<a href="/restli/docs/data/${record}">${name}</a> `;
  });
  return html`<tr>
    <td>${entity.name}</td>
    <td>${entity.doc}<br /><code>${entity.urn}</code><br />${links}</td>
  </tr>`;
}

export function resourcePage(resource: ResourceDoc): string {
  const methods = resource.methods.map((method) => methodPart(resource, method));
  return page(
    resource.name,
    html`<h1>${resource.name}</h1>
      <p>${resource.doc}</p>
      ${methods}`,
  );
}

function methodPart(resource: ResourceDoc, method: MethodDoc): Markup {
  const errors = method.errors.map(
    ({ status, when }) =>
      html`<tr>
        <td>${status}</td>
        <td>${when}</td>
      </tr>`,
  );
  return html` <h2 id="${method.name}"><code>${requestForm(resource.name, method)}</code></h2>
    ${deprecation(method.deprecated)}
    <p>${method.doc}</p>
    ${memberTable(method.parameters)}
    <p>Answers ${method.returns === undefined ? 'an empty body' : typeMarkup(method.returns)}.</p>
    <table>
      ${errors}
    </table>`;
}

function requestForm(resource: string, { kind, name }: MethodDoc): string {
  switch (kind) {
    case 'action':
      return `POST /${resource}?action=${name}`;
    case 'get':
      return `GET /${resource}/{urn}`;
    case 'batchGet':
      return `GET /${resource}?ids=List({urn},{urn})`;
    default:
      return `GET /${resource}`;
  }
}

/** @param aspect the aspect whose record the type is, if any */
export function typePage(type: TypeDoc, aspect: AspectDoc | undefined): string {
  const symbols = type.symbols?.map(
    ({ name, doc, annotations }) =>
      html`<tr>
        <td><code>${name}</code></td>
        <td>${doc}${carried(annotations)}</td>
      </tr>`,
  );
  const body = html` <h1>${type.name}</h1>
    <p class="faint">${type.kind}${aspect === undefined ? '' : `, ${aspect.kind} aspect ${aspect.name}`}</p>
    ${deprecation(type.deprecated)}
    <p>${type.doc}${carried(type.annotations)}</p>
    ${type.ref === undefined ? '' : html`<p>Stands for ${typeMarkup(type.ref)}.</p>`}
    ${type.fields === undefined ? '' : memberTable(type.fields)}
    ${
      symbols === undefined
        ? ''
        : html`<table>
            ${symbols}
          </table>`
    }
    ${aspect === undefined ? '' : aspectPart(aspect)}`;
  return page(type.name, body);
}

function aspectPart({ searchable, relationships }: AspectDoc): Markup {
  const fields = searchable.map(
    ({ name, path, type }) =>
      html`<tr>
        <td><code>${name}</code></td>
        <td>${path}</td>
        <td>${type}</td>
      </tr>`,
  );
  const edges = relationships.map(
    ({ name, path, entityTypes }) =>
      html`<tr>
        <td><code>${name}</code></td>
        <td>${path}</td>
        <td>${entityTypes.join(', ')}</td>
      </tr>`,
  );
  return html` ${
    fields.length === 0
      ? ''
      : html`<h2>Search fields</h2>
          <table>
            ${fields}
          </table>`
  }
  ${
    edges.length === 0
      ? ''
      : html`<h2>Relationships</h2>
          <table>
            ${edges}
          </table>`
  }`;
}

function memberTable(members: readonly MemberDoc[]): Markup {
  if (members.length === 0) return html`<p class="faint">No members.</p>`;
  const rows = members.map(
    (member) =>
      html`<tr>
        <td><code>${member.name}</code></td>
        <td>${typeMarkup(member.type)}</td>
        <td class="faint">${presence(member)}</td>
        <td>${deprecation(member.deprecated)}${member.doc}${carried(member.annotations)}</td>
      </tr>`,
  );
  return html`<table>
    ${rows}
  </table>`;
}

function presence({ presence: word, default: fallback }: MemberDoc): string {
  return fallback === undefined ? word : `default ${JSON.stringify(fallback)}`;
}

function deprecation(reason: string | true | undefined): Markup {
  if (reason === undefined) return html``;
  return html`<p><strong>Deprecated.</strong> ${reason === true ? '' : reason}</p>`;
}

/** Annotations as a model file writes them, one per line. */
function carried(annotations: CarriedDoc = {}): readonly Markup[] {
  return Object.entries(annotations).map(
    ([name, value]) => html`<br /><code class="faint">@${name} = ${JSON.stringify(value)}</code>`,
  );
}

/** A type's text with a link on each full name in it. */
function typeMarkup(text: string): Markup {
  const parts: Markup[] = [];
  let from = 0;
  for (const match of text.matchAll(FULL_NAME)) {
    parts.push(html`${text.slice(from, match.index)}`, typeLink(match[0]));
    from = match.index + match[0].length;
  }
  return html`<code>${parts}${text.slice(from)}</code>`;
}

function typeLink(name: string): Markup {
  return html`<a href="/restli/docs/data/${name}" title="${name}">${name.slice(name.lastIndexOf('.') + 1)}</a>`;
}

function page(title: string, body: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <p><a href="/restli/docs">Documentation</a></p>
        ${body}
      </body>
    </html> `.text;
}
