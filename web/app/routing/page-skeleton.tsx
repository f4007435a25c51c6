import { Skeleton, Stack } from '@mantine/core';

/** Where a page will be: its title and some lines. */
export function PageSkeleton() {
  return (
    <Stack gap="md" role="status" aria-label="Loading">
      <Skeleton height={30} width={220} />
      <Skeleton height={36} />
      <Skeleton height={36} />
      <Skeleton height={36} />
    </Stack>
  );
}
