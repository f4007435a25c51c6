import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** The missing thing: "No patients are waiting." */
  title: string;
  /** The next step. */
  text?: string | undefined;
  /** The button for that step. */
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center">
      <Text fw={600}>{title}</Text>
      {text && <Text c="dimmed">{text}</Text>}
      {action}
    </Stack>
  );
}
