import { CONSULTATION_MESSAGES } from '../consultation/consultation.messages.ts';
import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import { LAB_MESSAGES } from '../lab/lab.messages.ts';
import type { ChangeType } from './plan/planned.ts';

/** Texts of the assistant (specification 2, sections 5 and 8). */
export const AI_MESSAGES = {
  queryRequired: CONSULTATION_MESSAGES.inputEmpty,
  tooLong: 'The text is too long for the assistant.',
  imageTooLarge: 'The image must be at most 8 MB.',
  notAnImage: 'Only an image can be attached.',
  tooManyPixels: 'The image has too many pixels. Please make it smaller.',
  noFunctionCall: 'AI response did not contain a recognized function call.',
  nothingPerformed: 'AI response did not result in a recognized or performed function call.',
  invalidAccess: 'allowed must be true or false.',
  accessFailed: 'The access could not be changed. Please try again.',
  accessUnknown: 'The clinics could not be read. Please try again.',
  modelWithheld:
    'The AI model of this server is not switched on for your clinic, so the offline assistant answers. Please ask the people who run this server.',
  invalidFormat: 'Invalid AI response format.',
  patientIdMissing: COMMON_MESSAGES.patientIdMissing,
  visitIdMissing: CONSULTATION_MESSAGES.missingVisitId,
  noPatientDetails: 'No valid patient details provided for update.',
  nothingToOrder:
    'A pharmacy order needs an items array or a non-empty prescription for unavailable drugs.',
  nothingToEdit:
    'Editing a pharmacy order needs items, items to remove, a status or a prescription for unavailable drugs.',
  noSuchOrder: 'There is no pending pharmacy order to edit.',
  unknownSerialNumber: 'There is no pharmacy order with this serial number.',
  unknownOrderStatus: 'Invalid status. Use pending, billed, dispensed or cancelled.',
  noTests: LAB_MESSAGES.noTests,
  nothingToEditInLab: 'Editing a lab order needs tests, items to remove or a status.',
  noLabOrder: 'There is no pending lab order to edit.',
  otherLabOrder: 'Only the newest pending lab order can be edited.',
  unknownLabStatus:
    'Invalid status. Use pending, billed, collected, processing, report_ready, reported, completed or cancelled.',
  labOrderHasReport: 'The lab order has a report and cannot be cancelled.',
  labOrderWouldBeEmpty: LAB_MESSAGES.testRequired,
  emptyMemory: 'The AI memory to save is empty.',
  emptyComplaint: 'The complaint to add is empty.',
  emptySummary: 'The case summary to save is empty.',
  emptyQuestion: 'The follow-up question is empty.',
  unknownRun: 'This answer of the assistant is not known.',
  changedSince: 'This was changed after the answer was written. Please ask again.',
  builtOn: 'It was changed since then.',
  notForRole: 'Your role may not make this change.',
  notAsWritten: 'The pharmacy does not have it as it is written.',
  repeated: 'The same was applied before.',
  waitingTitle: 'Proposals not accepted yet',
  completedUnread:
    'What the assistant proposed could not be read. If something waits, it is still in the visit.',
  stopped: 'The answer was stopped here.',
  beingAnswered: 'The assistant is still writing this answer.',
  unknownProposal: 'This answer has no such proposal.',
  unknownLine: 'This proposal has no such line.',
  decidedMeanwhile: 'Another decision about this proposal was saved first. Please look again.',
  undecided: 'Please say first which drug or test is meant.',
  nothingLeft: 'Nothing is left of this proposal to apply.',
  otherAim: 'A proposal can be edited, but not aimed at something else.',
  takenBack: 'This proposal was taken back or left out.',
  waitsForWord: 'This proposal waits for a person.',
  notUndoable: 'This cannot be undone here.',
  replaced: 'Replaced by a newer answer.',
  onSheetAlready: 'It is in the visit sheet already.',
  oneOrder: 'Several orders of the answer are shown as one.',
} as const;

/** Confirmation before a visit with pending proposals is completed; lists each by name. */
export const notAppliedYet = (titles: readonly string[]) =>
  `The assistant proposed in this visit, and it is not applied yet: ${titles.join('; ')}.`;
export const withChoice = (title: string) => `${title} (a choice is open)`;
export const notOrdered = (name: string) =>
  `"${name}" is written as not to be given; nothing is ordered.`;
export const comesInPacks = (name: string, quantity: number) =>
  `${name} × ${quantity}: one piece holds many doses. Check the quantity.`;
export const daysAssumed = (names: readonly string[]) =>
  `No days are written for ${names.join('; ')}: 1 day is ordered. Check the days.`;
export const onSeveralLines = (names: readonly string[]) =>
  `The same drug is on several lines: ${names.join('; ')}.`;
export const invalidGender = (gender: string) =>
  `Invalid gender specified: "${gender}". Use M, F, or O.`;
export const drugNotFound = (name: string) => `Drug "${name}" not found or no close match.`;
export const invalidDosage = (drug: string) => `Invalid dosage/duration for ${drug}`;
export const labTestNotFound = (name: string) => `Lab test "${name}" not found or no close match.`;
export const otherPatient = (called: string) =>
  `This is for another patient (${called.slice(0, 60)}). Nothing is done for the open one.`;
export const tooManyActions = (left: number) =>
  `The answer has too many actions: ${left} of them were left out.`;
export const idOfAnother = (name: string) => `The id in the answer is that of ${name}.`;
export const onTwoLines = (name: string) => `${name} is on more than one line.`;
export const firstOfPending = (count: number) =>
  `The first of ${count} pending orders, the oldest, is meant.`;
export const didYouMean = (name: string) => `Did you mean ${name}?`;
export const aiResponseSaveError = (message: string) => `AI Response Save Error: ${message}`;

/** Added to a failed pharmacy action when the assistant is asked to correct it. */
export const EXACT_NAMES_REMINDER =
  'Remember to use the exact drug names of the inventory, or to put the drug into prescription_for_unavailable_drugs.';

/** Progress and success text of each change (specification 2, section 8). */
export const CHANGE_LINES = {
  'create-pharmacy-order': { doing: 'Processing order...', done: 'Order created!' },
  'edit-pharmacy-order': {
    doing: 'Processing order...',
    done: 'Success: Pharmacy order updated!',
  },
  'delete-pharmacy-order': {
    doing: 'Processing order...',
    done: 'Success: Pharmacy order cancelled and deleted',
  },
  'create-lab-order': { doing: 'Processing lab...', done: 'Success: Lab order created!' },
  'edit-lab-order': { doing: 'Processing lab...', done: 'Success: Lab order updated!' },
  'update-patient': { doing: 'Processing patient...', done: 'Patient details updated!' },
  'add-complaint': { doing: 'Processing Hx...', done: 'Hx updated!' },
  'save-summary': { doing: 'Processing summary...', done: 'Summary updated!' },
  'save-memory': { doing: 'Processing AI mem...', done: 'AI mem updated!' },
} as const satisfies Record<ChangeType, { doing: string; done: string }>;
