import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { may, type Role } from '#contract/kernel/roles.ts';
import { allowedActions } from '#contract/kernel/transitions.ts';
import { LAB_ORDER_TRANSITIONS, type LabOrderAction } from '#contract/lab/lab-order.status.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { moveLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { pressOnce } from '#web/ui/form/press-once.ts';
import { EnterReportLink, ViewReportLink } from '../reports/report-links.tsx';
import type { LabOrderWork } from './lab-order-actions.tsx';

const STEPS = ['bill', 'collect', 'process', 'complete'] as const satisfies LabOrderAction[];

type OrderProps = { order: LabOrder; work: LabOrderWork };

/** The order as the label of a button names it. */
export function orderName({ Patient: { name }, lab_token_number: token }: LabOrder): string {
  return `${name}, lab token ${token}`;
}

/** The role's possible acts on the order now. */
export function allowedSteps(order: LabOrder, role: Role): readonly LabOrderAction[] {
  return mayCall(moveLabOrder, role) ? allowedActions(LAB_ORDER_TRANSITIONS, order.status) : [];
}

/** The billing page was left without a bill, so Bill stays available until there is one. */
export function needsBill(order: LabOrder, role: Role): boolean {
  return may(role, 'billing.create-bill') && order.payment?.standing === 'no_bill';
}

export function BillOrder({ order, work }: OrderProps) {
  return (
    <Button
      size="compact-md"
      variant="default"
      aria-label={`Bill ${orderName(order)}`}
      onClick={() => work.openBill(order)}
    >
      Bill
    </Button>
  );
}

/** The order's next step; nothing when there is none. */
export function StepButton({ order, work }: OrderProps) {
  const allowed = allowedSteps(order, useCurrentUser().role);
  const step = STEPS.find((action) => allowed.includes(action));
  const isMoving = work.isMoving(order.id);
  if (!step) return null;
  const { label } = LAB_ORDER_TRANSITIONS[step];
  return (
    <Button
      // Not `disabled`, which would lose the focus.
      {...(isMoving && { 'aria-disabled': true, 'data-disabled': true })}
      size="compact-md"
      variant="default"
      aria-label={`${label} ${orderName(order)}`}
      onKeyDown={pressOnce}
      onClick={(event: MouseEvent) => {
        // A double click's second click would press the next step.
        if (!isMoving && event.detail < 2) work.take(order, step);
      }}
    >
      {label}
    </Button>
  );
}

/** The one button of an order on a phone. */
export function LabOrderStep({ order, work }: OrderProps) {
  const { role } = useCurrentUser();
  if (needsBill(order, role)) return <BillOrder order={order} work={work} />;
  const allowed = allowedSteps(order, role);
  if (STEPS.some((action) => allowed.includes(action))) {
    return <StepButton order={order} work={work} />;
  }
  return (
    <>
      <EnterReportLink order={order} />
      <ViewReportLink order={order} />
    </>
  );
}
