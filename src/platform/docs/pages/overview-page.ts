import type { CallWriter } from '../calls.js';
import type { DocsCatalog, TypeDoc } from '../docs-catalog.js';
import { html, type Markup } from './html.js';
import { callList, docText, firstSentence, link, linkList, pathOf, section, typeLink } from './parts.js';

/** What there is, with a link to everything. */
export function overviewPage(catalog: DocsCatalog, calls: CallWriter): Markup {
  const { resources, entities, aspects, types } = catalog;
  const docs = new Map(types.map(({ name, doc }) => [name, doc]));
  return html`<h1>Documentation</h1>
    <p>
      An entity, such as a dataset, is known by its URN. What is known of it are its aspects: records that are written,
      versioned and read as wholes. RPC resources write and read them, <a href="/api/graphql">GraphQL</a> reads them as
      types with fields, and the command line does both. <a href="/openapi.json">openapi.json</a> describes the
      resources to programs, and every page here is JSON with <code>?format=json</code>.
    </p>
    ${callList([
      { title: 'From a terminal', command: calls.cadastre('search', '--count', '5') },
      {
        title: 'Over HTTP',
        command: calls.post('/entities?action=searchAcrossEntities', { input: '*', start: 0, count: 5 }),
      },
      { title: 'Over GraphQL', command: calls.graphql('{ searchAcrossEntities(input: { query: "*" }) { total } }') },
    ])}
    ${section(
      'Resources',
      resources.map(({ name, doc }) => [link(pathOf.resource(name), name), docText(doc)]),
    )}
    ${section(
      'Entities',
      entities.map(({ name, doc, urn }) => [
        link(pathOf.entity(name), name),
        html`${docText(doc)}<br /><code class="faint">${urn}</code>`,
      ]),
    )}
    ${section(
      'Aspects',
      aspects.map(({ name, record }) => [
        link(pathOf.aspect(name), name),
        docText(firstSentence(docs.get(record) ?? '')),
      ]),
    )}
    <h2>Types</h2>
    ${namespaces(types).map(
      ([namespace, members]) =>
        html`<details>
          <summary>${namespace === '' ? 'No namespace' : namespace}</summary>
          ${linkList(members.map(({ name }) => typeLink(name)))}
        </details>`,
    )}`;
}

function namespaces(types: readonly TypeDoc[]): readonly (readonly [string, readonly TypeDoc[]])[] {
  const found = new Map<string, TypeDoc[]>();
  for (const type of types) {
    const namespace = type.name.slice(0, Math.max(0, type.name.lastIndexOf('.')));
    const members = found.get(namespace);
    if (members === undefined) found.set(namespace, [type]);
    else members.push(type);
  }
  return [...found];
}
