/** The number of the day, used in the queue. */
export const visitToken = (number: number): string => `Token ${number}`;

/** The permanent number, used for search. */
export const patientNo = (number: number): string => `Patient no. ${number}`;

/** A patient in a list or on a print: `Asha Menon (patient no. 2100)`. */
export const nameWithNo = (name: string, number: number): string =>
  `${name} (patient no. ${number})`;

/** The label of a patient that a search found by today's token: `Token 48 today`. */
export const tokenToday = (number: number): string => `${visitToken(number)} today`;
