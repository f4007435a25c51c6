import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  listPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { patientsFound } from '../../patients/index.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';

const app = startTestApp();

const PATIENTS = ['José Rao', 'Rama Pan', 'Zinia Das', 'Asha Zinc'];
const DRUGS = ['Zincovit (Forte) 20', 'Azithral 500', 'Pan 40', 'Razo 20'];
const TERMS = ['ra', 'zinc', 'pan', 'PAN 4', 'a', '2', '20', 'thr', 'rao jo', '(f', '4', 'qq'];
const PAGE = 4;

const ORDERS = fc.array(
  fc.record({
    patient: fc.nat(PATIENTS.length - 1),
    drugs: fc.uniqueArray(fc.nat(DRUGS.length - 1), { maxLength: 3 }),
    status: fc.constantFrom('pending', 'billed', 'cancelled'),
    isDeleted: fc.boolean(),
    minute: fc.nat(3),
  }),
  { minLength: 1, maxLength: 6 },
);
type Written = (typeof ORDERS extends fc.Arbitrary<infer T> ? T : never)[number];

async function openClinic() {
  const person = await newClinic(app, 'Searched Clinic');
  const clinic_id = person.user.clinic_id ?? '';
  const inClinic = <T>(work: (tx: Tx) => Promise<T>) =>
    app.started.services.database.inClinic(clinic_id, work);
  const patients: string[] = [];
  for (const name of PATIENTS) patients.push((await newPatient(app, person, name)).id);
  const drugs: string[] = [];
  for (const name of DRUGS)
    drugs.push((await app.ok(addDrug, { body: aDrug({ name }) }, person)).id);

  const write = (orders: readonly Written[]) =>
    inClinic(async (tx) => {
      for (const { patient, drugs: ordered, status, isDeleted, minute } of orders) {
        const at = new Date(app.clock.now().getTime() + minute * 60_000);
        const order = {
          ...{ clinic_id, id: newId(), patient_id: patients[patient]!, status },
          ...{ created_at: at, updated_at: at, created_by: person.user.id },
          deleted_at: isDeleted && status === 'pending' ? at : null,
        };
        await tx.insertInto('pharmacy_orders').values(order).execute();
        const lines = ordered.map((drug, position) => ({
          ...{ clinic_id, id: newId(), order_id: order.id, drug_id: drugs[drug]!, position },
          ...{ name: DRUGS[drug]!, quantity: 1, price_paise: 100 },
        }));
        if (lines.length > 0) await tx.insertInto('pharmacy_order_lines').values(lines).execute();
      }
    });
  return { person, inClinic, write };
}

/** Whether a medication is found: one or two letters at the beginning of a word only. */
function hasTerm(name: string, term: string): boolean {
  const rest = name.toLowerCase().split(term);
  return term.length > 2
    ? rest.length > 1
    : rest.slice(0, -1).some((left) => !/[a-z0-9]$/.test(left));
}

/** The orders that a term finds, newest first, by looking at each order of the clinic. */
async function visitEach(tx: Tx, term: string) {
  const { rows } = await sql<{ id: string; status: string; of_found: boolean; names: string[] }>`
    SELECT id, status, patient_id IN (${patientsFound(term, '2026-11-21')}) AS of_found, ARRAY(
        SELECT name FROM pharmacy_order_lines WHERE order_id = "order".id) AS names
      FROM pharmacy_orders AS "order" WHERE deleted_at IS NULL
      ORDER BY created_at DESC, id DESC`.execute(tx);
  return rows.filter(
    ({ of_found, names }) => of_found || names.some((name) => hasTerm(name, term.toLowerCase())),
  );
}

describe('a search', () => {
  it('finds and counts the orders that looking at each one finds, page by page', async () => {
    const { person, inClinic, write } = await openClinic();
    await fc.assert(
      fc.asyncProperty(ORDERS, fc.constantFrom(...TERMS), async (orders, search) => {
        await write(orders);
        const expected = await inClinic((tx) => visitEach(tx, search));
        const pages = [1, 2].map((page) =>
          app.ok(listPharmacyOrders, { query: { search, page, limit: PAGE } }, person),
        );
        const found = await Promise.all(pages);
        const ids = found.flatMap((one) => one.orders.map(({ id }) => id));
        expect([search, ids]).toEqual([search, expected.slice(0, 2 * PAGE).map(({ id }) => id)]);
        const counts = { pending: 0, billed: 0, dispensed: 0, cancelled: 0 };
        for (const { status } of expected) counts[status as keyof typeof counts] += 1;
        expect(found[0]).toMatchObject({ counts, totalOrders: expected.length });
      }),
      { numRuns: 16 },
    );
  });

  it('finds orders by patient, token and medication, in pages', async () => {
    const clinic = await newClinic(app, 'List Clinic');
    const patients = [
      await newPatient(app, clinic, 'José Rao'),
      await newPatient(app, clinic, 'Asha'),
    ];
    const drug = await app.ok(addDrug, { body: aDrug({ name: 'Zincovit' }) }, clinic);
    for (let n = 0; n < 12; n += 1) {
      const body = {
        patientId: patients[n % 2]!.id,
        prescription_for_unavailable_drugs: `Rx ${n}`,
      };
      await app.ok(createPharmacyOrder, { body }, clinic);
    }
    const body = { patientId: patients[0]!.id, items: [{ drug_id: drug.id, quantity: 1 }] };
    await app.ok(createPharmacyOrder, { body }, clinic);
    const search = async (term: string, page = 1) =>
      app.ok(listPharmacyOrders, { query: { search: term, page } }, clinic);
    expect(await search('')).toMatchObject({ totalOrders: 13, totalPages: 2, currentPage: 1 });
    expect((await search('', 2)).orders).toHaveLength(3);
    expect((await search('jose')).totalOrders).toBe(7);
    expect((await search('2')).totalOrders).toBe(6);
    expect((await search('ZINC')).totalOrders).toBe(1);
    expect((await search('%')).totalOrders).toBe(0);
  });

  it('finds a medication by a part of its name, with two letters by the beginning of a word', async () => {
    const clinic = await newClinic(app, 'Medication Clinic');
    const patientId = (await newPatient(app, clinic, 'Usha')).id;
    for (const name of ['Zincovit (Forte) 20', 'Azithral 500', 'Pan 40']) {
      const drug = await app.ok(addDrug, { body: aDrug({ name }) }, clinic);
      const body = { patientId, items: [{ drug_id: drug.id, quantity: 1 }] };
      await app.ok(createPharmacyOrder, { body }, clinic);
    }
    const found = async (search: string) => {
      const query = { search, limit: 1 };
      const { orders, totalOrders, counts } = await app.ok(listPharmacyOrders, { query }, clinic);
      expect(orders).toHaveLength(Math.min(1, totalOrders));
      expect(counts).toEqual({ pending: totalOrders, billed: 0, dispensed: 0, cancelled: 0 });
      return totalOrders;
    };
    const told = { zi: 1, az: 1, fo: 1, '(f': 1, '20': 1, '0': 0, ith: 1, inc: 1, it: 0, '.': 0 };
    for (const [term, total] of Object.entries(told))
      expect([term, await found(term)]).toEqual([term, total]);
    expect(await found('a')).toBe(1);
  });
});
