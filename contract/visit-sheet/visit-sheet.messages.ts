export const VISIT_SHEET_MESSAGES = {
  notCompleted: 'The visit is not completed: its sheet could not be saved yet. Please try again.',
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
  noDays: 'No days are written: this is 1 day.',
  daysNotPrinted: 'No days are written: papers leave them out.',
  doseAsked:
    'The dose of a row is not sure. Type its numbers, or complete again to order what the row has.',
  daysAsked: 'The new row has no days yet. Type them, or complete again for 1 day.',
  followUpDays: 'Type 1 to 366 days, or weeks or months: 5, 2w, 1 month.',
  sheetsLoadFailed: 'The visit sheets could not be loaded.',
  notInStock: 'Not enough in stock.',
  reasonNeeded: 'A reason is needed.',
  imageNotSent: 'The attached image was not sent. Send it, or complete again to leave it out.',
  completeUnsaved:
    'The sheet of this visit is not saved yet. Open the consultation to save it, or complete again without it.',
  leftOut: 'It was not ordered when the visit was completed.',
  mayNotOrderTests: 'Your role may not order tests.',
} as const;

/** A row that was taken off the sheet. */
export const rowRemoved = (name: string) => `Removed: ${name}.`;

type Dose = { readonly perDay: string; readonly days: string; readonly quantity: string };

const doseSaid = ({ perDay, days, quantity }: Dose): string =>
  `${quantity}, as ${perDay} a day for ${days} ${days === '1' ? 'day' : 'days'}`;

/** The order of a row while its dose is not sure. */
export const orderedSoFar = (line: Dose) => `Ordered so far: ${doseSaid(line)}.`;

/** Typed in a field of the sheet, but not chosen, when the sheet is printed. */
export const notTaken = (typed: string) => `“${typed}” fits nothing and is not in the sheet.`;

/** The same when the visit is completed: a second time leaves it out. */
export const completeWithout = (typed: string) =>
  `${notTaken(typed)} Choose from its list, or complete again to leave it out.`;

/** Typed as vitals, but not understood, when the sheet is printed. */
export const vitalsNotRead = (typed: string) =>
  `“${typed}” is not understood and is not in the vitals.`;

/** The same when the visit is completed: a second time leaves it out. */
export const completeWithoutVitals = (typed: string) =>
  `${vitalsNotRead(typed)} Correct it, or complete again to leave it out.`;

/** Typed as the follow-up, but not understood, when the sheet is printed. */
export const followUpNotRead = (typed: string) =>
  `“${typed}” is not understood and is no follow-up.`;

/** The same when the visit is completed: a second time leaves it out. */
export const completeWithoutFollowUp = (typed: string) =>
  `${followUpNotRead(typed)} Correct it, or complete again to leave it out.`;

/** A row that still asks for something when the visit is completed: a second time leaves it as it is. */
export const completeUnordered = (name: string, why: string) =>
  `“${name}” is not ordered. ${why} Change the row, or complete again to leave it so.`;

/** Such a row when the visit is completed on a page without its sheet. */
export const completeNotOrdered = (name: string) =>
  `“${name}” is not ordered. Open the consultation to change the row, or complete again to leave it so.`;

/** An ordered row there whose dose is not sure, or that has no days. */
export const completeUnnumbered = (name: string, why: string) =>
  `“${name}”: ${why} Open the consultation to change the row, or complete again for what it has.`;

/** A text that is typed there and not in the sheet. */
export const completeNotTaken = (typed: string) =>
  `“${typed}” is typed and not in the sheet. Open the consultation to take it, or complete again to leave it out.`;

/** Such a row when the visit is printed. */
export const notOnPaper = (name: string, why: string) => `“${name}” is not on this paper. ${why}`;

/** An addendum that is typed and not added when its visit is printed. */
export const addendumNotOnPaper = (text: string) =>
  `The addendum “${text}” is not added yet, so it is not on this paper.`;

/** The drugs of the clinic that it has too few of, when the visit is printed. */
export const boughtElsewhere = (names: readonly string[]) =>
  `Not enough in stock, so the paper has it under “To be bought elsewhere”: ${names.join('; ')}.`;

/** The orders that wait to be accepted when the visit is printed. */
export const proposalsNotOnPaper = (names: readonly string[]) =>
  `${names.length === 1 ? '1 proposal is' : `${names.length} proposals are`} not on this paper: ${names.join('; ')}.`;

/** Sheets that a page left on the device: nothing of them is ordered yet. */
export const leftSheets = (count: number) =>
  `${count === 1 ? '1 visit sheet is' : `${count} visit sheets are`} not saved yet. Open it, and it is sent.`;

/** The texts that the device kept of a sheet whose visit was removed. */
export const sheetOfNoVisit = (texts: readonly string[]) =>
  `The visit no longer exists, so its unsaved sheet was removed from this device: ${texts.join('; ')}.`;

/** Rows that the device kept, and that the visit's orders have by now. */
export const orderedAlready = (names: readonly string[]) =>
  `Already ordered in this visit, so not ordered again: ${names.join('; ')}.`;

/** Texts for outside and tests that were cancelled while they were edited here. */
export const cancelledMeanwhile = (names: readonly string[]) =>
  `Cancelled meanwhile, so not ordered: ${names.join('; ')}. Add them again to order them.`;

type WrittenDose = Dose & { readonly directions: string };

/** A row that was changed here while a colleague billed or cancelled it: what its order has, and the wanted dose. */
export type DiscardedChange = {
  readonly name: string;
  /** The label of its status; null when it was cancelled. */
  readonly status: string | null;
  readonly ordered: WrittenDose;
  readonly wanted: WrittenDose;
};

/** Says that a changed row is not ordered, with both doses, and how to go on. */
export function changeDiscarded({ name, status, ordered, wanted }: DiscardedChange): string {
  const said = (dose: WrittenDose): string =>
    ordered.directions === wanted.directions || dose.directions === ''
      ? doseSaid(dose)
      : `${doseSaid(dose)} (${dose.directions})`;
  if (status === null) {
    return `${name} was cancelled meanwhile, so ${said(wanted)} is not ordered. Add the drug again to order it.`;
  }
  return `${name} is ${status.toLowerCase()}: ${said(ordered)}. Your change to ${said(wanted)} was discarded. Tell the pharmacy, or add the drug again for a second supply.`;
}

/** The sheet, the note or the vitals of a printed visit were changed since. */
export const paperOutOfDate = (token: number) =>
  `The printed paper of token ${token} is out of date.`;

/** The page was left before its paper was printed; the token is null when it was left before it was known. */
export const paperNotPrinted = (token: number | null) =>
  token === null
    ? 'The paper of the visit that you left was not printed.'
    : `The paper of token ${token} was not printed.`;

/** Beside an offered dose whose source was read only as others quote it. */
export const doseAsQuoted = (source: string) =>
  `Check the dose: its source was read as others quote it (${source}).`;
