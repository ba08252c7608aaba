import type { CallWriter } from '../calls.js';
import type { MethodDoc, ResourceDoc } from '../docs-catalog.js';
import { html, type Markup } from './html.js';
import { commandBlock, deprecation, docText, link, linkList, memberTable, table, typeMarkup } from './parts.js';

/** A resource with all of its methods. */
export function resourcePage(resource: ResourceDoc, calls: CallWriter): Markup {
  const links = resource.methods.map(({ name }) => link(`#${name}`, name));
  return html`<h1>${resource.name}</h1>
    <p>${docText(resource.doc)}</p>
    <p class="faint">
      Answers are described for callers that send <code>X-RestLi-Protocol-Version: 2.0.0</code>. The examples find
      something once the sample of the README is ingested:
      <code>npx cadastre ingest test/samples/petshop.json</code>
    </p>
    ${linkList(links)} ${resource.methods.map((method) => methodPart(resource, method, calls))}`;
}

function methodPart(resource: ResourceDoc, method: MethodDoc, calls: CallWriter): Markup {
  const { name, doc, deprecated, parameters, returns, errors } = method;
  const example = calls.method(resource.name, method);
  return html`<section id="${name}">
    <h2>${name}</h2>
    <p><code>${requestForm(resource.name, method)}</code></p>
    <p>${deprecation(deprecated)}${docText(doc)}</p>
    ${example === undefined ? '' : commandBlock(example)}
    <h3>Parameters</h3>
    ${memberTable(parameters)}
    <h3>Answer</h3>
    <p>${returns === undefined ? 'An empty body.' : typeMarkup(returns)}</p>
    ${errors.length === 0 ? '' : html`<h3>Refusals</h3>`}
    ${table(errors.map(({ status, when }) => [html`<code>${status}</code>`, html`${when}`]))}
  </section>`;
}

function requestForm(resource: string, { kind, name }: MethodDoc): string {
  switch (kind) {
    case 'action':
      return `POST /${resource}?action=${name}`;
    case 'get':
      return `GET /${resource}/{urn}`;
    case 'batchGet':
      return `GET /${resource}?ids={urn}&ids={urn}`;
    case 'simpleDelete':
      return `DELETE /${resource}`;
    default:
      return `GET /${resource}`;
  }
}
