import { Skeleton, Stack } from '@mantine/core';

/** Where a list will be. */
export function PageLines() {
  return (
    <Stack gap="sm" role="status" aria-label="Loading">
      <Skeleton height={20} />
      <Skeleton height={20} />
      <Skeleton height={20} />
    </Stack>
  );
}
