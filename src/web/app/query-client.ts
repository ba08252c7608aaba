import { QueryClient } from '@tanstack/react-query';
import { ServiceError } from './transport.js';

/** What was read of the service, for all pages. */
export const client = new QueryClient({
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
