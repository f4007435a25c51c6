import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { minutesOf } from '#contract/appointments/clock-time.ts';
import { freePlaces, slotsOf } from '#contract/appointments/slots.rules.ts';
import { conflict, invalidField } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { listTakenPlaces } from './appointment.store.ts';
import { nextFreeSlot } from './free-slots.ts';
import { findHours, lockWeek } from './hours.store.ts';

type Wanted = {
  readonly patientId: string;
  readonly doctorId: string;
  readonly day: string;
  readonly time: string;
  /** The appointment that moves, whose own place is free for it. */
  readonly besides?: string;
};

/** The columns of a place that an appointment may take. */
export type Place = {
  readonly doctor_id: string;
  readonly day: string;
  readonly start_minute: number;
  readonly starts_at: Date;
  readonly minutes: number;
  readonly place: number;
  readonly places: number;
};

/** 409 with the doctor's free slot to offer instead. */
export async function slotTaken(
  scope: ClinicScope,
  at: { doctorId: string; day: string; time: string },
  message: string = M.slotTaken,
) {
  return conflict(message, { next: await nextFreeSlot(scope, at) });
}

/**
 * Finds the lowest free place of a slot, while other bookings of the doctor wait. Throws 400 for a
 * user who is not an active doctor, and 409 with the next free slot when the slot is over, full or
 * not one of the doctor's.
 */
export async function claimPlace(scope: ClinicScope, wanted: Wanted): Promise<Place> {
  const { tx, actor, now } = scope;
  const { doctorId, day, time } = wanted;
  await lockWeek(tx, doctorId);
  const hours = await findHours(tx, { from: day, doctorId });
  if (!hours) throw invalidField('doctorId', M.unknownDoctor);
  const slots = slotsOf(hours, hours.leave, { day, timeZone: actor.timeZone });
  const slot = slots.find((of) => of.time === time);
  if (!slot) throw await slotTaken(scope, wanted, M.slotNotOffered);
  if (slot.startsAt <= now) throw await slotTaken(scope, wanted, M.slotPast);
  const start = minutesOf(time);
  const taken = await listTakenPlaces(tx, { ...wanted, from: day, to: day });
  const isTheirs = taken.some(
    (of) =>
      of.patient_id === wanted.patientId &&
      of.start < start + hours.slotMinutes &&
      start < of.start + of.minutes,
  );
  if (isTheirs) throw conflict(M.samePatient);
  const { slotMinutes: minutes, perSlot } = hours;
  const [place] = freePlaces({ start, minutes, perSlot }, taken);
  if (place === undefined) throw await slotTaken(scope, wanted);
  return {
    doctor_id: doctorId,
    day,
    start_minute: start,
    starts_at: slot.startsAt,
    minutes,
    place,
    places: perSlot,
  };
}
