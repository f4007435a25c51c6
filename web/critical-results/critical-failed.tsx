import { Button, Group } from '@mantine/core';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

export function CriticalFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <AlertBanner tone="error">
      <Group gap="sm">
        Critical results could not be loaded.
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          Retry
        </Button>
      </Group>
    </AlertBanner>
  );
}
