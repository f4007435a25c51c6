import { screen } from '@testing-library/react';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listDrugs, listUsedDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  getPatientChecks,
  listPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { type ApiDouble, apiDouble } from './api-double.ts';
import { aDrug } from './builders/drugs.ts';
import { aPharmacyOrder, patientChecks } from './builders/history.ts';
import { aPatient } from './builders/visits.ts';
import { renderApp } from './render-app.tsx';

export const meena = aPatient({ name: 'Meena Iyer' });
export const paracetamol = aDrug({ name: 'Paracetamol 500 mg', sellable_quantity: 20 });
export const cetirizine = aDrug({ name: 'Cetirizine 10 mg' });
/** The address of a new order for Meena. */
export const forMeena = `/dashboard/add-order?patient=${meena.id}`;

/** An API that knows Meena, two drugs, and no earlier order. */
export function orderFormApi(): ApiDouble {
  const api = apiDouble();
  api.on(getPatient, meena);
  api.on(listDrugs, [paracetamol, cetirizine]);
  api.on(listUsedDrugs, []);
  api.on(listPharmacyOrders, { orders: [], totalOrders: 0, totalPages: 0, currentPage: 1 });
  api.on(getPatientChecks, patientChecks());
  api.on(createPharmacyOrder, aPharmacyOrder({ status: 'pending' }, meena));
  return api;
}

/** Opens an address of the order form, at first a new order for Meena. */
export const openOrderForm = (
  api: ApiDouble,
  address = forMeena,
  as: 'pharmacy' | 'doctor' = 'pharmacy',
) => renderApp(address, { as, api });

/** The field that adds a drug to the order. */
export const drugPicker = () => screen.findByRole('combobox', { name: 'Add a drug' });

/** The new orders that were sent. */
export const sentOrders = (api: ApiDouble) =>
  api.requests(createPharmacyOrder).map(({ body }) => body);

/** The text of the field with this label. */
export const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
