import { counted } from '../kernel/counted.js';
import { CallWriter, commandBlock, framedPage, html, pathOf, type Markup } from '../platform/docs/index.js';
import type { CatalogCounts } from './entity-counts.js';

/** What the page says. `problem`: why no requests should be sent now. `sample`: path of a file to ingest first. */
export interface HomeContent {
  readonly origin: string;
  readonly version: string;
  readonly problem: string | undefined;
  readonly counts: CatalogCounts | undefined;
  readonly sample: string | undefined;
}

/** The page for a person who follows the address of the service. */
export function homePage(content: HomeContent): string {
  const { origin, version, problem, counts } = content;
  const body = html`<h1>Cadastre</h1>
    <p class="faint">
      Version ${version}. A metadata catalog: it records what data exists, finds it, and traces what depends on what.
    </p>
    <p>
      ${problem === undefined ? html`The service is ready.` : html`<strong class="deprecated">Not ready.</strong> ${problem}`}
    </p>
    <h2>What is in it</h2>
    ${countPart(counts)}
    <h2>Three calls to try</h2>
    ${callPart(content)}
    <h2>Read on</h2>
    <table>
      <tr>
        <td><a href="/api/graphql">GraphiQL</a></td>
        <td>Ask in GraphQL, with completion. It opens with a search, an entity, its lineage and an edit.</td>
      </tr>
      <tr>
        <td><a href="/restli/docs">Documentation</a></td>
        <td>Every resource, entity, aspect and type, with calls to paste.</td>
      </tr>
      <tr>
        <td><a href="/openapi.json">openapi.json</a></td>
        <td>The same for programs.</td>
      </tr>
      <tr>
        <td><a href="/health">Health</a></td>
        <td>Whether requests may be sent, for supervisors.</td>
      </tr>
      <tr>
        <td><a href="/metrics">Metrics</a></td>
        <td>Figures for Prometheus.</td>
      </tr>
    </table>`;
  return framedPage({ title: 'Home', origin, body });
}

function countPart(counts: CatalogCounts | undefined): Markup {
  if (counts === undefined) return html`<p>The search index is not ready, so nothing can be counted yet.</p>`;
  const { total, byType } = counts;
  if (total === 0) return html`<p>Nothing yet.</p>`;
  return html`<p>
      ${total === 1 ? 'One entity' : `${total.toLocaleString('en-US')} entities`} of ${counted(byType.length, 'type')}.
    </p>
    <ul class="counts">
      ${byType.map(
        ({ entityType, count }) =>
          html`<li>
            <a href="${pathOf.entity(entityType)}"><strong>${count.toLocaleString('en-US')}</strong> ${entityType}</a>
          </li>`,
      )}
    </ul>`;
}

/** With nothing to read, the first call is one that writes. */
function callPart({ origin, counts, sample }: HomeContent): Markup {
  const calls = new CallWriter(origin);
  const query = '{ searchAcrossEntities(input: { query: "*" }) { total searchResults { entity { urn type } } } }';
  const example = counts?.example;
  const first =
    example === undefined
      ? { title: 'Fill it with a small sample', command: calls.cadastre('ingest', sample ?? 'FILE') }
      : { title: 'Read an entity', command: calls.get(`/entitiesV2/${encodeURIComponent(example)}`) };
  return html`<h3>${first.title}</h3>
    ${commandBlock(first.command)}
    <h3>Search from a terminal</h3>
    ${commandBlock(calls.cadastre('search', '--count', '5'))}
    <h3>Search over GraphQL</h3>
    ${commandBlock(calls.graphql(query))}`;
}
