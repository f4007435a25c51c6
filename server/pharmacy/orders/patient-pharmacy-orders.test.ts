import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  listPatientPharmacyOrders,
  listPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { patientsFound } from '../../patients/index.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { type ClinicRows, insertDrug, insertOrder } from '../../testing/builders/rows.ts';

const app = startTestApp();
let admin: Person;
let clinic: ClinicRows;

beforeEach(async () => {
  admin = await newClinic(app);
  const { id: patientId } = await newPatient(app, admin);
  const { id: userId, clinic_id } = admin.user;
  clinic = { clinicId: clinic_id!, userId, patientId, now: new Date('2026-11-20T05:00:00Z') };
});

const inClinic: typeof app.started.services.database.inClinic = (...args) =>
  app.started.services.database.inClinic(...args);
const list = () => app.ok(listPatientPharmacyOrders, { params: { id: clinic.patientId } }, admin);

describe('the pharmacy orders of a patient', () => {
  it('are empty for a new patient and 404 for an unknown one', async () => {
    expect(await list()).toEqual([]);
    const nobody = { params: { id: admin.user.id } };
    expect((await app.call(listPatientPharmacyOrders, nobody, admin)).statusCode).toBe(404);
  });

  it('are listed newest first, with the prescribed quantities and the current stock', async () => {
    const pharmacist = await newStaff(app, admin, 'pharmacy', { name: 'Pia' });
    const [older, newer] = await inClinic(clinic.clinicId, async (tx) => {
      const { drugId } = await insertDrug(tx, clinic, 40);
      const first = await insertOrder(tx, clinic, drugId, 6);
      await tx
        .updateTable('pharmacy_orders')
        .set({ status: 'dispensed', dispensed_at: clinic.now, dispensed_by: pharmacist.user.id })
        .where('id', '=', first.orderId)
        .execute();
      const later = { ...clinic, now: new Date('2026-11-21T05:00:00Z') };
      return [{ ...first, drugId }, await insertOrder(tx, later, drugId)] as const;
    });
    const orders = await list();
    expect(orders.map(({ id }) => id)).toEqual([newer.orderId, older.orderId]);
    expect(orders[0]).toMatchObject({ status: 'pending', dispensedBy: null });
    expect(orders[1]).toEqual({
      id: older.orderId,
      billId: null,
      patient_id: clinic.patientId,
      visit_id: null,
      patientId: clinic.patientId,
      patientName: 'Asha Menon',
      patientTokenNumber: 1,
      date: '2026-11-20T05:00:00.000Z',
      updatedAt: expect.any(String),
      status: 'dispensed',
      prescribedBy: 'Anita Rao',
      prescriberRole: 'admin',
      dispensedBy: 'Pia',
      dispensedById: pharmacist.user.id,
      dispensedAt: '2026-11-20T05:00:00.000Z',
      payment: { standing: 'no_bill', due: 1_500 },
      unpaidReason: null,
      prescription_for_unavailable_drugs: '',
      prescriptionForUnavailableDrugs: '',
      medications: [
        {
          drug_id: older.drugId,
          name: 'Paracetamol 500 mg',
          quantity: 6,
          tabletsPerDay: 1,
          numberOfDays: 1,
          directions_to_use: '',
          price: 250,
          returned_quantity: 0,
          box_number: null,
          stock: 40,
          ai_run_id: null,
        },
      ],
      overrides: [],
    });
  });

  it('omit deleted ones', async () => {
    await inClinic(clinic.clinicId, async (tx) => {
      const { drugId } = await insertDrug(tx, clinic);
      const { orderId } = await insertOrder(tx, clinic, drugId);
      await tx
        .updateTable('pharmacy_orders')
        .set({ deleted_at: clinic.now })
        .where('id', '=', orderId)
        .execute();
    });
    expect(await list()).toEqual([]);
  });
});

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

describe('a search of orders', () => {
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
});
