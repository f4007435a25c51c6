import {
  PHARMACY_ORDER_STATUS_LABELS,
  type PharmacyOrderStatus,
} from '#contract/pharmacy/pharmacy-order.status.ts';
import { StatusBadge, type StatusMeaning } from '#web/ui/status-badge.tsx';

const MEANINGS = {
  pending: 'waiting',
  billed: 'active',
  dispensed: 'done',
  cancelled: 'neutral',
} as const satisfies Record<PharmacyOrderStatus, StatusMeaning>;

/** Where an order stands, the same on every screen. */
export function PharmacyOrderStatusBadge({ status }: { status: PharmacyOrderStatus }) {
  return (
    <StatusBadge meaning={MEANINGS[status]}>{PHARMACY_ORDER_STATUS_LABELS[status]}</StatusBadge>
  );
}
