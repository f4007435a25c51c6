import { Skeleton, Stack } from '@mantine/core';

/** The placeholder of a page: its title and some lines. */
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
