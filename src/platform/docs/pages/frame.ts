import { html, type Markup } from './html.js';

/** Where the files stand that every page loads. */
export const STYLE_PATH = '/restli/docs/page.css';
export const SCRIPT_PATH = '/restli/docs/page.js';

/** `origin`: scheme, name and port in the commands of the page. `menu`: what stands beside the content, if anything. */
export interface FrameContent {
  readonly title: string;
  readonly origin: string;
  readonly menu?: Markup;
  readonly body: Markup;
}

const LINKS = [
  ['Documentation', '/restli/docs'],
  ['GraphiQL', '/api/graphql'],
  ['OpenAPI', '/openapi.json'],
  ['Health', '/health'],
] as const;

/** A whole page: head, bar and menu around its content. */
export function framedPage({ title, origin, menu, body }: FrameContent): string {
  const links = LINKS.map(([name, path]) => html`<a href="${path}">${name}</a> `);
  return html`<!doctype html>
    <html lang="en" data-origin="${origin}">
      <head>
        <meta charset="utf-8" />
        <title>${title} - Cadastre</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${STYLE_PATH}" />
        <script src="${SCRIPT_PATH}" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">To the content</a>
        <header>
          <a class="brand" href="/">Cadastre</a>
          ${menu === undefined ? '' : html`<a class="opener" href="#menu">Menu</a>`}
          <nav aria-label="Site">${links}</nav>
        </header>
        <div class="columns">
          ${menu ?? ''}
          <main id="main">${body}</main>
        </div>
      </body>
    </html> `.text;
}
