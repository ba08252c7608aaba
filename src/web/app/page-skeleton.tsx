import { Skeleton, Stack } from '@mantine/core';

/** Stands where a page will be. */
export function PageSkeleton() {
  return (
    <Stack gap="md" role="status" aria-busy="true" aria-label="Loading">
      <Skeleton height={28} width="30%" />
      <Skeleton height={14} width="60%" />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={72} />
      ))}
    </Stack>
  );
}
