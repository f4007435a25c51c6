import { v7 as newId } from 'uuid';
import { clinicDay } from '#contract/kernel/dates.ts';
import { nextNumber } from '../../platform/db/number-series.ts';
import type { TestApp } from '../build-app.ts';
import type { Person } from './clinic.ts';
import { type ClinicRows, insertDrug, insertOrder, stamp } from './rows.ts';

function rowsOf(app: TestApp, person: Person, patientId: string): ClinicRows {
  const { clinic_id: clinicId, id: userId } = person.user;
  if (!clinicId) throw new Error('Only a clinic has orders.');
  return { clinicId, userId, patientId, now: app.clock.now() };
}

/** Creates a pending pharmacy order of 10 pieces at ₹2.50, of a drug with `stock` pieces. */
export function newPharmacyOrder(
  app: TestApp,
  person: Person,
  { patientId, stock = 100 }: { patientId: string; stock?: number },
) {
  const clinic = rowsOf(app, person, patientId);
  return app.started.services.database.inClinic(clinic.clinicId, async (tx) => {
    const drug = await insertDrug(tx, clinic, stock);
    return { ...drug, ...(await insertOrder(tx, clinic, drug.drugId)) };
  });
}

/** Creates a pending lab order of one test at ₹300. */
export function newLabOrder(app: TestApp, person: Person, patientId: string) {
  const clinic = rowsOf(app, person, patientId);
  const day = clinicDay(clinic.now, 'Asia/Kolkata');
  const row = { ...stamp(clinic), updated_at: clinic.now };
  const order = { ...row, patient_id: patientId, day };
  const test = { ...row, id: newId(), name: 'Complete Blood Count', price_paise: 30_000 };
  return app.started.services.database.inClinic(clinic.clinicId, async (tx) => {
    await tx.insertInto('lab_tests').values(test).execute();
    const token = await nextNumber(tx, { clinicId: clinic.clinicId, name: `lab ${day}` });
    await tx
      .insertInto('lab_orders')
      .values({ ...order, lab_token_number: token })
      .execute();
    await tx
      .insertInto('lab_order_tests')
      .values({
        clinic_id: clinic.clinicId,
        id: newId(),
        order_id: order.id,
        test_id: test.id,
        position: 0,
        name: test.name,
        price_paise: test.price_paise,
      })
      .execute();
    return { orderId: order.id, testId: test.id };
  });
}
