import { Button, Group, type GroupProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import { mayUndo } from '#contract/kernel/undo/undo.rules.ts';
import { LAB_ORDER_TRANSITIONS, type LabOrderAction } from '#contract/lab/lab-order.status.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { moveLabOrder, undoCollection } from '#contract/lab/lab-orders.endpoints.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { EnterReportLink, type ReportAddress, ViewReportLink } from '../reports/report-links.tsx';
import { allowedSteps, BillOrder, needsBill, orderName, StepButton } from './lab-order-step.tsx';

export type LabOrderWork = {
  readonly take: (order: LabOrder, action: LabOrderAction) => void;
  /** Confirms first. */
  readonly cancel: (order: LabOrder) => void;
  readonly openBill: (order: LabOrder) => void;
  /** Undoes a mistaken collection. */
  readonly undo: (order: LabOrder) => void;
  readonly printLabels: (order: LabOrder) => void;
  readonly isMoving: (orderId: string) => boolean;
};

type LabOrderActionsProps = {
  order: LabOrder;
  work: LabOrderWork;
  /** In a table row the buttons stay on one line. */
  wrap?: GroupProps['wrap'];
  /** The address of the report form, where it is not the default. */
  reportAddress?: ReportAddress;
};

/** Collected by mistake: undone by the same person within the hour, or by an admin at any time. */
function isUndoable(order: LabOrder, user: CurrentUser): boolean {
  const { status, collectedAt, collectedById: by } = order;
  if (status !== 'collected' || !collectedAt || !mayCall(undoCollection, user.role)) return false;
  return mayUndo({ by, at: new Date(collectedAt) }, user, new Date());
}

/** When the pressed button is gone with its step, the focus goes to the link that came instead: the report. */
function useFocusOfStep(status: LabOrder['status']) {
  const buttons = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each status brings other buttons
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) {
      buttons.current?.querySelector('a')?.focus();
    }
    isPressed.current = false;
  }, [status]);
  return { ref: buttons, onClickCapture: () => (isPressed.current = true) };
}

/** The actions of an order as buttons, the next step last (specification 1, section 4). */
export function LabOrderActions({
  order,
  work,
  wrap = 'nowrap',
  reportAddress,
}: LabOrderActionsProps) {
  const user = useCurrentUser();
  const mayMove = mayCall(moveLabOrder, user.role);
  const mayBill = may(user.role, 'billing.create-bill');
  const mayTakeBack = wrap === 'wrap' && isUndoable(order, user);
  const standing = order.payment?.standing;
  const isMoving = work.isMoving(order.id);
  const allowed = allowedSteps(order, user.role);
  // Not `disabled`, which would lose the focus.
  const busy = isMoving ? ({ 'aria-disabled': true, 'data-disabled': true } as const) : {};
  const of = orderName(order);
  const focus = useFocusOfStep(order.status);

  return (
    <Group {...focus} gap={4} wrap={wrap} justify="flex-end">
      {mayBill && order.billId !== null && (order.status === 'billed' || standing === 'due') && (
        <Button
          size="compact-md"
          variant="subtle"
          aria-label={`Open bill of ${of}`}
          onClick={() => work.openBill(order)}
        >
          Open bill
        </Button>
      )}
      {needsBill(order, user.role) && <BillOrder order={order} work={work} />}
      {mayTakeBack && (
        <Button
          {...busy}
          size="compact-md"
          variant="subtle"
          aria-label={`Undo collection of ${of}`}
          onClick={() => !isMoving && work.undo(order)}
        >
          Undo collection
        </Button>
      )}
      {mayMove && (order.status === 'billed' || order.status === 'collected') && (
        <Button
          size="compact-md"
          variant="subtle"
          aria-label={`Print labels of ${of}`}
          onClick={() => work.printLabels(order)}
        >
          Labels
        </Button>
      )}
      <EnterReportLink order={order} address={reportAddress} />
      <ViewReportLink order={order} />
      {/* An order with a report cannot be cancelled until the report is deleted. */}
      {allowed.includes('cancel') && order.reportId === null && (
        <Button
          {...busy}
          size="compact-md"
          variant="subtle"
          color="red"
          aria-label={`Cancel order of ${of}`}
          onClick={() => !isMoving && work.cancel(order)}
        >
          {LAB_ORDER_TRANSITIONS.cancel.label}
        </Button>
      )}
      <StepButton order={order} work={work} />
    </Group>
  );
}
