import { Button, Group } from '@mantine/core';
import { PHARMACY_ORDER_MESSAGES as M } from '#contract/pharmacy/pharmacy-order.messages.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

/** The restored draft of an order that was not sent. */
export function RestoredOrder({ onDiscard }: { onDiscard: () => void }) {
  return (
    <AlertBanner tone="info">
      <Group gap="sm">
        {M.draftKept}
        <Button size="compact-sm" variant="default" onClick={onDiscard}>
          Start over
        </Button>
      </Group>
    </AlertBanner>
  );
}
