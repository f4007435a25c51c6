import { Button, Group } from '@mantine/core';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

/** `onRetry` is left out where the code could not be loaded, and only a reload helps. */
export function CriticalFailed({ onRetry }: { onRetry?: () => void }) {
  return (
    <AlertBanner tone="error">
      <Group gap="sm">
        Critical results could not be loaded.
        {onRetry && (
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            Retry
          </Button>
        )}
      </Group>
    </AlertBanner>
  );
}
