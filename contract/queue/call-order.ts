/**
 * The order in which a clinic calls walk-ins and booked patients. `arrival`: active subscribers first, then by
 * arrival (specification 1, section 4). `booked`: patients whose booked time has come first, then
 * walk-ins in that order, then early arrivals.
 */
export const CALL_ORDERS = ['arrival', 'booked'] as const;
export type CallOrder = (typeof CALL_ORDERS)[number];

export const CALL_ORDER_LABELS = {
  arrival: 'In the order of arrival',
  booked: 'Booked patients at their time',
} as const satisfies Record<CallOrder, string>;
