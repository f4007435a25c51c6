/** Texts of the pharmacy's orders (specification 2, sections 5 and 8). */
export const PHARMACY_ORDER_MESSAGES = {
  invalidFormat: 'Invalid data format received from API',
  noneOfPatient: 'No pharmacy orders found for this patient.',
} as const;

export const loadOrdersFailed = (message: string) => `Error loading orders: ${message}`;
