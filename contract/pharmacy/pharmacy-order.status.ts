export const PHARMACY_ORDER_STATUSES = ['pending', 'billed', 'dispensed', 'cancelled'] as const;
