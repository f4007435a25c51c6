import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listDues } from '#contract/dues/dues.endpoints.ts';
import { comparePatients, mergePatients } from '#contract/merges/merges.endpoints.ts';
import { MERGE_MESSAGES } from '#contract/merges/merges.messages.ts';
import { startTestApp } from '../testing/build-app.ts';
import type { Person } from '../testing/builders/clinic.ts';
import { everyRow, patientsOf, rowsOfPatient } from '../testing/builders/every-row.ts';
import { MONEY_STEPS, type MoneyStep, newMoneyClinic } from '../testing/builders/money-steps.ts';
import { newRecords, RECORD_STEPS, type RecordStep } from '../testing/steps/record-steps.ts';

const app = startTestApp();

const sum = (one: Record<string, number>, other: Record<string, number>) =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
      name,
      (one[name] ?? 0) + (other[name] ?? 0),
    ]),
  );

/** The lost records have rows of these. */
const OF_HISTORIES = [
  ...['visits', 'bills', 'pharmacy_orders', 'lab_orders', 'appointments', 'patient_complaints'],
  ...['subscription_payments', 'settled'],
];

/** A history that has all of them: two bookings of one slot, one of each record. */
const of = (kind: RecordStep['kind'], patient = 1): RecordStep => ({
  ...{ kind, patient, doctor: 0, nth: 0 },
});
const FULL: RecordStep[] = [
  ...[of('book', 0), of('book'), of('prescribe'), of('dispense'), of('orderTest'), of('collect')],
  ...[of('complain'), of('subscribe')],
];

/** A paid visit. */
const SEEN: MoneyStep = {
  ...{ kind: 'visit', patient: 1, doctor: 0, amount: 50_000, discount: 0 },
  ...{ mode: 'cash', type: 'other', isNow: true },
};

/** The fields of an appointment that a merge changes where both records have the slot. */
const SETTLED = ['status', 'reason', 'updated_at', 'merged_at'];

/** The rows without what a merge settles of appointments. */
function unsettled(tables: Record<string, readonly string[]>) {
  const appointments = (tables.appointments ?? []).map((row) => {
    const entries = Object.entries(JSON.parse(row)).filter(([field]) => !SETTLED.includes(field));
    return JSON.stringify(Object.fromEntries(entries));
  });
  return { ...tables, appointments: appointments.toSorted() };
}

/** The appointments that stand twice in a slot for one patient, and those that were cancelled as such. */
async function doubleBooked(patientId: string) {
  const { rows } = await app.started.pool.query<{ twice: number; settled: number }>(
    `SELECT (SELECT count(*)::int FROM (SELECT FROM appointments
        WHERE patient_id = $1 AND status <> 'cancelled' AND merged_at IS NULL
        GROUP BY doctor_id, starts_at HAVING count(*) > 1) AS same) AS twice,
      (SELECT count(*)::int FROM appointments WHERE patient_id = $1
        AND (reason = $2 OR merged_at IS NOT NULL)) AS settled`,
    [patientId, MERGE_MESSAGES.bookedTwice],
  );
  return rows[0] ?? { twice: 0, settled: 0 };
}

/** The sums of a patient's bills, in paise. */
async function sumsOf(admin: Person, [id, otherId]: readonly [string, string]) {
  const { one } = await app.ok(comparePatients, { params: { id, otherId } }, admin);
  const { billed, paid, due } = one.facts;
  return { billed, paid, due };
}

it('loses nothing, doubles nothing and keeps every sum, whatever both records have', async () => {
  let merged = 0;
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(MONEY_STEPS, RECORD_STEPS, fc.boolean(), async (steps, records, isTurned) => {
      app.clock.set('2026-11-20T06:00:00Z');
      const clinic = await newMoneyClinic(app);
      const carryOut = await newRecords(app, clinic);
      await carryOut(records);
      await clinic.carryOut(steps);
      const { admin, patients } = clinic;
      const [id = '', lostId = '', thirdId = ''] = isTurned ? patients.toReversed() : patients;
      const { pool, services } = app.started;
      const clinicId = admin.user.clinic_id ?? '';
      const compared = await app.ok(comparePatients, { params: { id, otherId: lostId } }, admin);
      const { one, other, blocks, version } = compared;
      const dues = await app.ok(listDues, { query: {} }, admin);
      await services.reads.flush();
      const before = await everyRow(pool, clinicId);
      const counts = [await rowsOfPatient(pool, id), await rowsOfPatient(pool, lostId)] as const;
      const body = { lostId, version };
      const reply = await app.call(mergePatients, { params: { id }, body }, admin);

      const after = await everyRow(pool, clinicId);
      expect(unsettled(after)).toEqual(unsettled(before));
      if (blocks.length > 0) {
        expect(after).toEqual(before);
        expect([reply.statusCode, reply.json().message]).toEqual([409, blocks[0]]);
        expect(await rowsOfPatient(pool, lostId)).toEqual(counts[1]);
        return;
      }
      merged += 1;
      for (const table of Object.keys(counts[1])) seen.add(table);
      expect(reply.statusCode).toBe(200);
      const {
        patient_words: words,
        patient_merges: merges,
        ...rows
      } = await rowsOfPatient(pool, id);
      const { patient_words: lostWords, ...expected } = sum(...counts);
      expect([merges, rows]).toEqual([1, expected]);
      expect(words).toBeLessThanOrEqual(lostWords ?? 0);
      expect(await rowsOfPatient(pool, lostId)).toEqual({});
      const { twice, settled } = await doubleBooked(id);
      expect(twice).toBe(0);
      if (settled > 0) seen.add('settled');
      const left = patients.length - 1;
      expect(await patientsOf(pool, clinicId)).toEqual({ counted: left, kept: left });
      const { patients: owing, ...sums } = await app.ok(listDues, { query: {} }, admin);
      expect(sums.total).toBe(dues.total);
      expect(owing).toBeLessThanOrEqual(dues.patients);
      expect(await sumsOf(admin, [id, thirdId])).toEqual({
        billed: one.facts.billed + other.facts.billed,
        paid: one.facts.paid + other.facts.paid,
        due: one.facts.due + other.facts.due,
      });
    }),
    { numRuns: 40, examples: [[[SEEN], FULL, false]] },
  );
  expect(merged).toBeGreaterThan(5);
  for (const table of OF_HISTORIES) expect(seen).toContain(table);
}, 240_000);
