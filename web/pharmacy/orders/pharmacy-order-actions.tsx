import './order-actions.css';
import { Button, type ButtonProps, Group } from '@mantine/core';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import { mayUndo } from '#contract/kernel/undo/undo.rules.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import {
  closePrescription,
  editPharmacyOrder,
  undoDispensing,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useKeepFocus } from '#web/ui/data-table/use-keep-focus.ts';
import { actLabel, allowedMoves, BillOrder, MoveOrder, needsBill } from './pharmacy-order-step.tsx';
import type { OrderSteps } from './use-order-steps.ts';

type PharmacyOrderActionsProps = {
  order: PharmacyOrder;
  steps: OrderSteps;
  /** False where the details are already on the screen. */
  withDetails?: boolean;
  /** The page is about this order: its next step is the page's primary action. */
  isPrimary?: boolean;
};

/** Dispensed by mistake: undone by the same person within the hour, or by an admin at any time. */
function isUndoable(order: PharmacyOrder, user: CurrentUser): boolean {
  const { status, dispensedAt, dispensedById: by, medications } = order;
  if (status !== 'dispensed' || !dispensedAt) return false;
  const isWhole = medications.every((line) => line.returned_quantity === 0);
  return isWhole && mayUndo({ by, at: new Date(dispensedAt) }, user, new Date());
}

/** The actions of an order, by its status and the person's role (specification 2, section 4). */
export function PharmacyOrderActions({
  order,
  steps,
  withDetails = false,
  isPrimary = false,
}: PharmacyOrderActionsProps) {
  const user = useCurrentUser();
  const keepFocus = useKeepFocus<HTMLDivElement>();
  const { role } = user;
  const { id, status, billId, medications } = order;
  // A billed order has Dispense instead.
  const mayClose =
    medications.length === 0 && status === 'pending' && mayCall(closePrescription, role);
  const opensBills = may(role, 'billing.create-bill');
  const isUnbilled = needsBill(order, role);
  const mayTakeBack = !withDetails && mayCall(undoDispensing, role) && isUndoable(order, user);
  const isMoving = steps.isMoving(id);
  // Not `disabled`, which would lose the focus.
  const busy = isMoving ? ({ 'aria-disabled': true, 'data-disabled': true } as const) : {};
  const look = { size: 'compact-md', variant: 'default' } as const satisfies ButtonProps;
  const next = isPrimary ? { ...look, variant: 'filled' } : look;
  const labelled = (action: string) => ({
    'aria-label': actLabel(action, order),
  });

  return (
    <Group {...keepFocus} gap={4} justify="flex-end" className="order-actions">
      {withDetails && (
        <Button
          {...look}
          variant="subtle"
          component={Link}
          to={pathTo(ADDRESSES.pharmacyOrder, { orderId: id })}
          {...labelled('Details of')}
        >
          Details
        </Button>
      )}
      {status === 'pending' && mayCall(editPharmacyOrder, role) && (
        <Button
          {...look}
          component={Link}
          to={pathTo(ADDRESSES.editPharmacyOrder, { orderId: id })}
          {...labelled('Edit')}
        >
          Edit
        </Button>
      )}
      {opensBills && billId !== null && (
        <Button
          {...look}
          variant="subtle"
          {...labelled('Open bill of')}
          onClick={() => steps.openBill(order)}
        >
          Open bill
        </Button>
      )}
      {isUnbilled && <BillOrder {...next} order={order} steps={steps} />}
      {mayTakeBack && (
        <Button
          {...busy}
          {...look}
          {...labelled('Undo dispensing')}
          onClick={() => !isMoving && steps.undo(order)}
        >
          Undo dispensing
        </Button>
      )}
      {mayClose && (
        <Button
          {...busy}
          {...look}
          {...labelled('Close')}
          onClick={() => !isMoving && steps.close(order)}
        >
          Close
        </Button>
      )}
      {allowedMoves(order, role).map((action) => (
        <MoveOrder
          key={action}
          {...(isUnbilled ? look : next)}
          order={order}
          steps={steps}
          action={action}
        />
      ))}
    </Group>
  );
}
