import { Skeleton, Stack } from '@mantine/core';

/** The placeholder of a list. */
export function PageLines() {
  return (
    <Stack gap="sm" role="status" aria-label="Loading">
      <Skeleton height={20} />
      <Skeleton height={20} />
      <Skeleton height={20} />
    </Stack>
  );
}
