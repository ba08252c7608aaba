/** A page of a few words in place of the application. `text`: markup; `head`: what else stands in the head. */
export function framedText(title: string, text: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">${head}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Cadastre</title>
<style nonce="__NONCE__">body { margin: 20vh auto; max-width: 34rem; padding: 0 1rem; font: 15px/1.6 system-ui, sans-serif }</style>
</head>
<body>
<main>
<h1>${title}</h1>
${text}
<p><a href="/restli/home">About this service</a> · <a href="/restli/docs">Documentation</a> · <a href="/api/graphql">GraphiQL</a></p>
</main>
</body>
</html>
`;
}
