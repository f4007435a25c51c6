import { createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { getComplaint, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { createLabOrder, listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import {
  createPharmacyOrder,
  listPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getDoctorQueue, joinQueue, listQueue } from '#contract/queue/queue.endpoints.ts';
import type { StaffRole } from '#contract/staff/staff.ts';
import type { RawInput } from '../../server/testing/url-of.ts';
import { drugId, labTestId, patientId, type World } from '../rig/world.ts';

/** The data of each clinic when the measurement starts. */
export type Stock = {
  readonly world: World;
  readonly visits: readonly (readonly string[])[];
  readonly bills: readonly (readonly string[])[];
  /** Patients already used for a visit, by clinic; each is used once. */
  readonly taken: number[];
};

/** One of the most frequent calls of a clinic's day. */
export type HotCall = {
  readonly name: string;
  readonly kind: 'read' | 'write';
  readonly endpoint: Endpoint;
  readonly role: StaffRole;
  input(stock: Stock, clinic: number, nth: number): RawInput;
};

const somebody = ({ world }: Stock, clinic: number, nth: number) =>
  patientId(world, clinic, (nth * 7) % world.patientsAClinic);
const one = (of: readonly (readonly string[])[], clinic: number, nth: number) => {
  const ofClinic = of[clinic] ?? [];
  return ofClinic[nth % ofClinic.length];
};

/** A patient without an open visit. */
export function freshPatient({ world, taken }: Stock, clinic: number): string {
  const nth = taken[clinic] ?? 0;
  taken[clinic] = nth + 1;
  if (nth >= world.patientsAClinic) throw new Error('Every patient of the clinic is in the queue.');
  return patientId(world, clinic, nth);
}

export const HOT_CALLS: readonly HotCall[] = [
  {
    ...{ name: 'queue', kind: 'read', endpoint: listQueue, role: 'receptionist' },
    input: () => ({}),
  },
  {
    ...{ name: 'doctor-queue', kind: 'read', endpoint: getDoctorQueue, role: 'doctor' },
    input: () => ({}),
  },
  {
    ...{ name: 'patients', kind: 'read', endpoint: listPatients, role: 'receptionist' },
    input: () => ({ query: {} }),
  },
  {
    ...{ name: 'search', kind: 'read', endpoint: listPatients, role: 'receptionist' },
    input: () => ({ query: { search: 'ramesh' } }),
  },
  {
    ...{ name: 'patient', kind: 'read', endpoint: getPatient, role: 'doctor' },
    input: (stock, clinic, nth) => ({ params: { id: somebody(stock, clinic, nth) } }),
  },
  {
    ...{ name: 'record', kind: 'read', endpoint: getComplaint, role: 'doctor' },
    input: ({ visits }, clinic, nth) => ({ params: { visitId: one(visits, clinic, nth) } }),
  },
  {
    ...{ name: 'pharmacy-orders', kind: 'read', endpoint: listPharmacyOrders, role: 'pharmacy' },
    input: () => ({ query: {} }),
  },
  {
    ...{ name: 'lab-orders', kind: 'read', endpoint: listLabOrders, role: 'lab' },
    input: () => ({ query: {} }),
  },
  {
    ...{ name: 'bill', kind: 'read', endpoint: getBill, role: 'receptionist' },
    input: ({ bills }, clinic, nth) => ({ params: { id: one(bills, clinic, nth) } }),
  },
  {
    ...{ name: 'save-complaint', kind: 'write', endpoint: saveComplaint, role: 'doctor' },
    input: ({ visits }, clinic, nth) => ({
      params: { visitId: one(visits, clinic, nth) },
      // A different text each time, because an unchanged text is not written.
      body: { complaint: `Fever since ${nth} days, no cough. Paracetamol at night.` },
    }),
  },
  {
    ...{ name: 'register', kind: 'write', endpoint: registerPatient, role: 'receptionist' },
    input: () => ({
      body: { name: 'Ramesh Kumar', age: 40, gender: 'M', phone: '98450 12345' },
    }),
  },
  {
    ...{ name: 'create-bill', kind: 'write', endpoint: createBill, role: 'receptionist' },
    input: (stock, clinic, nth) => ({
      body: {
        patientId: somebody(stock, clinic, nth),
        items: ['Dressing', 'Injection', 'Nebulisation'].map((name) => ({ name, price: 150 })),
        paymentMode: 'cash',
      },
    }),
  },
  {
    ...{ name: 'prescribe', kind: 'write', endpoint: createPharmacyOrder, role: 'doctor' },
    input: (stock, clinic, nth) => ({
      body: {
        patient_id: somebody(stock, clinic, nth),
        items: [0, 1].map((drug) => ({ drug_id: drugId(clinic, drug), quantity: 10 })),
      },
    }),
  },
  {
    ...{ name: 'create-lab-order', kind: 'write', endpoint: createLabOrder, role: 'doctor' },
    input: (stock, clinic, nth) => ({
      body: {
        patient_id: somebody(stock, clinic, nth),
        tests: [0, 1].map((test) => ({ id: labTestId(clinic, test) })),
      },
    }),
  },
  {
    ...{ name: 'join-queue', kind: 'write', endpoint: joinQueue, role: 'receptionist' },
    input: (stock, clinic) => ({ body: { patientId: freshPatient(stock, clinic) } }),
  },
];
