import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import type { VisitStatus } from './visit.status.ts';

/** Texts of the queue, the reception and the doctor panel (specification 1, sections 5 and 8). */
export const QUEUE_MESSAGES = {
  startNeedsDoctor: 'Cannot start consultation without an assigned doctor.',
  assignNeedsPatient: 'Cannot proceed: Patient ID or Name is missing.',
  alreadyOpen: 'This patient is already in the queue.',
  unknownDoctor: COMMON_MESSAGES.unknownDoctor,
  unknownStatus: COMMON_MESSAGES.unknownStatus,
  unknownStep: 'Unknown step.',
  tooLateToUndo: 'It is too late to undo this.',
  notAllowedNow: 'The visit has moved on. This is no longer possible.',
  assignedMeanwhile: 'A colleague has just assigned this patient to a doctor.',
  doctorBusy: 'This doctor already has a patient in consultation.',
  alreadyConsulting: 'Complete the current consultation before calling the next patient.',
  nobodyWaiting: 'No patient is waiting.',
  notConsulting: 'This visit is not in consultation.',
  notYourVisit: 'This patient is with another doctor.',
  patientRequired: COMMON_MESSAGES.patientRequired,
  noOpenVisit: 'This patient has no open visit.',
  fetchQueueFailed: 'Failed to fetch queue',
  fetchDoctorsFailed: 'Failed to fetch doctors',
  updateStatusFailed: 'Failed to update status',
  createVisitFailed: 'Failed to create queue entry',
  noVisitId: 'Failed to get ID from new queue entry.',
  slipFailed: 'The slip could not be printed. Please try again.',
  addFailed: 'Failed to add patient to queue',
  invalidQueue: 'Invalid queue data format received',
  callNextFailed: 'Failed to call next patient.',
  completeFailed: 'Failed to complete consultation.',
  loadPatientFailed: 'Failed to load patient data.',
  loadHistoryFailed: 'Failed to load patient history.',
  noCurrent: 'No patient currently being seen...',
  noNext: 'No patient waiting next in the queue.',
  noHistory: 'No history found for this patient.',
  complaintRequired: 'Please enter complaint details.',
} as const;

export const tokenGiven = (name: string, token: number) =>
  `${name} is in the queue: token ${token}.`;
export const tokenAdded = (name: string, token: number) =>
  `${name} was added to the queue: token ${token}.`;
export const tokenAssigned = (name: string, token: number, doctor: string) =>
  `${name}, token ${token}: ${doctor}.`;
export const visitCancelled = (name: string, token: number) =>
  `${name}, token ${token}: the visit is cancelled.`;
const MEANWHILE = {
  waiting: 'is waiting again',
  consulting: 'went into consultation',
  seen: 'was seen',
  cancelled: 'was cancelled',
} as const satisfies Record<VisitStatus, string>;

/** In the question about a visit that a colleague has moved; null for one that left the list. */
export const movedMeanwhile = (name: string, token: number, status: VisitStatus | null) =>
  `${name}, token ${token}, ${status === null ? 'left this list' : MEANWHILE[status]} meanwhile.`;

export const operationFailed = (message: string) => `Operation failed: ${message}`;
export const apiError = (status: number, text: string) => `API Error (${status}): ${text}`;
/** `booked` is the time and the doctor. */
export const checkedInFor = (name: string, booked: string) => `${name}: checked in for ${booked}.`;
export const notCheckedIn = (name: string, booked: string, reason: string) =>
  `${name} is in the queue, but not checked in for ${booked}: ${reason}`;
export const bookingUnknown = (name: string, reason: string) =>
  `${name} is in the queue. It is not known whether they are booked today: ${reason}`;
export const notBooked = (name: string) => `${name} is not booked today.`;
export const bookedAgain = (name: string) => `${name}: booked again.`;
export const bookedAndQueued = (name: string, token: number) =>
  `${name}: booked again. Still in the queue: token ${token}.`;

/** The choice of no doctor. */
export const GENERAL_QUEUE = 'General queue (first free doctor)';
