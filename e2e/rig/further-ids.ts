import { listAdmissions, listInPatients } from '#contract/admissions/admissions.endpoints.ts';
import { listClinicPlans } from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { clinicDay } from '#contract/kernel/dates.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { getSupplierLedger } from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import { listSuppliers } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { listPlans } from '#contract/subscriptions/subscriptions.endpoints.ts';
import {
  addDisplay,
  getWaitingRoom,
  givePlace,
  savePlaces,
} from '#contract/waiting-room/waiting-room.endpoints.ts';
import { call } from './api.ts';
import type { FurtherIds } from './page-table.ts';

type Caller = { readonly token: string };

function found<T>(name: string, one: T | undefined): T {
  if (one === undefined) throw new Error(`The clinic has no ${name}.`);
  return one;
}

/** The newest return of goods among all suppliers, with its supplier. */
async function returned(url: string, by: Caller) {
  const endDate = clinicDay(new Date(), 'Asia/Kolkata');
  const query = { startDate: `${Number(endDate.slice(0, 4)) - 1}-${endDate.slice(5)}`, endDate };
  for (const { id } of await call(url, listSuppliers, {}, by)) {
    const { rows } = await call(url, getSupplierLedger, { params: { id }, query }, by);
    const goods = rows.findLast(({ kind }) => kind === 'return');
    if (goods) return { supplierId: id, returnId: goods.id };
  }
  throw new Error('The clinic has returned no goods.');
}

/** The public addresses of the waiting room: a display, added if there is none, and the place of a waiting patient. */
async function publicCodesOf(url: string, by: Caller) {
  const { displays } = await call(url, getWaitingRoom, {}, by);
  const open = displays.find(({ revoked }) => !revoked);
  const display = open ?? (await call(url, addDisplay, { body: { name: 'Hall' } }, by));
  await call(url, savePlaces, { body: { placesOn: true } }, by);
  const queue = await call(url, listQueue, {}, by);
  const waiting = queue.find(({ status }) => status === 'waiting');
  const { id } = found('waiting patient', waiting);
  const place = await call(url, givePlace, { params: { id } }, by);
  const codeOf = (path: string | null) => found('public code', path?.split('/').at(-1));
  return { displayCode: codeOf(display.path), placeCode: codeOf(place.path) };
}

/** The records that pages beside the daily ones show, found through the API. */
export async function furtherIdsOf(
  url: string,
  { admin, superadmin }: { admin: Caller; superadmin: Caller },
): Promise<FurtherIds> {
  const { inPatients } = await call(url, listInPatients, { query: { view: 'here' } }, admin);
  const { patient } = found('in-patient', inPatients[0]);
  const stays = await call(url, listAdmissions, { params: { id: patient.id } }, admin);
  const stay = found('stay', stays[0]);
  const plans = await call(url, listPlans, {}, admin);
  const clinicPlans = await call(url, listClinicPlans, {}, superadmin);
  const drugs = await call(url, listDrugs, { query: {} }, admin);
  return {
    ...(await returned(url, admin)),
    ...(await publicCodesOf(url, admin)),
    inPatientId: patient.id,
    stayId: stay.id,
    admissionBillId: stay.bill_id,
    planId: found('plan for patients', plans[0]).id,
    clinicPlanId: found('plan for clinics', clinicPlans[0]).id,
    drugId: found('drug', drugs[0]).id,
  };
}
