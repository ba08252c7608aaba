import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { RouterProvider } from 'react-router/dom';
import { modelsQuery } from '../shared/page-models.js';
import { addressOf } from './addresses.js';
import { client } from './query-client.js';
import { router } from './router.js';
import { theme } from './theme.js';

/** What the policy of the pages lets styles carry that scripts make. */
const nonce = document.querySelector('meta[name=style-nonce]')?.getAttribute('content') ?? '';
setNonce(nonce);

// Every page needs the models but the one to sign in, where nobody may read them yet.
if (location.pathname !== addressOf.signIn()) client.query(modelsQuery).catch(() => undefined);

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
