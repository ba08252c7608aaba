import { readPackageFile } from '../../assets/index.js';

/** A file that the page loads, from the packages that are installed anyway: nothing comes from elsewhere. */
export interface GraphiqlFile {
  readonly name: string;
  readonly type: string;
  readonly read: () => Buffer;
}

const SCRIPT = 'text/javascript; charset=utf-8';

/** A file of its own: a page whose scripts stand elsewhere can forbid all others. */
const PAGE_SCRIPT = `
const { endpoint } = document.currentScript.dataset;
const fetcher = (operation) => fetch(endpoint, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(operation),
}).then((answer) => answer.json());
const defaultQuery = '{\\n  searchAcrossEntities(input: {query: "*"}) {\\n    total\\n    searchResults {\\n      entity { urn type }\\n    }\\n  }\\n}\\n';
ReactDOM.createRoot(document.getElementById('graphiql')).render(React.createElement(GraphiQL, { fetcher, defaultQuery }));
`;

export const GRAPHIQL_FILES: readonly GraphiqlFile[] = [
  fileOf('react.js', SCRIPT, 'react', 'umd/react.production.min.js'),
  fileOf('react-dom.js', SCRIPT, 'react-dom', 'umd/react-dom.production.min.js'),
  fileOf('graphiql.js', SCRIPT, 'graphiql', 'graphiql.min.js'),
  { name: 'page.js', type: SCRIPT, read: () => Buffer.from(PAGE_SCRIPT) },
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
  let content: Buffer | undefined;
  const read = (): Buffer => (content ??= readPackageFile(from, path));
  return { name, type, read };
}
