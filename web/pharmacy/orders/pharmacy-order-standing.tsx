import { Group } from '@mantine/core';
import {
  PHARMACY_ORDER_STATUS_LABELS,
  type PharmacyOrderStatus,
} from '#contract/pharmacy/pharmacy-order.status.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { PaymentMark } from '#web/billing/index.ts';
import { StatusBadge, type StatusMeaning } from '#web/ui/notice/status-badge.tsx';

const MEANINGS = {
  pending: 'waiting',
  billed: 'active',
  dispensed: 'done',
  cancelled: 'neutral',
} as const satisfies Record<PharmacyOrderStatus, StatusMeaning>;

/** The status of an order and its bill, the same on every screen. */
export function PharmacyOrderStanding({
  order: { status, payment },
}: {
  order: Pick<PharmacyOrder, 'status' | 'payment'>;
}) {
  return (
    <Group gap={4} wrap="nowrap">
      <StatusBadge meaning={MEANINGS[status]}>{PHARMACY_ORDER_STATUS_LABELS[status]}</StatusBadge>
      <PaymentMark payment={payment} />
    </Group>
  );
}
