import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { may } from '#contract/kernel/roles.ts';
import { allowedActions } from '#contract/kernel/transitions.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { movedMeanwhile, QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import {
  VISIT_TRANSITIONS,
  type VisitAction,
  type VisitStatus,
} from '#contract/queue/visit.status.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { type RefundAnswer, useConfirmRefund } from '#web/billing/index.ts';
import { knownReply } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useStable } from '#web/lib/use-stable.ts';
import { overtakeQuestion } from '#web/ui/confirm/confirm.tsx';
import { useKeepFocus } from '#web/ui/data-table/use-keep-focus.ts';
import { RowButton, RowIcon } from '#web/ui/row/row-button.tsx';
import { IconX } from '#web/ui/theme/icons.ts';
import { toast } from '#web/ui/toast/toast.ts';

type QueueActionsProps = {
  visit: Visit;
  isMoving: boolean;
  onMove: (visit: Visit, action: VisitAction, answer?: RefundAnswer) => void;
  /** Without Cancel. */
  stepsOnly?: boolean;
};

/**
 * Withdraws the open question about a visit once a colleague has moved it, or it has left the list. Returns the
 * subject of the question.
 */
function useWithdrawn({ id, name, token_no, status }: Visit): string {
  const subject = `visit ${id}`;
  const seen = useRef(status);
  const withdraw = useEffectEvent((now: VisitStatus | null) =>
    overtakeQuestion(subject, movedMeanwhile(name, token_no, now)),
  );
  useEffect(() => {
    if (seen.current !== status) withdraw(status);
    seen.current = status;
  }, [status]);
  useEffect(
    () => () => {
      // At another width, another row shows the same visit.
      const now = knownReply(listQueue, {})?.find((one) => one.id === id)?.status ?? null;
      if (now !== seen.current) withdraw(now);
    },
    [id],
  );
  return subject;
}

const STEPS = ['start', 'complete'] as const satisfies readonly VisitAction[];

/** The next step of a visit as a button; cancelling is confirmed with the patient's name. */
export function QueueActions({ visit, isMoving, onMove, stepsOnly }: QueueActionsProps) {
  const { role } = useCurrentUser();
  const confirm = useConfirmRefund();
  const subject = useWithdrawn(visit);
  const isIn = useStable((status: VisitStatus) => visit.status === status);
  const keepFocus = useKeepFocus<HTMLDivElement>();
  const allowed = may(role, 'queue.move-visit')
    ? allowedActions(VISIT_TRANSITIONS, visit.status)
    : [];

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
      subject,
    });
    if (!answer) return;
    // It moved while the question was being prepared.
    if (isIn(visit.status)) onMove(visit, 'cancel', answer);
    else toast.error(QUEUE_MESSAGES.notAllowedNow);
  };

  return (
    <div className="ui-cell-end" {...keepFocus}>
      {STEPS.filter((action) => allowed.includes(action)).map((action) => (
        <RowButton
          key={action}
          isBusy={isMoving}
          aria-label={`${VISIT_TRANSITIONS[action].label} ${visit.name}`}
          onClick={step(action)}
        >
          {VISIT_TRANSITIONS[action].label}
        </RowButton>
      ))}
      {!stepsOnly && allowed.includes('cancel') && (
        <RowIcon
          className="ui-row-button queue-cancel"
          icon={IconX}
          isBusy={isMoving}
          aria-label={`Cancel visit of ${visit.name}`}
          title="Cancel visit"
          onClick={() => void cancel()}
        />
      )}
    </div>
  );
}
