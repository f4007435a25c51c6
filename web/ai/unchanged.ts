import type { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { listPatientLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import type { Patient } from '#contract/patients/patient.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { orderContent } from './order-content.ts';

/** Why a change is not made, or not taken back: somebody has written there meanwhile. */
export type Because = typeof M.changedSince | typeof M.builtOn;

export function refusal(message: Because): ApiError {
  return new ApiError({ status: 409, code: 'conflict', message });
}

const linesOf = ({ medications, prescription_for_unavailable_drugs: text }: PharmacyOrder) =>
  orderContent(medications, text);
const testsOf = ({ tests, status }: LabOrder) =>
  JSON.stringify([status, ...tests.map(({ id }) => id)]);

/**
 * Throws when a pharmacy order holds something else than it did; its status is the server's to judge.
 * Answers the order as it is now.
 */
export async function expectSameOrder(
  was: PharmacyOrder,
  because: Because,
): Promise<PharmacyOrder> {
  const orders = await callApi(listPatientPharmacyOrders, { params: { id: was.patient_id } });
  const now = orders.find(({ id }) => id === was.id);
  if (!now || linesOf(now) !== linesOf(was)) throw refusal(because);
  return now;
}

export async function expectSameLabOrder(was: LabOrder, because: Because): Promise<void> {
  const orders = await callApi(listPatientLabOrders, { params: { id: was.patient_id } });
  const now = orders.find(({ id }) => id === was.id);
  if (!now || testsOf(now) !== testsOf(was)) throw refusal(because);
}

const DETAILS = ['name', 'age', 'gender', 'phone'] as const;
export type Details = Partial<Pick<Patient, (typeof DETAILS)[number]>>;

export async function expectSamePatient(
  { id, details }: { id: string; details: Details },
  because: Because,
): Promise<void> {
  const now = await callApi(getPatient, { params: { id } });
  const isOther = DETAILS.some((key) => key in details && now[key] !== details[key]);
  if (isOther) throw refusal(because);
}
