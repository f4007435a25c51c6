import { Button, Group } from '@mantine/core';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

/** The search failed; the typed text stays. */
export function PickerFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <AlertBanner tone="error">
      <Group gap="sm" justify="space-between">
        {message}
        <Button variant="default" size="compact-md" onClick={onRetry}>
          Retry
        </Button>
      </Group>
    </AlertBanner>
  );
}
