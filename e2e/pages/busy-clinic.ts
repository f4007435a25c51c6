import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  movePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { callNext, completeVisit, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { call } from '../rig/api.ts';
import { makeClinic } from '../rig/clinic.ts';
import { orderLabTest, reportLabOrder } from '../rig/lab-order.ts';

const PATIENTS = [
  ['Meena Iyer', 'Fever for three days, dry cough at night.'],
  ['Abdul Rahman', 'Follow-up after blood sugar test.'],
  ['Lakshmi Subramanian', ''],
  ['Ravi Shankar Prasad', 'Pain in the right knee since a fall.'],
  ['Sunita Devi', 'Rash on both arms.'],
  ['Joseph D’Souza', ''],
] as const;

/** A drug in stock and a billed order of it, for the return screen. */
async function orderDrugs(url: string, token: string, patient_id: string) {
  const by = { token };
  const body = { name: 'Paracetamol 500 mg', price: 2.5, quantity_in_stock: 40 };
  const { id: drug_id } = await call(url, addDrug, { body }, by);
  const items = [{ drug_id, quantity: 10, tabletsPerDay: 2, numberOfDays: 5 }];
  const order = { patient_id, items, prescription_for_unavailable_drugs: 'Inhaler, 2 puffs BD' };
  const { id } = await call(url, createPharmacyOrder, { body: order }, by);
  return call(url, movePharmacyOrder, { params: { id }, body: { status: 'billed' } }, by);
}

/** A clinic in the middle of its day: every role at work, a visit in each status. */
export async function makeBusyClinic(url: string) {
  const clinic = await makeClinic(url);
  const people = {
    admin: clinic.admin,
    doctor: await clinic.hire('doctor'),
    receptionist: await clinic.hire('receptionist'),
    lab: await clinic.hire('lab'),
    pharmacy: await clinic.hire('pharmacy'),
  };
  const ofDoctor = { token: people.doctor.token };
  const visits: string[] = [];
  for (const [name, complaint] of PATIENTS) {
    const { id } = await clinic.register(name);
    visits.push((await clinic.queue(id, complaint)).id);
  }
  const [, , , , cancelled = ''] = visits;
  const seen = await call(url, callNext, {}, ofDoctor);
  await call(url, completeVisit, { params: { id: seen.id } }, ofDoctor);
  const move = { params: { id: cancelled }, body: { status: 'cancelled' } } as const;
  await call(url, moveVisit, move, ofDoctor);
  const consulting = await call(url, callNext, {}, ofDoctor);
  const body = { case_summary: 'Type 2 diabetes, diet discussed.' };
  await call(url, saveComplaint, { params: { visitId: consulting.id }, body }, ofDoctor);
  const { id: orderId } = await orderDrugs(url, people.admin.token, consulting.patient_id);
  const lab = { url, token: people.admin.token };
  const labOrder = await orderLabTest(lab, consulting.patient_id);
  await reportLabOrder(lab, labOrder, { Haemoglobin: 9.4 });
  return { people, consulting, orderId, labOrderId: labOrder.id };
}

export type BusyClinic = Awaited<ReturnType<typeof makeBusyClinic>>;
