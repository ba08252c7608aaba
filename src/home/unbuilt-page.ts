import { framedText } from './framed-text.js';

/** Seconds after which a browser asks again. */
const AGAIN = '2';

/** Stands at the addresses of pages until these have been built. It shows nothing of the catalog. */
export const UNBUILT_PAGE = framedText(
  'The pages are being built',
  `<p>The service is ready; its pages follow in some seconds, and this one then gives way to them. Where nothing builds
them, <code>npm run build</code> does.</p>`,
  `\n<meta http-equiv="refresh" content="${AGAIN}">`,
);
