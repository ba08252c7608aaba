import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { RouterProvider } from 'react-router/dom';
import { router } from './router.js';
import { theme } from './theme.js';
import { ServiceError } from './transport.js';

/** What the policy of the pages lets styles carry that scripts make. */
const nonce = document.querySelector('meta[name=style-nonce]')?.getAttribute('content') ?? '';
setNonce(nonce);

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      refetchOnWindowFocus: false,
      // What the service refuses, it refuses again.
      retry: (count, error) =>
        count < 2 && error instanceof ServiceError && (error.status === 0 || error.status >= 500),
    },
  },
});

/** All pages, and what they share. */
export function App() {
  return (
    <QueryClientProvider client={client}>
      <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}>
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>
  );
}
