import { ActionIcon, Button, Group } from '@mantine/core';
import type { MouseEvent } from 'react';
import { may } from '#contract/kernel/roles.ts';
import { allowedActions } from '#contract/kernel/transitions.ts';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import { VISIT_TRANSITIONS, type VisitAction } from '#contract/queue/visit.status.ts';
import { type RefundAnswer, useConfirmRefund } from '#web/billing/index.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconX } from '#web/ui/theme/icons.ts';
import { useKeepFocus } from './use-keep-focus.ts';

type QueueActionsProps = {
  visit: QueueEntry;
  isMoving: boolean;
  onMove: (visit: QueueEntry, action: VisitAction, answer?: RefundAnswer) => void;
};

const STEPS = ['start', 'complete'] as const satisfies readonly VisitAction[];

/** The next step of a visit as a button; cancelling is confirmed with the patient's name. */
export function QueueActions({ visit, isMoving, onMove }: QueueActionsProps) {
  const { role } = useCurrentUser();
  const confirm = useConfirmRefund();
  const keepFocus = useKeepFocus<HTMLDivElement>();
  const allowed = may(role, 'queue.move-visit')
    ? allowedActions(VISIT_TRANSITIONS, visit.status)
    : [];
  // Not `disabled`, which would lose the focus.
  const busy = isMoving ? ({ 'aria-disabled': true, 'data-disabled': true } as const) : {};

  const step = (action: VisitAction) => (event: MouseEvent) => {
    // A double click's second click would press the button that replaces the first.
    if (!isMoving && event.detail < 2) onMove(visit, action);
  };
  const cancel = async (): Promise<void> => {
    if (isMoving) return;
    const answer = await confirm({
      billId: visit.fee?.billId ?? null,
      keepLabel: 'Keep what was paid',
      title: 'Cancel this visit?',
      message: `${visit.name}, token ${visit.token_no}, leaves the queue.`,
      confirmLabel: 'Cancel visit',
      cancelLabel: 'Keep',
      danger: true,
    });
    if (answer) onMove(visit, 'cancel', answer);
  };

  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end" {...keepFocus}>
      {STEPS.filter((action) => allowed.includes(action)).map((action) => (
        <Button
          {...busy}
          key={action}
          size="compact-md"
          variant="default"
          aria-label={`${VISIT_TRANSITIONS[action].label} ${visit.name}`}
          onClick={step(action)}
        >
          {VISIT_TRANSITIONS[action].label}
        </Button>
      ))}
      {allowed.includes('cancel') && (
        <ActionIcon
          {...busy}
          variant="subtle"
          color="gray"
          size={30}
          aria-label={`Cancel visit of ${visit.name}`}
          title="Cancel visit"
          onClick={() => void cancel()}
        >
          <Icon of={IconX} size={16} />
        </ActionIcon>
      )}
    </Group>
  );
}
