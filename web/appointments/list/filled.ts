import type { DoctorDay } from '#contract/appointments/appointment.ts';

/** The places and bookings of a day, of all doctors in the list. */
export function filledOn(days: readonly DoctorDay[], day: string) {
  const ofDay = days.filter((of) => of.day === day);
  return {
    places: ofDay.reduce((sum, of) => sum + of.places, 0),
    booked: ofDay.reduce((sum, of) => sum + of.booked, 0),
  };
}
