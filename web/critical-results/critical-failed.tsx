import { Button, Group } from '@mantine/core';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { CRITICAL_FAILED } from './critical-failed-text.ts';

export function CriticalFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <AlertBanner tone="error">
      <Group gap="sm">
        {CRITICAL_FAILED}
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          Retry
        </Button>
      </Group>
    </AlertBanner>
  );
}
