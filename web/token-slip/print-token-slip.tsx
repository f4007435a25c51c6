import { ActionIcon } from '@mantine/core';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { printSlip } from './slip-store.ts';

/** Prints the slip of a visit, on any page. */
export function PrintTokenSlip({ visit }: { visit: QueueEntry }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={30}
      aria-label={`Print the token slip of ${visit.name}`}
      title="Token slip"
      onClick={() => printSlip(visit)}
    >
      <Icon of={IconPrinter} size={16} />
    </ActionIcon>
  );
}
