import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import type { AppointmentStatus } from './appointment.status.ts';

/** Texts of the appointments. */
export const APPOINTMENT_MESSAGES = {
  loadFailed: 'The appointments could not be loaded.',
  slotsFailed: 'The free slots could not be loaded.',
  none: 'No appointments on this day.',
  noneToday: 'Nobody is booked today.',
  noneLeft: 'Nobody else is expected today.',
  noneComing: 'No coming appointments.',
  noneOfWeek: 'No appointments in this week.',
  noHours: 'No doctor has consulting hours yet.',
  noFreeSlot: 'No free slot from this day on.',
  noFreeSlotThatDay: 'No free slot on that day.',
  slotTaken: 'This slot has just been taken.',
  slotNotOffered: 'The doctor has no such slot.',
  slotPast: 'This slot is over.',
  samePatient: 'The patient already has an appointment with this doctor at this time.',
  notAllowedNow: 'The appointment has changed meanwhile.',
  notToday: 'Only appointments of today can be checked in.',
  alreadyHere: 'The patient has already been checked in for another appointment.',
  withOtherDoctor:
    'The patient’s open visit is to another doctor. Check in when it is over, or change its doctor.',
  openSinceEarlier:
    'The patient has an open visit of an earlier day. Please complete or cancel it first.',
  underWay: 'The consultation has begun, so the check-in stays.',
  noFollowUp: 'The visit has no doctor or no follow-up date.',
  unknownDoctor: COMMON_MESSAGES.unknownDoctor,
  patientRequired: COMMON_MESSAGES.patientRequired,
  dayRequired: 'Please enter a date.',
  timeRequired: 'Please enter a time, such as 09:30.',
  unknownStatus: COMMON_MESSAGES.unknownStatus,
  endsBeforeStart: 'The end must be after the start.',
  overlapping: 'Two times of a day overlap.',
  breakOutside: 'A break must be inside a session.',
  slotMinutes: 'Please enter whole minutes between 5 and 240.',
  perSlot: 'Please enter a whole number between 1 and 20.',
  unknownWeekday: 'Unknown weekday.',
  partOfOneDay: 'Part of a day needs a start and an end, on one day.',
  rangeTooLong: 'Please select at most 42 days at once.',
  listTooLong: 'Please list at most 7 days at once. A month shows how many are booked.',
  leaveTooLong: 'Please enter at most 366 days.',
  tooMuchLeave: 'Too many entries of leave. Please remove old ones.',
  onlyOwnHours: 'Only the admin may change the hours of others.',
  hoursChanged: 'Somebody else has changed these hours meanwhile.',
  hoursSaved: 'Hours saved.',
  hoursLoadFailed: 'The hours could not be loaded.',
  leaveAdded: 'Leave added.',
  leaveRemoved: 'Leave removed.',
} as const;

const CHANGED_TO: Readonly<Partial<Record<AppointmentStatus, string>>> = {
  arrived: 'The patient has been checked in meanwhile.',
  seen: 'The patient has been seen meanwhile.',
  'no-show': 'The appointment was marked as a no-show meanwhile.',
  cancelled: 'The appointment was cancelled meanwhile.',
};

/** Why an appointment that has this status now is not moved, cancelled or checked in. */
export const changedTo = (status: AppointmentStatus): string =>
  CHANGED_TO[status] ?? APPOINTMENT_MESSAGES.notAllowedNow;
