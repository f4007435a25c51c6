/** The number of the day, with which a patient waits. */
export const visitToken = (number: number): string => `Token ${number}`;

/** The number for life, under which a patient is found. */
export const patientNo = (number: number): string => `Patient no. ${number}`;

/** A patient in a list or on a paper: `Asha Menon (patient no. 2100)`. */
export const nameWithNo = (name: string, number: number): string =>
  `${name} (patient no. ${number})`;

/** The mark of the patient whom a search found by the token of the day: `Token 48 today`. */
export const tokenToday = (number: number): string => `${visitToken(number)} today`;
