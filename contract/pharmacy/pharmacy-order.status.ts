import type { TransitionTable } from '../kernel/transitions.ts';

export const PHARMACY_ORDER_STATUSES = ['pending', 'billed', 'dispensed', 'cancelled'] as const;
export type PharmacyOrderStatus = (typeof PHARMACY_ORDER_STATUSES)[number];

export const PHARMACY_ORDER_STATUS_LABELS = {
  pending: 'Pending',
  billed: 'Billed',
  dispensed: 'Dispensed',
  cancelled: 'Cancelled',
} as const satisfies Record<PharmacyOrderStatus, string>;

/** Allowed actions of an order (specification 2, section 4); only a pending one may be edited. */
export const PHARMACY_ORDER_TRANSITIONS = {
  bill: { from: ['pending'], to: 'billed', label: 'Bill' },
  dispense: { from: ['billed'], to: 'dispensed', label: 'Dispense' },
  cancel: { from: ['pending', 'billed'], to: 'cancelled', label: 'Cancel' },
} as const satisfies TransitionTable<PharmacyOrderStatus>;
export type PharmacyOrderAction = keyof typeof PHARMACY_ORDER_TRANSITIONS;

/** Whether an order has returnable units (section 4). */
export function isReturnable(status: PharmacyOrderStatus): boolean {
  return status === 'billed' || status === 'dispensed';
}

/** The statuses with a next step. */
export const OPEN_ORDER_STATUSES = ['pending', 'billed'] as const;
/** The lists to which the pharmacy's queue can be limited. */
export const ORDER_LISTS = ['open', ...PHARMACY_ORDER_STATUSES] as const;
export type OrderList = (typeof ORDER_LISTS)[number];

/** The orders of a list by the number of each status. */
export function countOfList(
  list: OrderList | undefined,
  counts: Readonly<Record<PharmacyOrderStatus, number>>,
): number {
  const statuses =
    list === undefined ? PHARMACY_ORDER_STATUSES : list === 'open' ? OPEN_ORDER_STATUSES : [list];
  return statuses.reduce((sum, status) => sum + counts[status], 0);
}
