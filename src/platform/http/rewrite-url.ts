import type { IncomingMessage } from 'node:http';

const SLASH = 0x2f;
/** Proxies may name the whole address. */
const SERVER = /^https?:\/\/[^/?]*/i;
/** Where the page stands that says what the service is, without scripts. */
export const HOME_PATH = '/restli/home';
/** Where the application stands that browsers get at the paths of its pages. */
export const PAGES_PATH = '/restli/pages';
/** Paths of its pages, each with everything below it. None is the name of an RPC resource. */
const PAGE_PATHS = ['browse', 'entity', 'lineage', 'models', 'operations', 'search', 'sign-in'] as const;
const PAGE = new RegExp(`^/(?:(?:${PAGE_PATHS.join('|')})(?:/[^?]*)?)?(?:[?]|$)`);
type RoutedRequest = Pick<IncomingMessage, 'headers' | 'method' | 'url'>;
const PREFIXES = ['/api/gms', '/gms'] as const;

/**
 * The path under which a route is registered, whatever path the caller uses for it: without the prefixes of older
 * addresses, without doubled slashes, without a slash before the query. The query stays as it is.
 */
export function rewriteUrl(url: string): string {
  if (url.charCodeAt(0) !== SLASH) return rewriteUrl(withSlash(url.replace(SERVER, '')));
  const mark = url.indexOf('?');
  const end = mark < 0 ? url.length : mark;
  if (!needsRewriting(url, end)) return url;
  let path = url.slice(0, end).replaceAll(/\/{2,}/g, '/');
  const prefix = PREFIXES.find((candidate) => path === candidate || path.startsWith(`${candidate}/`));
  if (prefix !== undefined) path = path.slice(prefix.length);
  if (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
  return `${path === '' ? '/' : path}${url.slice(end)}`;
}

/**
 * The same for a whole request: at the root and at the paths of pages, browsers read the application, while every other
 * client gets what the protocol says of such a path.
 */
export function routedUrl({ method, url = '/', headers }: RoutedRequest): string {
  const routed = rewriteUrl(url);
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || headers.accept?.includes('text/html') !== true) return routed;
  return PAGE.test(routed) ? PAGES_PATH : routed;
}

/** Most requests come as they are meant; finding that out costs less than taking them apart. */
function needsRewriting(url: string, end: number): boolean {
  if (url.startsWith('/gms') || url.startsWith('/api/gms')) return true;
  if (end > 1 && url.charCodeAt(end - 1) === SLASH) return true;
  const doubled = url.indexOf('//');
  return doubled >= 0 && doubled < end;
}

function withSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}
