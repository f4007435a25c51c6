import type { Page } from '@playwright/test';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { AskedModel } from '#server/testing/model-server.ts';
import { call } from '../rig/api.ts';
import type { Clinic, Person } from '../rig/clinic.ts';
import { expect } from '../rig/journey.ts';

export const askedFor = ({ body }: AskedModel) => JSON.stringify(body.messages);

export async function aVisit(clinic: Clinic, url: string) {
  const { token } = clinic.admin;
  const body = { name: 'Paracetamol 650 mg Tablet', price: 2, quantity_in_stock: 100 };
  const drug = await call(url, addDrug, { body }, { token });
  const { id: patientId } = await clinic.register('Meena Iyer');
  const visit = await clinic.queue(patientId, 'Fever.');
  const orders = () =>
    call(url, listPatientPharmacyOrders, { params: { id: patientId } }, { token });
  return { token, drug, patientId, at: `/edit-complaint/${visit.id}`, orders };
}

export type Open = (person: Person, options: { at: string }) => Promise<Page>;

/** A doctor's page of the visit, with its complaint loaded. */

export async function openVisit(open: Open, doctor: Person, at: string) {
  const page = await open(doctor, { at });
  const complaint = page.getByLabel('Complaint', { exact: true });
  await expect(complaint).toHaveValue('Fever.');
  return { page, complaint };
}
