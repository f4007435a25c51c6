import { Button, Stack, Text } from '@mantine/core';
import { Icon } from '../theme/icon.tsx';
import { IconAlertCircle, IconRefresh } from '../theme/icons.ts';

export interface ErrorStateProps {
  /** The error, in the catalogue's words. */
  message: string;
  onRetry?: (() => void) | undefined;
  /** The text of the button. */
  label?: string;
}

/** Replaces content that could not be loaded. */
export function ErrorState({ message, onRetry, label = 'Retry' }: ErrorStateProps) {
  return (
    <Stack role="alert" align="center" gap="xs" py="xl" px="md" ta="center">
      <Text c="var(--mantine-color-error)" fw={600}>
        <Icon of={IconAlertCircle} size={24} />
        <br />
        {message}
      </Text>
      {onRetry && (
        <Button variant="default" leftSection={<Icon of={IconRefresh} />} onClick={onRetry}>
          {label}
        </Button>
      )}
    </Stack>
  );
}
