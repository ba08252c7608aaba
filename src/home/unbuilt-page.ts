/** Seconds after which a browser asks again. */
const AGAIN = '2';

/** Stands at the addresses of pages until these have been built. It shows nothing of the catalog. */
export const UNBUILT_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="${AGAIN}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Cadastre</title>
<style nonce="__NONCE__">body { margin: 20vh auto; max-width: 34rem; padding: 0 1rem; font: 15px/1.6 system-ui, sans-serif }</style>
</head>
<body>
<main>
<h1>The pages are being built</h1>
<p>The service is ready; its pages follow in some seconds, and this one then gives way to them. Where nothing builds
them, <code>npm run build</code> does.</p>
<p><a href="/restli/home">About this service</a> · <a href="/restli/docs">Documentation</a> · <a href="/api/graphql">GraphiQL</a></p>
</main>
</body>
</html>
`;
