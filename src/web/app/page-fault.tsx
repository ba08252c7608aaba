import { Button } from '@mantine/core';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Notice } from '../shared/notice.js';
import { ServiceError } from './transport.js';

/** What is shown when a page cannot be. */
export function PageFault() {
  const error = useRouteError();
  return (
    <Notice title={titleOf(error)} tone="bad">
      <p>{messageOf(error)}</p>
      <Button variant="default" onClick={() => location.reload()}>
        Try again
      </Button>
    </Notice>
  );
}

function titleOf(error: unknown): string {
  if (!(error instanceof ServiceError)) return 'This page cannot be shown';
  if (error.status === 0) return 'The service cannot be reached';
  return error.status === 403 ? 'You may not see this' : 'The service refused the request';
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText;
  if (error instanceof ServiceError && error.status === 0) return 'It may be starting, or away.';
  return error instanceof Error ? error.message : 'Something went wrong.';
}
