import { expect, it } from 'vitest';
import { listFreeSlots } from '#contract/appointments/appointments.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newWeek } from '../testing/builders/appointments.ts';
import { newClinic, newStaff } from '../testing/builders/clinic.ts';

const app = startTestApp();
const MONDAY = '2026-11-23';

it('whole days list each slot of the first days that have one, beyond the limit', async () => {
  app.clock.set('2026-11-23T02:30:00Z');
  const admin = await newClinic(app);
  const desk = await newStaff(app, admin, 'receptionist');
  const doctorId = (await newStaff(app, admin, 'doctor')).user.id;
  await newWeek(app, admin, { doctorId });
  const listed = async (wholeDays: number) => {
    const query = { doctorId, day: '2026-11-21', wholeDays };
    return (await app.ok(listFreeSlots, { query }, desk)).slots;
  };
  const [one, two] = [await listed(1), await listed(2)];
  // Saturday and Sunday have no hours.
  expect([one[0], one.at(-1)]).toMatchObject([
    { day: MONDAY, time: '09:00' },
    { day: MONDAY, time: '12:45' },
  ]);
  expect(one).toHaveLength(16);
  expect([two.length, two.at(-1)?.day]).toEqual([32, '2026-11-24']);
});
