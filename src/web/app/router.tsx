import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { Layout } from './layout.js';
import { PageFault } from './page-fault.js';
import { PageSkeleton } from './page-skeleton.js';
import { client } from './query-client.js';
import { SignInPage } from './sign-in-page.js';

/**
 * Every page. Each loads its code when it is first shown; the service answers these paths with the application, as
 * PAGE_PATHS in src/platform/http lists them.
 */
const PAGES: readonly RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('../search/home-page.js')).HomePage }) },
  { path: 'browse/*', lazy: async () => ({ Component: (await import('../browse/browse-page.js')).BrowsePage }) },
  {
    path: 'entity/:urn/:tab?',
    lazy: async () => ({ Component: (await import('../entity/entity-page.js')).EntityPage }),
  },
  {
    path: 'entity/:urn/form/:aspect?',
    lazy: async () => ({ Component: (await import('../forms/form-page.js')).FormPage }),
  },
  {
    path: 'models',
    lazy: async () => ({ Component: (await import('../models/model-lists-page.js')).ModelListsPage }),
  },
  {
    path: 'models/entities/:name',
    lazy: async () => ({ Component: (await import('../models/entity-model-page.js')).EntityModelPage }),
  },
  {
    path: 'models/relationships',
    lazy: async () => ({ Component: (await import('../models/relationships-page.js')).RelationshipsPage }),
  },
  {
    path: 'models/changes',
    lazy: async () => ({ Component: (await import('../models/changes-page.js')).ChangesPage }),
  },
  {
    path: 'models/findings',
    lazy: async () => ({ Component: (await import('../models/findings-page.js')).FindingsPage }),
  },
  {
    path: 'models/aspects/:name',
    lazy: async () => ({ Component: (await import('../models/aspect-model-page.js')).AspectModelPage }),
  },
  {
    path: 'operations',
    lazy: async () => ({ Component: (await import('../operations/operations-page.js')).OperationsPage }),
  },
  { path: 'search', lazy: async () => ({ Component: (await import('../search/search-page.js')).SearchPage }) },
  {
    path: 'lineage/:urn',
    loader: readLineageAhead,
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams['urn'] !== nextParams['urn'],
    lazy: async () => ({ Component: (await import('../lineage/lineage-page.js')).LineagePage }),
  },
];

/** Waits for nothing: the page shows what is read, and says what could not be. */
function readLineageAhead({ params: { urn = '' }, request }: LoaderFunctionArgs): null {
  const parameters = new URL(request.url).searchParams;
  void import('../lineage/read-ahead.js').then(({ readAhead }) => readAhead(client, urn, parameters));
  return null;
}

export const router = createBrowserRouter([
  { path: '/sign-in', Component: SignInPage },
  {
    Component: Layout,
    ErrorBoundary: PageFault,
    HydrateFallback: PageSkeleton,
    children: [
      ...PAGES.map((page) => ({ ...page, ErrorBoundary: PageFault })),
      {
        path: '*',
        ErrorBoundary: PageFault,
        lazy: async () => ({ Component: (await import('./unknown-page.js')).UnknownPage }),
      },
    ],
  },
]);
