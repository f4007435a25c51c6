import { beforeEach, describe, expect, it } from 'vitest';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';
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
