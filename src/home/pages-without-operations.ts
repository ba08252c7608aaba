import { framedText } from './framed-text.js';

/**
 * Stands at the addresses of pages where the models have no operation that the pages need. It shows nothing of the
 * catalog.
 * @param missing such as `Query.search`
 */
export function pagesWithoutOperations(missing: readonly string[]): string {
  const names = missing.map((name) => `<code>${name}</code>`).join(', ');
  return framedText(
    'There are no pages for these models',
    `<p>The service is ready, but its pages ask in GraphQL for what these models do not have: ${names}. Models that are
joined with the standard ones have it (<code>npm run generate -- --models models --models DIR</code>).</p>
<p>Everything else works: RPC, GraphQL, the command line and the documentation are made of these models.</p>`,
  );
}
