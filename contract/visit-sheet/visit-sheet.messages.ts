/** A later follow-up is a date. */
export const FOLLOW_UP_DAYS_MAX = 366;

export const VISIT_SHEET_MESSAGES = {
  changedMeanwhile: 'The visit sheet was changed meanwhile. The newer one is shown.',
  diagnosisRequired: 'A diagnosis needs a name.',
  tooManyDiagnoses: 'A visit has at most 20 diagnoses.',
  tooManyRows: 'A visit sheet has at most 100 rows.',
  unknownOrder: 'This order belongs to another visit.',
  otherPatient: 'This visit is of another patient.',
  orderTwice: 'Each order can be given once.',
  followUpInPast: 'The follow-up date is before today.',
  mayNotPrescribe: 'Your role may not write prescriptions.',
  doseNotSure: 'The dose is not sure: type its numbers in the row.',
  daysAsked: 'The new row has no days yet. Type them, or complete again for 1 day.',
  followUpDays: `Type a number from 1 to ${FOLLOW_UP_DAYS_MAX}.`,
  mayNotOrderTests: 'Your role may not order tests.',
} as const;

/** Typed in a field of the sheet, but not chosen, when the sheet is printed. */
export const notTaken = (typed: string) => `“${typed}” fits nothing and is not in the sheet.`;

/** The same when the visit is completed: a second time leaves it out. */
export const completeWithout = (typed: string) =>
  `${notTaken(typed)} Choose from its list, or complete again to leave it out.`;

/** Beside an offered dose whose source was read only as others quote it. */
export const doseAsQuoted = (source: string) =>
  `Check the dose: its source was read as others quote it (${source}).`;
