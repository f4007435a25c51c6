import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listDues } from '#contract/dues/dues.endpoints.ts';
import { comparePatients, mergePatients } from '#contract/merges/merges.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import type { Person } from '../testing/builders/clinic.ts';
import { everyRow, patientsOf, rowsOfPatient } from '../testing/builders/every-row.ts';
import { MONEY_STEPS, newMoneyClinic } from '../testing/builders/money-steps.ts';

const app = startTestApp();

const sum = (one: Record<string, number>, other: Record<string, number>) =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
      name,
      (one[name] ?? 0) + (other[name] ?? 0),
    ]),
  );

/** The sums of a patient's bills, in paise. */
async function sumsOf(admin: Person, [id, otherId]: readonly [string, string]) {
  const { one } = await app.ok(comparePatients, { params: { id, otherId } }, admin);
  const { billed, paid, due } = one.facts;
  return { billed, paid, due };
}

it('loses nothing, doubles nothing and keeps every sum, whatever both records have', async () => {
  let merged = 0;
  await fc.assert(
    fc.asyncProperty(MONEY_STEPS, fc.boolean(), async (steps, isTurned) => {
      app.clock.set('2026-11-20T06:00:00Z');
      const clinic = await newMoneyClinic(app);
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

      expect(await everyRow(pool, clinicId)).toEqual(before);
      if (blocks.length > 0) {
        expect([reply.statusCode, reply.json().message]).toEqual([409, blocks[0]]);
        expect(await rowsOfPatient(pool, lostId)).toEqual(counts[1]);
        return;
      }
      merged += 1;
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
    { numRuns: 25 },
  );
  expect(merged).toBeGreaterThan(5);
}, 120_000);
