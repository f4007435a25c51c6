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
  mayNotOrderTests: 'Your role may not order tests.',
} as const;

/** Typed in a field of the sheet, but not chosen, when the visit is completed. */
export const notTaken = (typed: string) => `“${typed}” fits nothing and is not in the sheet.`;
