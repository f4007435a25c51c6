import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getCaseRegister } from '#contract/books/books.endpoints.ts';
import { listDues } from '#contract/dues/dues.endpoints.ts';
import { clinicDay } from '#contract/kernel/dates.ts';
import { getMoneyByDoctor } from '#contract/money/money.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic } from '../testing/builders/clinic.ts';
import { MONEY_STEPS, newMoneyClinic } from '../testing/builders/money-steps.ts';

const app = startTestApp();
const YEAR = { startDate: '2026-04-01', endDate: '2027-03-31' };
const query = { startDate: '2026-11-01', endDate: '2027-03-31' };

/** The sum of all payments of a clinic, less refunds, in paise. */
async function paymentsOf(clinicId: string | null): Promise<number> {
  const { rows } = await app.started.pool.query<{ sum: string }>(
    'SELECT coalesce(sum(amount_paise), 0) AS sum FROM bill_payments WHERE clinic_id = $1',
    [clinicId],
  );
  return Number(rows[0]?.sum);
}

it('adds up to the ledger to the paisa, whatever happened', async () => {
  await fc.assert(
    fc.asyncProperty(MONEY_STEPS, async (steps) => {
      app.clock.set('2026-11-20T06:00:00Z');
      const clinic = await newMoneyClinic(app);
      await clinic.carryOut(steps);
      const reply = await app.ok(getMoneyByDoctor, { query }, clinic.admin);
      const sum = (part: 'received' | 'due') =>
        reply.doctors.reduce((all, row) => all + row[part], 0);
      const { total } = await app.ok(listDues, { query: { limit: 1 } }, clinic.admin);
      expect([sum('received'), sum('due')]).toEqual([reply.received, reply.due]);
      expect(reply.received).toBe(await paymentsOf(clinic.admin.user.clinic_id));
      expect(reply.due).toBe(total);
      // Each day alone is the day of the case register, and the days are the whole.
      const register = await app.ok(getCaseRegister, { query: YEAR }, clinic.admin);
      expect(register.total).toBe(reply.received);
      let ofDays = 0;
      const days = register.rows.flatMap(({ receivedAt }) =>
        receivedAt ? clinicDay(new Date(receivedAt), 'Asia/Kolkata') : [],
      );
      for (const day of new Set(days)) {
        const one = { startDate: day, endDate: day };
        const { received } = await app.ok(getMoneyByDoctor, { query: one }, clinic.admin);
        expect(received).toBe((await app.ok(getCaseRegister, { query: one }, clinic.admin)).total);
        ofDays += received;
      }
      expect(ofDays).toBe(reply.received);
      expect(new Set(reply.doctors.map(({ doctorId }) => doctorId)).size).toBe(
        reply.doctors.length,
      );
    }),
    { numRuns: 10 },
  );
});

it('is empty for a clinic without visits and bills', async () => {
  const admin = await newClinic(app);
  expect(await app.ok(getMoneyByDoctor, { query }, admin)).toEqual({
    doctors: [],
    received: 0,
    due: 0,
  });
});
