export const PHARMACY_ORDER_STATUSES = ['pending', 'billed', 'dispensed', 'cancelled'] as const;
export type PharmacyOrderStatus = (typeof PHARMACY_ORDER_STATUSES)[number];

export const PHARMACY_ORDER_STATUS_LABELS = {
  pending: 'Pending',
  billed: 'Billed',
  dispensed: 'Dispensed',
  cancelled: 'Cancelled',
} as const satisfies Record<PharmacyOrderStatus, string>;
