import { readInstalledNow, readPackageFile } from '../../assets/index.js';
import { storedContent, type StoredContent } from '../../platform/http/index.js';

/** A file that the page loads, from the packages that are installed anyway: nothing comes from elsewhere. */
export interface GraphiqlFile {
  readonly name: string;
  readonly read: () => StoredContent;
}

const SCRIPT = 'text/javascript; charset=utf-8';

/** Operations to try, as texts: those of `models/graphql/documents/examples`. */
const EXAMPLES = 'generated/service/docs/graphql-examples.json';

/** A file of its own: a page whose scripts stand elsewhere can forbid all others. Each example gets a tab. */
const PAGE_SCRIPT = `
const { endpoint } = document.currentScript.dataset;
const fetcher = (operation) => fetch(endpoint, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(operation),
}).then((answer) => answer.json());
// An address can bring a query along, which gets a tab of its own: by itself only where there are tabs of earlier visits.
const query = new URLSearchParams(location.search).get('query') ?? undefined;
const defaultTabs = [...(query === undefined ? [] : [query]), ...EXAMPLES].map((text) => ({ query: text }));
ReactDOM.createRoot(document.getElementById('graphiql')).render(React.createElement(GraphiQL, { fetcher, defaultTabs, query }));
`;

export const GRAPHIQL_FILES: readonly GraphiqlFile[] = [
  fileOf('react.js', SCRIPT, 'react-18', 'umd/react.production.min.js'),
  fileOf('react-dom.js', SCRIPT, 'react-dom-18', 'umd/react-dom.production.min.js'),
  fileOf('graphiql.js', SCRIPT, 'graphiql', 'graphiql.min.js'),
  fileFrom('page.js', SCRIPT, () => `const EXAMPLES = ${readInstalledNow(EXAMPLES) ?? '[]'};${PAGE_SCRIPT}`),
  fileOf('graphiql.css', 'text/css; charset=utf-8', 'graphiql', 'graphiql.min.css'),
];

/** The page on which a person tries out GraphQL. `endpoint`: path to which it sends operations. */
export function graphiqlPage(endpoint: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Cadastre GraphQL</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/graphiql/graphiql.css">
<style>body { margin: 0 } #graphiql { height: 100vh }</style>
</head>
<body>
<div id="graphiql">Loading ...</div>
<script src="/api/graphiql/react.js"></script>
<script src="/api/graphiql/react-dom.js"></script>
<script src="/api/graphiql/graphiql.js"></script>
<script src="/api/graphiql/page.js" data-endpoint="${endpoint}"></script>
</body>
</html>
`;
}

function fileOf(...[name, type, from, path]: readonly [string, string, string, string]): GraphiqlFile {
  return fileFrom(name, type, () => readPackageFile(from, path));
}

/** Read when it is first asked for. */
function fileFrom(name: string, type: string, read: () => Buffer | string): GraphiqlFile {
  let content: StoredContent | undefined;
  return { name, read: () => (content ??= storedContent(type, read())) };
}
