import { expect, it } from 'vitest';
import { createVisit } from '#contract/consultation/consultation.endpoints.ts';
import { type Endpoint, mayCall } from '#contract/kernel/endpoint.ts';
import { ROLES } from '#contract/kernel/roles.ts';
import {
  createLabOrder,
  getLabOrderReport,
  submitLabReport,
} from '#contract/lab/lab-orders.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import {
  createPharmacyOrder,
  editPharmacyOrder,
  getPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { ADDRESSES, type Address } from '#web/lib/address/paths.ts';
import { routesOf } from './routes.tsx';

it.each<[Address, Endpoint]>([
  [ADDRESSES.startSubscription, updatePatient],
  [ADDRESSES.newComplaint, createVisit],
  [ADDRESSES.addPharmacyOrder, createPharmacyOrder],
  [ADDRESSES.editPharmacyOrder, editPharmacyOrder],
  [ADDRESSES.pharmacyOrder, getPharmacyOrder],
  [ADDRESSES.createLabOrder, createLabOrder],
  [ADDRESSES.enterLabReport, submitLabReport],
  [ADDRESSES.viewLabReport, getLabOrderReport],
])('%s belongs to the roles that may make its call', (address, endpoint) => {
  const having = ROLES.filter((role) => routesOf(role).some((route) => route.address === address));
  expect(having).toEqual(ROLES.filter((role) => mayCall(endpoint, role)));
});
