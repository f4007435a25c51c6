import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** The next step, in words or as a button. One is required: an empty list without either is a dead end. */
type NextStep =
  | { text: string; action?: ReactNode }
  | { text?: undefined; action: Exclude<ReactNode, null | undefined | boolean> };

export type EmptyStateProps = {
  /** The missing thing: "No patients are waiting." */
  title: string;
} & NextStep;

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center">
      <Text fw={600}>{title}</Text>
      {text && <Text c="dimmed">{text}</Text>}
      {action}
    </Stack>
  );
}
