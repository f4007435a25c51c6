import { Button, type ButtonProps } from '@mantine/core';
import type { MouseEvent } from 'react';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { may, type Role } from '#contract/kernel/roles.ts';
import { allowedActions } from '#contract/kernel/transitions.ts';
import { nameWithNo } from '#contract/patients/patient-numbers.ts';
import {
  PHARMACY_ORDER_TRANSITIONS,
  type PharmacyOrderAction,
} from '#contract/pharmacy/pharmacy-order.status.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { movePharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { pressOnce } from '#web/ui/form/press-once.ts';
import type { OrderSteps } from './use-order-steps.ts';

/** Names a button after its act and the order. */
export function actLabel(act: string, order: PharmacyOrder): string {
  return `${act} the order of ${nameWithNo(order.patientName, order.patientTokenNumber)}`;
}

/** The role's possible acts on the order now. */
export function allowedMoves(order: PharmacyOrder, role: Role): readonly PharmacyOrderAction[] {
  if (!mayCall(movePharmacyOrder, role)) return [];
  // Drugs for another pharmacy, and fully returned ones, are not billed.
  const mayBill =
    order.billId !== null ||
    order.medications.some((line) => line.quantity > line.returned_quantity);
  const allowed = allowedActions(PHARMACY_ORDER_TRANSITIONS, order.status);
  return allowed.filter((action) => action !== 'bill' || mayBill);
}

/** The billing page was left without a bill, so Bill stays available until there is one. */
export function needsBill(order: PharmacyOrder, role: Role): boolean {
  return may(role, 'billing.create-bill') && order.payment?.standing === 'no_bill';
}

type OrderProps = { order: PharmacyOrder; steps: OrderSteps };

export function BillOrder({ order, steps, ...look }: OrderProps & ButtonProps) {
  return (
    <Button {...look} aria-label={actLabel('Bill', order)} onClick={() => steps.openBill(order)}>
      Bill
    </Button>
  );
}

type MoveOrderProps = OrderProps & ButtonProps & { action: PharmacyOrderAction };

export function MoveOrder({ order, steps, action, ...look }: MoveOrderProps) {
  const isMoving = steps.isMoving(order.id);
  const { label } = PHARMACY_ORDER_TRANSITIONS[action];
  return (
    <Button
      // Not `disabled`, which would lose the focus.
      {...(isMoving && { 'aria-disabled': true, 'data-disabled': true })}
      {...look}
      {...(action === 'cancel' && { color: 'red', variant: 'subtle' })}
      aria-label={actLabel(label, order)}
      onKeyDown={pressOnce}
      onClick={(event: MouseEvent) => {
        // A double click's second click would press the next step.
        if (!isMoving && event.detail < 2) steps.take(order, action);
      }}
    >
      {label}
    </Button>
  );
}

const ROW = { size: 'compact-md', variant: 'default' } as const satisfies ButtonProps;

/** The one button of an order on a phone; nothing when it has no next step. */
export function PharmacyOrderStep({ order, steps }: OrderProps) {
  const { role } = useCurrentUser();
  if (needsBill(order, role)) return <BillOrder {...ROW} order={order} steps={steps} />;
  const next = allowedMoves(order, role).find((action) => action !== 'cancel');
  return next && <MoveOrder {...ROW} order={order} steps={steps} action={next} />;
}
