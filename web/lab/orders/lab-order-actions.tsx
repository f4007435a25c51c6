import { Button, Group, type GroupProps } from '@mantine/core';
import type { MouseEvent } from 'react';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import { allowedActions } from '#contract/kernel/transitions.ts';
import { mayUndo } from '#contract/kernel/undo.rules.ts';
import { LAB_ORDER_TRANSITIONS, type LabOrderAction } from '#contract/lab/lab-order.status.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { moveLabOrder, undoCollection } from '#contract/lab/lab-orders.endpoints.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { pressOnce } from '#web/ui/form/press-once.ts';
import { EnterReportLink, type ReportAddress, ViewReportLink } from '../reports/report-links.tsx';

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

const STEPS = ['bill', 'collect', 'process', 'complete'] as const satisfies LabOrderAction[];

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
  const allowed = mayMove ? allowedActions(LAB_ORDER_TRANSITIONS, order.status) : [];
  const step = STEPS.find((action) => allowed.includes(action));
  // Not `disabled`, which would lose the focus.
  const busy = isMoving ? ({ 'aria-disabled': true, 'data-disabled': true } as const) : {};
  const of = `${order.Patient.name}, lab token ${order.lab_token_number}`;

  return (
    <Group gap={4} wrap={wrap} justify="flex-end">
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
      {/* The billing page was left without a bill, so Bill stays available until there is one. */}
      {mayBill && standing === 'no_bill' && (
        <Button
          size="compact-md"
          variant="default"
          aria-label={`Bill ${of}`}
          onClick={() => work.openBill(order)}
        >
          Bill
        </Button>
      )}
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
      {step && (
        <Button
          {...busy}
          size="compact-md"
          variant="default"
          aria-label={`${LAB_ORDER_TRANSITIONS[step].label} ${of}`}
          onKeyDown={pressOnce}
          onClick={(event: MouseEvent) => {
            // A double click's second click would press the next step.
            if (!isMoving && event.detail < 2) work.take(order, step);
          }}
        >
          {LAB_ORDER_TRANSITIONS[step].label}
        </Button>
      )}
    </Group>
  );
}
