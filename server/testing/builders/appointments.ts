import type { DoctorWeek } from '#contract/appointments/doctor-hours.ts';
import { saveWeek } from '#contract/appointments/hours.endpoints.ts';
import type { TestApp } from '../build-app.ts';
import type { Person } from './clinic.ts';

/** Monday to Saturday from 9:00 to 13:00, one patient in each 15 minutes. */
export const A_WEEK: DoctorWeek = {
  slotMinutes: 15,
  perSlot: 1,
  sessions: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '09:00', to: '13:00' })),
  breaks: [],
};

/** Gives a doctor their week. */
export async function newWeek(
  app: TestApp,
  { token }: Person,
  { doctorId, ...week }: { doctorId: string } & Partial<DoctorWeek>,
) {
  const body = { ...A_WEEK, ...week };
  return await app.ok(saveWeek, { params: { id: doctorId }, body }, { token });
}
