/** Texts of the money flow (specification 1, section 8). */
export const MONEY_MESSAGES = {
  noDoctors: 'No patients and no money in these days.',
  doctorsFailed: 'Failed to load the figures of the doctors.',
  fetchFailed: 'Failed to fetch data. Check console for details.',
  rangeTooLong: 'Please export at most one year at once.',
  tooManyRows: 'These days have more than 50,000 rows. Please export fewer days at once.',
} as const;

/** Sources of the money flow; when one fails, the others are still shown. Bills are listed. */
export const MONEY_SOURCES = {
  totals: 'Totals fetch error:',
  bills: 'Bills fetch error:',
  admissions: 'Admission Payments fetch error:',
  subscriptions: 'Manual Subscriptions fetch error:',
} as const;
export type MoneySource = keyof typeof MONEY_SOURCES;
